"""Each rule explained at more length, for whoever asks.

Knows options by their keys in the record; must not know values in use. Texts are translated when
they are shown.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.i18n import mark

HELP: Mapping[str, str] = {
    "target": mark(
        "Cuántos puntos hacen falta para ganar un chico. La primera mitad se llama malas y la "
        "segunda buenas; de eso depende a veces cuánto vale la falta envido."
    ),
    "chicos": mark(
        "Un chico va de cero al total de puntos. La partida puede ser uno solo, al mejor de tres "
        "o al mejor de cinco; cada chico empieza de cero."
    ),
    "mitades": mark(
        "A treinta y a cuarenta siempre hay malas y buenas. A quince, muchas mesas no las usan; "
        "con esta regla las buenas empiezan en ocho."
    ),
    "cierre": mark(
        "Al final de un chico importa qué se cuenta primero. En orden: el que llega al total con "
        "la flor o el envido ya ganó, aunque pierda el truco. Con alargue: si la mano empezó con "
        "los dos a un punto del total, se cuenta todo junto al final y un empate lleva a otra "
        "mano, hasta tres."
    ),
    "tantos": mark(
        "Cuando se quiere un envido, cada uno dice su tanto empezando por el mano. Si lo dice el "
        "juego, no hay errores ni mentiras. Si lo decís vos, podés decir de más o de menos y "
        "arriesgarte a que te descubran."
    ),
    "mostrar": mark(
        "El que gana el tanto tiene que mostrar las cartas que lo forman. Si sólo se muestra "
        "cuando lo piden, al terminar la mano el rival puede decir «a ver»; el que no muestra "
        "pierde el tanto."
    ),
    "pena": mark(
        "Qué pasa cuando un tanto o una flor resultan falsos: se devuelven los puntos y, según "
        "esta regla, los cobra el rival o se pierden."
    ),
    "envido-repite": mark(
        "El envido vale dos y cada nuevo envido suma dos. Lo común es que se pueda repetir una "
        "sola vez; sin límite se puede seguir subiendo, también de real en real."
    ),
    "falta": mark(
        "La falta envido reemplaza todo lo cantado antes. Al puntero: lo que le falta para ganar "
        "al que va primero. Hasta las buenas: mientras nadie llegó a las buenas, lo que le falta "
        "al puntero para llegar. Partido en malas: con los dos en malas, el que gana la falta "
        "gana el chico. Doble falta: en malas vale hasta las buenas; en buenas, hasta el final. "
        "Según el perdedor: con los dos en buenas, lo que le falta al que pierde; antes, alcanzar "
        "o pasar al rival."
    ),
    "falta-desde": mark(
        "Una falta envido en la primera mano puede terminar la partida antes de empezar. Hay "
        "mesas que la prohíben mientras el tanteador está en cero, también como respuesta."
    ),
    "envido-canta": mark(
        "El pie es el último en hablar de su lado. De a dos, el pie es el que da: con esta regla "
        "el mano no puede abrir el envido ni el real, pero sí contestar, subir y cantar la falta."
    ),
    "truco-tras-envido": mark(
        "A un truco todavía sin contestar se le puede responder «el envido está primero». "
        "Resuelto el envido, el truco puede seguir esperando respuesta o quedar anulado."
    ),
    "truco-cuando": mark(
        "Lo común es cantar truco cuando te toca jugar o contestar. Hay mesas donde se puede "
        "gritar en cualquier momento, siempre que no haya otro canto sin respuesta."
    ),
    "truco-al-cuatro": mark(
        "El 4 es la carta más baja. Hay mesas donde es de mal gusto cantarle truco a un 4 en la "
        "última baza: ahí no se puede cantar ni subir."
    ),
    "mazo-primera": mark(
        "El que se va al mazo en la primera baza evita el envido. Para que no salga gratis, hay "
        "mesas que dan dos puntos: uno por el truco y otro por el envido no cantado."
    ),
    "flor": mark(
        "Tener las tres cartas del mismo palo es flor. Vale tres puntos, se canta antes de jugar "
        "y anula el envido. Si el otro también tiene, puede querer, achicarse o subir con "
        "contraflor y contraflor al resto."
    ),
    "flor-canta": mark(
        "La flor es obligatoria. La puede cantar el juego por vos, o podés cantarla vos: callarla "
        "o cantarla en falso sale tres puntos si el rival lo descubre."
    ),
    "flor-tabla": mark(
        "Cuánto se cobra cuando una flor encuentra otra. Común: 4 querida, 3 achicada, contraflor "
        "6 o 4. Clásica: 6 querida, 4 achicada, y la contraflor al resto gana el chico. A la "
        "mitad: el resto es lo que falta para terminar las malas o las buenas. Tres por flor: "
        "querida, tres por cada flor cantada. Una flor sola vale tres en todas."
    ),
    "tapadas": mark(
        "Una carta boca abajo pierde con cualquiera y sólo empata con otra tapada. Sirve para que "
        "el rival no sepa qué tenías."
    ),
    "dieces": mark(
        "Entre dos o cuatro se puede jugar sin los cuatro dieces, con treinta y seis cartas. El "
        "orden de las demás no cambia."
    ),
    "corte": mark(
        "Antes de repartir, el rival a la izquierda del que da corta el mazo. En vez de cortar "
        "puede tocarlo una, dos o tres veces: esas cartas van abajo y las tres se dan juntas."
    ),
    "reloj": mark(
        "Con reloj, cuando se acaba el tiempo juega por vos el rival más simple y en el registro "
        "queda anotado con un «!»."
    ),
    "sorteo": mark(
        "Cómo se muestra quién es mano. A reyes: se dan cartas a la vista hasta que salen los "
        "primeros reyes, que son para el mano y los que juegan con él. Los lugares son los que "
        "elegiste y el mano sale de la semilla del partido: el reparto termina ahí."
    ),
    "mazo-equipo": mark(
        "Con compañero, irse al mazo puede ser cosa de uno solo, que deja jugar al otro, o de todo "
        "el equipo."
    ),
    "senas": mark(
        "Con qué gestos se avisan las cartas los compañeros. Cada región tiene sus señas."
    ),
    "senas-falsas": mark(
        "Si se permiten, una seña puede ser mentira: para el rival que la caza, y también para el "
        "compañero."
    ),
    "pica": mark(
        "De a seis se alterna una mano redonda, en la que juegan todos, con tres duelos: cada uno "
        "contra el que tiene enfrente, y lo que gana es de su equipo. Los duelos se terminan "
        "cuando a un equipo le falta poco; en el uruguayo, cuando entra en las buenas."
    ),
    "pica-tope": mark(
        "En un duelo la falta envido no depende del tanteador. La contraflor al resto vale doce."
    ),
    "gallo": mark(
        "El gallo es el pie: recibe cuatro cartas, aparta una y juega solo contra los otros dos. "
        "Puede pasar de uno a otro en cada mano, o ser siempre el mismo jugador."
    ),
    "trucho-desempate": mark(
        "En el trucho la mano es del que junta más porotos en las tres bazas. Si dos juntaron lo "
        "mismo, algo tiene que decidir."
    ),
}
"""The longer explanation of each option."""
