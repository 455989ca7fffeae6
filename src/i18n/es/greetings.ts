export const GREETINGS: Record<string, string> = {
  barkeep: 'Primero la moneda, después el valor.',
  'shady-salesman': '¡Un monedero con patas! Bienvenido, amigo.',
  blacksmith: 'Cuidado con las chispas, y no toques los filos.',
  clothier: '¿Esa túnica? Podemos hacerlo mejor.',
  alchemist: 'No agites nada.',
  'market-armourer': 'Dale un tajo si no me crees.',
  'market-apothecary': 'Cura de todo, menos la curiosidad.',
  'market-draper': 'Toca, toca: araña auténtica.',
  'arbat-cutler': 'Aquí no solo corta la mercancía.',
  'barbo-fletcher': 'Cada virote vuela recto, si tú lo haces.',
  'cirro-weaver': 'Hilado, no robado.',
};
