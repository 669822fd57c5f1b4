"""What each rule is called, what its values are called, and what each value does, in one line.

Knows options by their keys in the record. Must not know which table has which: the engine lists
them. Texts are translated when they are shown.
"""

from __future__ import annotations

from collections.abc import Mapping

from game.i18n import mark

LABELS: Mapping[str, str] = {
    "target": mark("Puntos"),
    "chicos": mark("Chicos"),
    "mitades": mark("Malas y buenas a 15"),
    "cierre": mark("Cómo se cierra"),
    "tantos": mark("Los tantos"),
    "mostrar": mark("Mostrar el tanto"),
    "pena": mark("Si alguien canta mal"),
    "envido-repite": mark("Envido sobre envido"),
    "falta": mark("Cuánto vale la falta"),
    "falta-desde": mark("Falta envido desde"),
    "envido-canta": mark("Quién abre el envido"),
    "truco-tras-envido": mark("El truco que esperaba"),
    "truco-cuando": mark("Cuándo se canta truco"),
    "truco-al-cuatro": mark("Truco contra un 4"),
    "mazo-primera": mark("Irse de entrada cuesta"),
    "flor": mark("Flor"),
    "flor-canta": mark("La flor la canta"),
    "flor-tabla": mark("Cuánto vale la flor"),
    "tapadas": mark("Cartas tapadas"),
    "dieces": mark("Los dieces"),
    "corte": mark("Cortar el mazo"),
    "reloj": mark("Reloj por turno"),
    "sorteo": mark("Sorteo"),
    "mazo-equipo": mark("Al mazo se va"),
    "senas": mark("Señas"),
    "senas-falsas": mark("Señas falsas"),
    "pica": mark("Pica-pica"),
    "pica-tope": mark("La falta en un duelo"),
    "gallo": mark("Quién es el gallo"),
    "trucho-desempate": mark("Empate de porotos"),
}
"""What each option is called."""

VALUES: Mapping[str, Mapping[str, str]] = {
    "target": {"15": "15", "20": "20", "30": "30", "40": "40"},
    "chicos": {"1": "1", "2": mark("2 de 3"), "3": mark("3 de 5")},
    "mitades": {"no": mark("No"), "si": mark("Sí")},
    "cierre": {"orden": mark("En orden"), "alargue": mark("Con alargue")},
    "tantos": {"automaticos": mark("Los dice el juego"), "libres": mark("Los decís vos")},
    "mostrar": {"siempre": mark("Siempre"), "si-piden": mark("Si lo piden")},
    "pena": {"rival": mark("Cobra el rival"), "nadie": mark("No cobra nadie")},
    "envido-repite": {"una": mark("Una vez"), "libre": mark("Sin límite")},
    "falta": {
        "al-puntero": mark("Al puntero"),
        "hasta-buenas": mark("Hasta las buenas"),
        "partido-en-malas": mark("Partido en malas"),
        "doble-falta": mark("Doble falta"),
        "segun-perdedor": mark("Según el perdedor"),
    },
    "falta-desde": {"primera": mark("La primera mano"), "segunda": mark("Que haya puntos")},
    "envido-canta": {"cualquiera": mark("Cualquiera"), "pies": mark("Sólo el pie")},
    "truco-tras-envido": {"pendiente": mark("Sigue en pie"), "anula": mark("Se anula")},
    "truco-cuando": {"turno": mark("En tu turno"), "siempre": mark("En cualquier momento")},
    "truco-al-cuatro": {"si": mark("Se puede"), "no-en-tercera": mark("No en tercera")},
    "mazo-primera": {"1": mark("1 punto"), "2": mark("2 puntos")},
    "flor": {"no": mark("Sin flor"), "si": mark("Con flor")},
    "flor-canta": {"automatica": mark("El juego"), "libre": mark("Cada uno")},
    "flor-tabla": {
        "ludoteka": mark("Común"),
        "clasica": mark("Clásica"),
        "wiki": mark("A la mitad"),
        "tres-por-flor": mark("Tres por flor"),
    },
    "tapadas": {"no": mark("No"), "si": mark("Sí")},
    "dieces": {"si": mark("Con dieces"), "no": mark("Sin dieces")},
    "corte": {"no": mark("Sin cortar"), "si": mark("Se corta o se toca")},
    "reloj": {"no": mark("Sin reloj"), "15": "15 s", "30": "30 s", "60": "60 s"},
    "sorteo": {
        "automatico": mark("Automático"),
        "reyes": mark("A reyes"),
        "elegir": mark("A elección"),
    },
    "mazo-equipo": {"individual": mark("Cada uno"), "equipo": mark("El equipo")},
    "senas": {
        "argentinas": mark("Argentinas"),
        "foro": mark("De barrio"),
        "uruguayas": mark("Uruguayas"),
        "no": mark("Sin señas"),
    },
    "senas-falsas": {"si": mark("Se permiten"), "no": mark("Prohibidas")},
    "pica": {"5": mark("Desde los 5"), "0": mark("Desde el principio"), "no": mark("Nunca")},
    "pica-tope": {"6": mark("6 puntos"), "10": mark("10 puntos")},
    "gallo": {"rotativo": mark("Uno por mano"), "fijo": mark("Siempre el mismo")},
    "trucho-desempate": {
        "ronda": mark("Ganó la primera"),
        "primero": mark("Tiró primero"),
    },
}
"""What each value of an option is called."""

EFFECTS: Mapping[str, Mapping[str, str]] = {
    "target": {
        "15": mark("Una partida corta, de unos diez minutos."),
        "20": mark("Diez malas y diez buenas: para un rato."),
        "30": mark("Quince malas y quince buenas, como casi siempre."),
        "40": mark("Veinte malas y veinte buenas: para una tarde larga."),
    },
    "chicos": {
        "1": mark("El primero que llega gana la partida."),
        "2": mark("Gana la partida el primero que gana dos chicos."),
        "3": mark("Gana la partida el primero que gana tres chicos."),
    },
    "mitades": {
        "no": mark("A quince se cuenta de corrido."),
        "si": mark("A quince también hay buenas, desde los ocho puntos."),
    },
    "cierre": {
        "orden": mark("Primero flor, después envido, después truco: el que llega, gana ahí."),
        "alargue": mark("Con los dos a un punto, la mano se cuenta entera y puede haber más."),
    },
    "tantos": {
        "automaticos": mark("El juego canta tu tanto verdadero."),
        "libres": mark("Decís el número que quieras, o «son buenas»."),
    },
    "mostrar": {
        "siempre": mark("El que gana el tanto lo muestra al final de la mano."),
        "si-piden": mark("Se muestra sólo si el rival pide verlo; si no mostrás, lo perdés."),
    },
    "pena": {
        "rival": mark("Los puntos de un tanto mal cantado son del rival."),
        "nadie": mark("Un tanto mal cantado no vale para nadie."),
    },
    "envido-repite": {
        "una": mark("Al envido se contesta con un solo envido más."),
        "libre": mark("Se puede contestar envido tras envido, y real tras real."),
    },
    "falta": {
        "al-puntero": mark("Vale lo que le falta al que va ganando."),
        "hasta-buenas": mark("En malas, vale lo que le falta al puntero para las buenas."),
        "partido-en-malas": mark("Con los dos en malas, gana la partida."),
        "doble-falta": mark("En malas llega a las buenas; en buenas, al final."),
        "segun-perdedor": mark("Depende de cuántos puntos tenga el que pierde."),
    },
    "falta-desde": {
        "primera": mark("Se puede cantar desde el primer reparto."),
        "segunda": mark("No se canta mientras todos estén en cero."),
    },
    "envido-canta": {
        "cualquiera": mark("Lo abre cualquiera que no haya jugado carta."),
        "pies": mark("Envido y real los abre sólo el pie de cada lado; la falta, cualquiera."),
    },
    "truco-tras-envido": {
        "pendiente": mark("Después del envido hay que contestar aquel truco."),
        "anula": mark("El truco interrumpido no vale; hay que cantarlo de nuevo."),
    },
    "truco-cuando": {
        "turno": mark("Se canta cuando te toca jugar o contestar."),
        "siempre": mark("También se canta mientras le toca al otro."),
    },
    "truco-al-cuatro": {
        "si": mark("Se canta aunque el rival tenga un 4 en la mesa."),
        "no-en-tercera": mark("Con un 4 del rival en la tercera no se canta ni se sube."),
    },
    "mazo-primera": {
        "1": mark("Irse al mazo antes de cantar nada da un punto."),
        "2": mark("Irse en la primera sin que nadie cante da dos puntos."),
    },
    "flor": {
        "no": mark("Tres del mismo palo son sólo un buen envido."),
        "si": mark("Tres del mismo palo son flor: valen tres y anulan el envido."),
    },
    "flor-canta": {
        "automatica": mark("La flor se canta sola cuando corresponde."),
        "libre": mark("La cantás vos, también sin tenerla. Descubierta, cuesta tres."),
    },
    "flor-tabla": {
        "ludoteka": mark("Flor querida 4, achicada 3, contraflor 6."),
        "clasica": mark("Flor querida 6, achicada 4, contraflor 6; al resto gana el chico."),
        "wiki": mark("Como la común, pero el resto llega sólo a la mitad en juego."),
        "tres-por-flor": mark("Querida paga tres por cada flor cantada."),
    },
    "tapadas": {
        "no": mark("Toda carta se juega a la vista."),
        "si": mark("Podés jugar boca abajo: no mata a nadie, pero no se sabe qué era."),
    },
    "dieces": {
        "si": mark("Cuarenta cartas, las de siempre."),
        "no": mark("Treinta y seis cartas: salen más figuras altas y más anchos."),
    },
    "corte": {
        "no": mark("Se reparte sin más."),
        "si": mark("El rival del que da corta el mazo, o toca hasta tres veces."),
    },
    "reloj": {
        "no": mark("Pensá todo lo que quieras."),
        "15": mark("A los 15 segundos el juego decide por vos."),
        "30": mark("A los 30 segundos el juego decide por vos."),
        "60": mark("Al minuto el juego decide por vos."),
    },
    "sorteo": {
        "automatico": mark("El juego sortea quién es mano."),
        "reyes": mark("Los primeros reyes muestran al mano y a su pareja."),
        "elegir": mark("Las parejas se eligen."),
    },
    "mazo-equipo": {
        "individual": mark("Se va uno y el compañero puede seguir."),
        "equipo": mark("Si se va uno, se van todos los de su lado."),
    },
    "senas": {
        "argentinas": mark("Las señas de acá."),
        "foro": mark("Las señas como se usan en muchos barrios."),
        "uruguayas": mark("Las señas del otro lado del río."),
        "no": mark("Nadie hace señas."),
    },
    "senas-falsas": {
        "si": mark("Se puede hacer una seña que no es."),
        "no": mark("Toda seña es verdadera."),
    },
    "pica": {
        "5": mark("Desde que alguien tiene cinco puntos, después de cada redonda hay tres duelos."),
        "0": mark("Desde la primera, después de cada redonda hay tres duelos."),
        "no": mark("Todas las manos son redondas: juegan los seis."),
    },
    "pica-tope": {
        "6": mark("En un duelo la falta envido vale seis."),
        "10": mark("En un duelo la falta envido vale diez."),
    },
    "gallo": {
        "rotativo": mark("En cada mano juega solo el que da."),
        "fijo": mark("El que es gallo en la primera mano lo es hasta el final."),
    },
    "trucho-desempate": {
        "ronda": mark("De los que empatan gana el que ganó la primera baza."),
        "primero": mark("De los que empatan gana el que tiró primero."),
    },
}
"""What each value does, in one line."""
