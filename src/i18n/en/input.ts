/** Words that may be typed as options of commands, besides the English ones, and replies to what was not understood. */
export const INPUT = {
  here: ['here', 'self', 'me'],
  compass: { n: 'n', e: 'e', s: 's', w: 'w' },
  /** Also the choices of `/attack`. */
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
  /** The first is the one suggested. */
  stairs: { down: ['stairs down', 'down'], up: ['stairs up', 'up'] },
  /** What is said of the stairs of the town, which are its gate. */
  gate: 'gate to the woods',
  /** What may be typed for any of those who trade in the town. */
  shop: ['shop', 'shops', 'store', 'vendor'],
  whichWay: (directions: string) => `Which way? One of ${directions}.`,
  noSuchThing: 'There is nothing like that in sight. `/look` lists what is in sight.',
  noSuchTarget: 'There is no such target in sight. `/look` lists what is in sight.',
  noSuchPlace: 'You know of no such place on this level.',
  didYouMean: (name: string) => `Did you mean ${name}?`,
  /** Several have the word in their names; `names` is a list. */
  whichOne: (names: string) => `Which one? ${names}.`,
  /** `names` is a list. */
  goTo: (names: string) => `You can go to: ${names}.`,
  /** To who would walk to somebody beside them. */
  thereAlready: (name: string) => `${name}: you are there already.`,
  goNowhere: 'So far you know of nothing to go to. Explore first.',
  noSuchSpell: 'You do not know that spell. Books teach them; `/character` lists those you know.',
  noneLying: 'No such thing lies at your feet or in view.',
  /** Nothing that is carried, or for `remove` worn, has that name. */
  noneTo: {
    use: 'You carry nothing of that name to use. `/inventory` lists what you have.',
    equip: 'You carry nothing of that name to put on. `/inventory` lists what you have.',
    drop: 'You carry nothing of that name. Take worn things off first; `/inventory` lists what you have.',
    remove: 'You wear nothing of that name. `/inventory` lists what you have.',
  },
  /** Something that is worn is to be put on. */
  wornAlready: 'You wear that already. `/inventory` lists what you have.',
  notSold: 'That is not sold here. Walk into them to see their wares.',
  /** A fine is to be paid to somebody to whom none is due. */
  noFine: 'You owe no fine here.',
  nobodyTrades: 'Nobody beside you trades. Walk up to somebody with wares first.',
  /** Nothing that was typed can stand in a seed. */
  noSeed: 'That is not a seed. A seed has letters from A to Z, digits and dashes, up to 24 of them: 7Q4-KVX, say.',
  onStairs: {
    down: 'You stand on them. `/descend` takes them.',
    up: 'You stand on them. `/ascend` takes them.',
  },
};

export type InputTexts = typeof INPUT;
