/** Words that players may type in commands. English words work in every language. */
export const INPUT = {
  here: ['here', 'self', 'me'],
  compass: { n: 'n', e: 'e', s: 's', w: 'w' },
  directions: {
    n: 'north',
    ne: 'north-east',
    e: 'east',
    se: 'south-east',
    s: 'south',
    sw: 'south-west',
    w: 'west',
    nw: 'north-west',
  },
  /** The bot suggests the first word in each list. */
  stairs: { down: ['stairs down', 'down'], up: ['stairs up', 'up'] },
  /** Name of the way down from the town, which has a gate in place of stairs. */
  gate: 'gate to the woods',
  shop: ['shop', 'shops', 'store', 'vendor'],
  whichWay: (directions: string) => `Which way? One of ${directions}.`,
  noSuchThing: 'There is nothing like that in sight. `/look` lists what is in sight.',
  noSuchTarget: 'There is no such target in sight. `/look` lists what is in sight.',
  noSuchPlace: 'You know of no such place on this floor.',
  didYouMean: (name: string) => `Did you mean ${name}?`,
  whichOne: (names: string) => `Which one? ${names}.`,
  goTo: (names: string) => `You can go to: ${names}.`,
  thereAlready: (name: string) => `${name}: you are there already.`,
  goNowhere: 'So far you know of nothing to go to. Explore first.',
  noSuchSpell: 'You do not know that spell. Books teach them; `/character` lists those you know.',
  noneLying: 'No such thing lies at your feet or in view.',
  noneTo: {
    throw: 'You carry nothing of that name to throw: daggers, axes and potions fly.',
    use: 'You carry nothing of that name to use. `/inventory` lists what you have.',
    equip: 'You carry nothing of that name to put on. `/inventory` lists what you have.',
    drop: 'You carry nothing of that name. Take worn things off first; `/inventory` lists what you have.',
    remove: 'You wear nothing of that name. `/inventory` lists what you have.',
  },
  wornAlready: 'You wear that already. `/inventory` lists what you have.',
  notSold: 'That is not sold here. Walk into them to see their wares.',
  noFine: 'You owe no fine here.',
  nobodyTrades: 'Nobody beside you trades. Walk up to somebody with wares first.',
  /** Shown if the typed text contains no character that a seed may have. */
  noSeed: 'That is not a seed. A seed has letters from A to Z, digits and dashes, up to 24 of them: 7Q4-KVX, say.',
  noKit: (kits: string) => `There is no such kit. Choose one of these: ${kits}.`,
  onStairs: {
    down: 'You stand on them. `/descend` takes them.',
    up: 'You stand on them. `/ascend` takes them.',
  },
};

export type InputTexts = typeof INPUT;
