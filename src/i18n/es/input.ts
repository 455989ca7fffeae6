import type { InputTexts } from '../en/input';

export const INPUT: InputTexts = {
  here: ['aqui', 'yo', 'mi'],
  compass: { n: 'n', e: 'e', s: 's', w: 'o' },
  directions: {
    n: 'norte',
    ne: 'noreste',
    e: 'este',
    se: 'sureste',
    s: 'sur',
    sw: 'suroeste',
    w: 'oeste',
    nw: 'noroeste',
  },
  stairs: {
    down: ['escaleras abajo', 'abajo', 'bajar', 'escalera abajo', 'escaleras de bajada', 'bajar las escaleras'],
    up: ['escaleras arriba', 'arriba', 'subir', 'escalera arriba', 'escaleras de subida', 'subir las escaleras'],
  },
  gate: 'portón al bosque',
  shop: ['tienda', 'tiendas', 'vendedor', 'comercio'],
  whichWay: (directions) => `¿Hacia dónde? Elige entre ${directions}.`,
  noSuchThing: 'No ves nada así. `/look` dice qué hay a la vista.',
  noSuchTarget: 'No ves ningún objetivo así. `/look` dice qué hay a la vista.',
  noSuchPlace: 'No conoces ningún sitio así en este nivel.',
  didYouMean: (name) => `¿Querías decir ${name}?`,
  whichOne: (names) => `¿Cuál? ${names}.`,
  goTo: (names) => `Puedes ir a: ${names}.`,
  thereAlready: (name) => `${name}: ya estás ahí.`,
  goNowhere: 'Todavía no conoces nada adonde ir. Explora primero.',
  noSuchSpell: 'No conoces ningún hechizo así. Se aprenden en los libros; `/character` muestra los tuyos.',
  noneLying: 'No hay nada así a tus pies ni a la vista.',
  noneTo: {
    use: 'No llevas nada con ese nombre que puedas usar. `/inventory` muestra lo que tienes.',
    equip: 'No llevas nada con ese nombre que ponerte. `/inventory` muestra lo que tienes.',
    drop: 'No llevas nada con ese nombre. Quítate primero lo que lleves puesto; `/inventory` muestra lo que tienes.',
    remove: 'No llevas puesto nada con ese nombre. `/inventory` muestra lo que tienes.',
  },
  wornAlready: 'Eso ya lo llevas puesto. `/inventory` muestra lo que tienes.',
  notSold: 'Eso no se vende aquí. Camina hacia quien vende para ver lo que tiene.',
  noFine: 'Aquí no debes ninguna multa.',
  nobodyTrades: 'A tu lado nadie comercia. Acércate primero a alguien que venda.',
  noSeed:
    'Eso no es una semilla. Una semilla tiene letras de la A a la Z, cifras y guiones, hasta 24: por ejemplo, 7Q4-KVX.',
  onStairs: {
    down: 'Ya las estás pisando. `/descend` baja por ellas.',
    up: 'Ya las estás pisando. `/ascend` sube por ellas.',
  },
};
