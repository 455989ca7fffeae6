import type { Locale } from '../locale';

export const PEOPLE: NonNullable<Locale['people']> = {
  barkeep: {
    purpose: 'comida y bebida',
    tip: 'Llévate algo de comer: con hambre no se descansa, y sin comida se muere. Y una cerveza, que cierra las heridas pequeñas.',
  },
  'shady-salesman': {
    purpose: 'baratijas',
    tip: 'Chis. Cualquier tienda del pueblo compra lo que encuentres ahí abajo, y nadie pregunta de dónde salió.',
  },
  priest: {
    purpose: 'conoce lo desconocido, cobra las multas',
    tip: 'No golpees a la gente honrada, criatura: todo el pueblo te cobraría el doble. Y tráeme lo que no conozcas: por oro te digo qué es.',
  },
  blacksmith: {
    purpose: 'armas y armaduras',
    tip: 'Primero un escudo: cuesta poco y para más de un golpe. Y pelea en las puertas, así vienen de uno en uno.',
  },
  clothier: {
    purpose: 'ropa',
    tip: 'Lo primero, una armadura de cuero. El bosque al otro lado del portón es todo dientes.',
  },
  alchemist: {
    purpose: 'pociones y pergaminos, recarga varas',
    tip: 'Guarda una poción de salud para el día malo. Una desconocida se prueba con toda la salud y sin nadie cerca.',
  },
  mom: {
    purpose: 'tu casa',
    tip: 'Si te hieren, huye pronto y descansa donde nadie te vea. Primero el bosque, cielo, después las cuevas; el dragón puede esperar.',
  },
};
