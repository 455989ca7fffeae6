import type { CommandTexts } from '../en/commands';
import { LANGUAGES } from '../languages';
import { INPUT } from './input';
import { EMBLEM_COLOUR_NAMES, EMBLEM_NAMES, TITLE_NAMES } from './looks';

const direction = {
  name: 'dirección',
  description: 'Hacia dónde',
  choices: INPUT.directions,
};

const at = {
  name: 'objetivo',
  description: 'A quién o dónde: un nombre, aquí, K12 en la regla o una distancia como 3e 2n',
};

const item = (description: string) => ({ item: { name: 'objeto', description } });

const circle = {
  name: 'para',
  description: 'Para todos o solo para este servidor',
  choices: { global: 'todos', guild: 'este servidor' },
};

const adminPlayer = { player: { name: 'jugador', description: 'De quién' } };

export const COMMANDS: CommandTexts = {
  play: {
    name: 'jugar',
    description: 'Seguir con tu partida, o empezar una',
    options: { seed: { name: 'semilla', description: 'Empezar de nuevo en el mundo de esta semilla' } },
  },
  move: {
    name: 'mover',
    description: 'Andar hacia un lado o hasta un nombre; al chocar con algo, haces algo con ello',
    options: {
      to: {
        name: 'adónde',
        description: 'norte o ne, un nombre, escaleras abajo, K12 en la regla o una distancia como 3e 2n',
      },
      steps: { name: 'pasos', description: 'Hasta dónde, mientras no pase nada (de 1 a 20)' },
    },
  },
  explore: { name: 'explorar', description: 'Seguir andando hasta que haya algo que decidir' },
  travel: {
    name: 'viajar',
    description: 'Ir a alguien, unas escaleras o una cosa a la vista o conocida en este piso',
    options: {
      to: { name: 'destino', description: 'Un nombre, escaleras abajo, K12 en la regla o una distancia como 3e 2n' },
    },
  },
  fight: { name: 'luchar', description: 'Ir hacia el enemigo más cercano a la vista y atacarlo' },
  fire: {
    name: 'disparar',
    description: 'Disparar al enemigo más cercano a tu alcance o a otro, o arrojar algo',
    options: { at, ...item('Qué arrojas en vez de disparar: una daga, un hacha o una poción') },
  },
  attack: { name: 'atacar', description: 'Golpear a quien esté ahí, amigo o enemigo', options: { direction } },
  wait: { name: 'esperar', description: 'Dejar pasar un turno' },
  rest: { name: 'descansar', description: 'Descansar hasta recuperarte o hasta que te molesten' },
  pickup: {
    name: 'recoger',
    description: 'Recoger lo que hay a tus pies o ir por lo que está a la vista',
    options: item('Cuál'),
  },
  use: {
    name: 'usar',
    description: 'Beber, comer, leer o agitar algo que llevas',
    options: { ...item('Qué usar'), at },
  },
  equip: { name: 'equipar', description: 'Ponerte o empuñar algo que llevas', options: item('Qué ponerte') },
  remove: { name: 'quitar', description: 'Quitarte algo que llevas puesto', options: item('Qué quitarte') },
  drop: { name: 'soltar', description: 'Dejar algo en el suelo', options: item('Qué soltar') },
  cast: {
    name: 'lanzar',
    description: 'Lanzar un hechizo que conoces',
    options: { spell: { name: 'hechizo', description: 'Qué hechizo' }, at },
  },
  buy: { name: 'comprar', description: 'Comprar a alguien que está a tu lado', options: item('Qué comprar') },
  sell: {
    name: 'vender',
    description: 'Vender a alguien que está a tu lado; lo acepta todo',
    options: item('Qué vender'),
  },
  descend: { name: 'bajar', description: 'Ir a las escaleras conocidas más cercanas y bajar' },
  ascend: { name: 'subir', description: 'Ir a las escaleras conocidas más cercanas y subir' },
  look: {
    name: 'mirar',
    description: 'Contar con palabras lo que hay a la vista, o señalar una cosa',
    options: { target: { name: 'cosa', description: 'Algo que hay a la vista' } },
  },
  map: { name: 'mapa', description: 'Mostrar todo el piso hasta donde lo conoces' },
  inventory: { name: 'inventario', description: 'Enumerar lo que llevas puesto y encima' },
  character: { name: 'personaje', description: 'Mostrar tus atributos, destrezas, hechizos y estado' },
  run: {
    name: 'partida',
    description: 'Todo sobre una partida entera: empezar, retomar, compartir, repetir, acabar',
    subcommands: {
      seed: {
        name: 'semilla',
        description: 'Empezar de nuevo en el mundo de una semilla; esa partida no puntúa',
        options: { seed: { name: 'semilla', description: 'Letras, cifras y guiones' } },
      },
      resume: { name: 'retomar', description: 'Retomar una partida tuya que está en pausa' },
      fork: {
        name: 'bifurcar',
        description: 'Bifurcar tu partida, sin puntuar y con otra suerte',
        options: { move: { name: 'jugada', description: 'Desde cómo estaba tras esta jugada' } },
      },
      replay: {
        name: 'repetición',
        description: 'Ver otra vez, jugada a jugada, una partida terminada',
        options: { run: { name: 'partida', description: 'Cuál; si no la indicas, la última que terminaste' } },
      },
      watch: { name: 'mirar', description: 'Mirar una partida compartida aquí' },
      history: {
        name: 'historial',
        description: 'Partidas terminadas de este servidor; fuera de él, las tuyas',
        options: {
          player: { name: 'jugador', description: 'De quién' },
          cause: { name: 'causa', description: 'De qué murieron' },
          depth: { name: 'profundidad', description: 'Al menos tan hondo' },
          laurel: { name: 'laurel', description: 'Con laurel o sin él' },
          since: { name: 'desde', description: 'Primer día, como 2026-11-01' },
          until: { name: 'hasta', description: 'Último día, como 2026-11-30' },
        },
      },
      share: {
        name: 'compartir',
        description: 'Dejar que este canal mire tu partida',
        options: {
          move: { name: 'jugada', description: 'Solo cómo estaba tras esta jugada' },
          as: { name: 'como', description: 'Cómo', choices: { board: 'tal como está', animation: 'como animación' } },
          stop: { name: 'dejar', description: 'Dejar de compartirla; lo ya publicado se queda' },
        },
      },
      log: {
        name: 'registro',
        description: 'Volver a leer lo que ha pasado',
        options: { page: { name: 'página', description: '1 es la más reciente' } },
      },
      building: {
        name: 'construcción',
        description: 'Ver cómo se construye un piso: de una semilla o de tu última partida terminada',
        options: {
          depth: { name: 'profundidad', description: 'Qué piso' },
          seed: { name: 'semilla', description: 'Letras, cifras y guiones' },
        },
      },
      abandon: { name: 'abandonar', description: 'Acabar tu partida para siempre; antes pregunta' },
      retire: { name: 'retirarse', description: 'Acabar con gloria, una vez ganado el laurel; antes pregunta' },
    },
  },
  daily: {
    name: 'diaria',
    description: 'La mazmorra del día: igual para todos, un intento puntuado por persona',
    options: {
      for: circle,
      practice: { name: 'práctica', description: 'Otra vez, cuando acabe tu intento; no cuenta' },
      weekly: { name: 'semana', description: 'En su lugar, la mazmorra larga de la semana' },
    },
  },
  leaderboard: {
    name: 'clasificación',
    description: 'Las mejores partidas',
    options: {
      for: circle,
      time: {
        name: 'tiempo',
        description: 'Desde cuándo',
        choices: {
          week: 'esta semana',
          month: 'este mes',
          all: 'de siempre',
          day: 'mazmorra del día',
          'last-week': 'la semana pasada',
          'last-month': 'el mes pasado',
          yesterday: 'mazmorra de ayer',
          former: 'antes de la 1.0',
        },
      },
      campaign: { name: 'campaña', description: 'Qué campaña; si no dices nada, la primera' },
    },
  },
  party: {
    name: 'grupo',
    description: 'Jugar juntos una partida en este canal',
    options: {
      mode: {
        name: 'modo',
        description: 'Quién puede actuar',
        choices: {
          owner: 'Solo quien empezó',
          handover: 'Quien tenga la antorcha',
          vote: 'La mayoría de los votos',
          hotseat: 'Quien quiera',
        },
      },
      torch: { name: 'antorcha', description: 'Pasar la antorcha a alguien, o a ti para tomarla' },
      leave: { name: 'salir', description: 'Salir del grupo' },
      kit: { name: 'papel', description: 'Con qué papel empieza el héroe de una partida nueva' },
      language: { name: 'idioma', description: 'En qué idioma ven todos el tablero', choices: LANGUAGES },
      colours: {
        name: 'colores',
        description: 'En qué colores lo ven todos',
        choices: { standard: 'los de la mazmorra', safe: 'aptos para daltónicos', contrast: 'alto contraste' },
      },
      layout: {
        name: 'vista',
        description: 'Cómo lo ven todos',
        choices: {
          compact: 'imagen compacta',
          large: 'menos casillas, más grandes',
          classic: 'pantalla clásica de signos',
          text: 'en palabras',
        },
      },
      directions: {
        name: 'direcciones',
        description: 'Si todos ven las direcciones',
        choices: { open: 'siempre', closed: 'al pulsar Andar' },
      },
      advice: {
        name: 'recomendaciones',
        description: 'Recomendar qué hacer a continuación; nunca si se vota',
        choices: { on: 'activadas', off: 'desactivadas' },
      },
      stories: { name: 'historias', description: 'Si una partida nueva tiene la caza y las venganzas del servidor' },
    },
  },
  admin: {
    name: 'administrar',
    description: 'Administrar el juego en este servidor',
    subcommands: {
      panel: { name: 'panel', description: 'Las partidas que se juegan aquí y lo ajustado en este servidor' },
      runs: { name: 'partidas', description: 'Las partidas de alguien aquí, y sus datos', options: adminPlayer },
      reset: {
        name: 'reiniciar',
        description: 'Acabar la partida de alguien para que empiece otra; antes pregunta',
        options: adminPlayer,
      },
      end: {
        name: 'acabar',
        description: 'Acabar la partida de alguien como si abandonara; antes pregunta',
        options: adminPlayer,
      },
      rollback: {
        name: 'revertir',
        description: 'Devolver la partida de alguien a una jugada anterior; antes pregunta',
        options: { ...adminPlayer, move: { name: 'jugada', description: 'Cómo estaba tras esta jugada' } },
      },
      audit: { name: 'registro', description: 'Lo que se administró aquí' },
      export: {
        name: 'exportar',
        description: 'Exportar a un archivo los datos de alguien en este servidor; antes pregunta',
        options: adminPlayer,
      },
      erase: {
        name: 'borrar',
        description: 'Borrar los datos de alguien en este servidor; antes pregunta',
        options: adminPlayer,
      },
    },
  },
  privacy: { name: 'privacidad', description: 'Exportar o borrar lo que hay guardado sobre ti' },
  help: { name: 'ayuda', description: 'Cómo se juega, y todos los comandos' },
  about: {
    name: 'acerca',
    description: 'Versión, código fuente, privacidad, términos, ayuda y cómo añadir el bot',
  },
  settings: {
    name: 'ajustes',
    description: 'Elegir cómo se te muestra el juego',
    options: {
      colours: {
        name: 'colores',
        description: 'En qué colores',
        choices: { standard: 'los de la mazmorra', safe: 'aptos para daltónicos', contrast: 'alto contraste' },
      },
      text: { name: 'texto', description: 'Palabras en vez de imágenes' },
      language: { name: 'idioma', description: 'En qué idioma', choices: { auto: 'como Discord', ...LANGUAGES } },
      classic: { name: 'clásico', description: 'La pantalla clásica de 80 por 60 signos' },
      large: { name: 'grande', description: 'Imágenes con menos casillas, más grandes' },
      advice: { name: 'recomendaciones', description: 'Recomendar qué hacer a continuación' },
      pickup: {
        name: 'recoger',
        description: 'Qué se recoge al explorar',
        choices: { all: 'todo', useful: 'lo útil', nothing: 'nada' },
      },
      rest: {
        name: 'descanso',
        description: 'Cuánto se descansa antes de explorar',
        choices: { 60: 'hasta el 60 % de los PV', 80: 'hasta el 80 % de los PV', 100: 'hasta tener todos los PV' },
      },
      log: { name: 'registro', description: 'Mostrar el registro en la imagen' },
      steps: { name: 'direcciones', description: 'Mostrar siempre las direcciones' },
      quiet: { name: 'discreto', description: 'Que solo yo vea lo que traen mis comandos' },
      shown: { name: 'visible', description: 'Otros pueden ver mi ficha' },
      emblem: {
        name: 'emblema',
        description: 'Qué lleva tu héroe en el escudo',
        choices: EMBLEM_NAMES,
      },
      'emblem-colour': {
        name: 'color-emblema',
        description: 'De qué color es el escudo',
        choices: EMBLEM_COLOUR_NAMES,
      },
      title: { name: 'título', description: 'Qué va detrás de tu nombre', choices: TITLE_NAMES },
    },
  },
};
