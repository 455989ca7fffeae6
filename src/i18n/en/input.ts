/**
 * Words that players may type as options of commands, besides the English words. Also replies to words the bot does not
 * understand.
 */
export const INPUT = {
  here: ['here', 'self', 'me'],
  compass: { n: 'n', e: 'e', s: 's', w: 'w' },
  /** Names of directions; they are also the choices of `/attack`. */
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
  /** Words for stairs. Discord suggests the first word of each list. */
  stairs: { down: ['stairs down', 'down'], up: ['stairs up', 'up'] },
  /** Name of the stairs in the town, which are a gate. */
  gate: 'gate to the woods',
  /** Words that mean any trader of the town. */
  shop: ['shop', 'shops', 'store', 'vendor'],
  whichWay: (directions: string) => `Which way? One of ${directions}.`,
  noSuchThing: 'There is nothing like that in sight. `/look` lists what is in sight.',
  noSuchTarget: 'There is no such target in sight. `/look` lists what is in sight.',
  noSuchPlace: 'You know of no such place on this level.',
  didYouMean: (name: string) => `Did you mean ${name}?`,
  /** Question if several things have the typed word in their names; `names` is text such as `Club, Dagger`. */
  whichOne: (names: string) => `Which one? ${names}.`,
  /** Reply that lists the places to which the hero can walk; `names` is text such as `stairs down, Mom`. */
  goTo: (names: string) => `You can go to: ${names}.`,
  /** Reply to a player who wants to walk to somebody next to the hero. */
  thereAlready: (name: string) => `${name}: you are there already.`,
  goNowhere: 'So far you know of nothing to go to. Explore first.',
  noSuchSpell: 'You do not know that spell. Books teach them; `/character` lists those you know.',
  noneLying: 'No such thing lies at your feet or in view.',
  /** Replies if no carried thing has the typed name; for `remove`, if no worn thing has it. */
  noneTo: {
    use: 'You carry nothing of that name to use. `/inventory` lists what you have.',
    equip: 'You carry nothing of that name to put on. `/inventory` lists what you have.',
    drop: 'You carry nothing of that name. Take worn things off first; `/inventory` lists what you have.',
    remove: 'You wear nothing of that name. `/inventory` lists what you have.',
  },
  /** Reply to a player who wants to put on a thing that the hero already wears. */
  wornAlready: 'You wear that already. `/inventory` lists what you have.',
  notSold: 'That is not sold here. Walk into them to see their wares.',
  /** Reply to a player who pays a fine to somebody who demands none. */
  noFine: 'You owe no fine here.',
  nobodyTrades: 'Nobody beside you trades. Walk up to somebody with wares first.',
  /** Reply if the typed text has no character that a seed may hold. */
  noSeed: 'That is not a seed. A seed has letters from A to Z, digits and dashes, up to 24 of them: 7Q4-KVX, say.',
  onStairs: {
    down: 'You stand on them. `/descend` takes them.',
    up: 'You stand on them. `/ascend` takes them.',
  },
};

export type InputTexts = typeof INPUT;
