import type { HelpTexts } from '../en/help';

export const HELP: HelpTexts = {
  tab: {
    pack: 'Mochila',
    look: 'Mirar',
    character: 'Héroe',
    map: 'Mapa',
    log: 'Registro',
    settings: 'Ajustes',
    help: 'Ayuda',
  },
  pages: {
    start: {
      label: 'En breve',
      lines: [
        '## Cómo se juega',
        'Un botón o un comando es una decisión. El botón azul es el que pulsaría un jugador sensato; la línea con la flecha (→) lo nombra y dice por qué. `/settings` desactiva ambas cosas. Si hay mucho en juego ninguno es azul: elige entre las opciones numeradas, cada una con su precio.',
        '**Explorar** sigue andando hasta que haya algo que decidir; a los enemigos fáciles los combate de paso, y descansas, comes o te equipas mejor según haga falta. **Luchar** se acerca al enemigo más cercano y golpea. **Reposar** cura mientras no haya enemigos cerca. **Bajar** va hasta unas escaleras que conoces y baja por ellas. **Visitar** te lleva en el pueblo a una tienda o a alguien con buenos consejos; **Al pueblo** te devuelve allí desde el bosque. **Repetir** aparece tras dar un paso, lanzar un hechizo o usar un objeto, y hace lo mismo otra vez.',
        'La muerte es definitiva. Tu partida se guarda tras cada turno: vuelve cuando quieras con `/play`.',
      ],
    },
    moving: {
      label: 'Moverse',
      lines: [
        '## Moverse',
        '**Andar** abre las ocho direcciones; en ese mensaje siguen abiertas hasta que las cierras. `/move` da varios pasos de una vez, `/travel` va a lo que nombres: unas escaleras, alguien, una cosa a la vista, una puerta que recuerdas.',
        'Camina hacia las cosas para hacer algo con ellas: a los enemigos los atacas, con la gente pacífica cambias de sitio, con quien vende comercias, las puertas se abren.',
        'Todo camino largo se detiene cuando aparece un enemigo, cuando te hieren y donde hay algo que decidir. La primera línea dice por qué.',
        'Quien explora, viaja o descansa mira con cuidado: así encuentras las trampas ocultas, y las puertas que parecen muro, mucho antes que paso a paso.',
        'Con un enemigo a la vista que puede venir no se descansa. **Explorar** sigue solo donde todos los que ves son fáciles de vencer o no pueden venir.',
      ],
    },
    fighting: {
      label: 'Luchar',
      lines: [
        '## Luchar',
        '**Luchar** va hacia el enemigo más cercano y luego hacia el siguiente mientras lleves las de ganar; se detiene si llegan otros que son peligrosos. Por debajo de un tercio de tu vida, más o menos, pregunta antes.',
        '**Mirar** dice quién está a la vista, qué fuerza tiene y cómo está de herido. Las barras de la imagen muestran la vida; los PV exactos de los demás no se ven.',
        'Lucha en las puertas, para que solo te alcance uno. Huir solo compensa de los lentos.',
        'Los enemigos muertos y la caza dan experiencia; los inofensivos, nunca. Un nivel nuevo te cura y te mejora en algo. Algunos niveles dan un don entre tres: elígelo antes de bajar más.',
        'Quien recibe un golpe lo devuelve. Si haces daño a inofensivos ante testigos, los precios se doblan; luego nadie comercia contigo y llega la Guardia. Una multa, pagada a quien vende o al sacerdote, lo arregla.',
      ],
    },
    things: {
      label: 'Objetos',
      lines: [
        '## Objetos',
        '**Recoger** aparece cuando hay algo a tus pies, **Ir por** cuando lo hay a la vista. En **Mochila** está todo lo que tienes: usar, ponerse, quitarse, soltar, arrojar. Las dagas, las hachas y las pociones vuelan cuatro casillas; una poción actúa también en las casillas de al lado, sea amigo o enemigo quien esté ahí.',
        'Pociones, pergaminos y cosas raras no se conocen hasta probarlos, o hasta que el sacerdote del pueblo los nombra por oro. El color de una poción dice sobre qué actúa. Si un pergamino desconocido pregunta algo al leerlo, cualquier respuesta lo gasta. Lo maldito no se quita sin un pergamino.',
        'Demasiado peso te vuelve lento. Los vendedores compran de todo y venden lo suyo; acércate a ellos. Un botón vende allí de una vez el equipo que conoces y que no mejora lo que llevas puesto. Las mercancías se agotan: con cada nueva profundidad que alcanzas llega más comida y llegan más pociones y pergaminos.',
        'Un santuario pide una cosa y da otra, una sola vez: **Mirar** dice cuáles y **Ofrendar**, a su lado, hace el trato. Uno oscuro y vacío ya ha tenido su ofrenda.',
        'Te entra hambre, salvo en el pueblo: guarda algo de comida. Con hambre no se descansa, y morirse de hambre te quita vida.',
      ],
    },
    magic: {
      label: 'Magia',
      lines: [
        '## Magia',
        'Los libros enseñan hechizos; **Hechizos** aparece cuando tienes maná para alguno. El maná vuelve al descansar o esperar.',
        'Con cada nivel sube tu Magia. Cada punto después del primero añade una vigésima parte al daño de hechizos, pergaminos y varas. Las pociones de salud y de maná devuelven una parte de tu máximo. Todas las listas dan las cifras que valen ahora para ti.',
        'Varas, pergaminos y hechizos que piden un objetivo los muestran numerados, el más cercano primero. Lo que alcanza una zona se ve antes de hacerlo, contigo incluido. Cancelar no cuesta nada.',
        'Vale cualquier casilla a la vista: los comandos aceptan `K12` de la regla o una distancia como `3e 2n`.',
      ],
    },
    picture: {
      label: 'La imagen',
      lines: [
        '## Leer la imagen',
        'La línea amarilla está bajo tus pies. Arriba: el lugar y su profundidad, tu oro, vida, maná y experiencia; debajo, lo que te aqueja. Abajo, lo último del registro, si `/settings` lo muestra ahí.',
        'Lo que ves ahora es claro; lo que recuerdas es gris, y ahí no se muestra a nadie.',
        'Cada imagen se describe con palabras para lectores de pantalla. `/settings` tiene colores aptos para daltónicos, alto contraste, la pantalla clásica de signos y el juego solo en palabras.',
        "En palabras hay un plano de signos: `@` tú, `#` pared, `.` suelo, `:` camino, `,` hierba, `;` grava, `-` agua poco profunda, `~` agua profunda o sima, `<` `>` escaleras arriba y abajo, `+` puerta cerrada y `'` abierta, `|` lápida, `*` mobiliario, `x` lo que estalla si alguien se acerca. Lo que está a la vista, salvo el mobiliario, figura encima en una lista, cada cosa con su signo.",
      ],
    },
    together: {
      label: 'Juntos',
      lines: [
        '## Jugar juntos',
        '`/party` empieza una partida para todo el canal: juega su dueño, se pasa la antorcha, se vota o juega quien quiera.',
        'Con `/run share` el canal puede mirar tu partida hasta que pulses **Dejar de compartir**, `/run watch` muestra las de otros. `/daily` es la misma mazmorra para todos, una vez al día, y `/leaderboard` dice quién llegó más lejos.',
      ],
    },
    commands: { label: 'Comandos', lines: ['## Todos los comandos'] },
  },
  way: {
    heading: '**El camino hacia abajo**',
    below: (depth) => `${depth} y más abajo`,
    here: 'aquí está tu héroe',
    reached: 'hasta aquí ha llegado este héroe',
    record: 'lo más hondo que has llegado',
    at: (mark, depth) => `${mark}, en la profundidad ${depth}`,
  },
  deeper: (lines) =>
    `-# ${lines === 1 ? 'Queda una línea más' : `Quedan ${lines} líneas más`} para quien llegue más abajo.`,
  log: {
    older: 'Más antiguo',
    newer: 'Más reciente',
    page: (page, pages) => `Página ${page} de ${pages}`,
  },
};
