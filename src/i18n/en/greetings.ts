/** Keys: raw ids of vendors. */
export const GREETINGS: Record<string, string> = {
  barkeep: 'Coin first, courage after.',
  'shady-salesman': 'A purse on legs! Welcome, friend.',
  blacksmith: 'Mind the sparks, and keep your hands off the edges.',
  clothier: 'That tunic? We can do better than that.',
  alchemist: 'Do not shake anything.',
  'market-armourer': 'Stab it, if you do not believe me.',
  'market-apothecary': 'Good against everything but curiosity.',
  'market-draper': 'Feel that. Real spider.',
  'arbat-cutler': 'The wares are not all that is sharp here.',
  'barbo-fletcher': 'Every bolt flies straight, if you do.',
  'cirro-weaver': 'Spun, not stolen.',
};
