import type { AimedAction } from '../../engine';

export const TURNS = {
  /** Labels of at most 80 characters, short because phones cut long labels. */
  button: {
    large: 'Larger cells',
    pickUp: 'Pick up',
    fetch: 'Fetch…',
    fetchAll: 'Fetch all',
    pack: 'Pack',
    wearBest: 'Wear best',
    throw: 'Throw…',
    walk: 'Walk',
    menu: 'Menu',
    again: 'Repeat',
    wait: 'Wait',
    cast: 'Cast',
    rest: 'Rest',
    eat: 'Eat',
    look: 'Look',
    explore: 'Explore',
    fight: 'Fight',
    goDown: 'Go down',
    goUp: 'Go up',
    toStairsUp: 'Stairs up',
    toWoods: 'To the woods',
    toTown: 'To town',
    visit: 'Visit',
    trade: 'Trade',
    retire: 'Retire as victor',
    newGame: 'New game',
    begin: 'Begin',
    help: 'Help',
    yes: 'Yes, do it',
    no: 'No',
    notYet: 'Not yet',
    startOver: 'Start over',
    keepPlaying: 'Keep playing',
    cancel: 'Cancel',
    waste: 'Let it go to waste',
    back: 'Back',
    close: 'Close',
    otherTarget: 'Other target',
    previousPage: 'Previous page',
    nextPage: 'Next page',
  },
  unranked: 'This run is not ranked any more.',
  cheated: 'This run is not ranked from here on.',
  /** Notes for a player who has two runs and gave a command that fits both. */
  chosenRun: {
    own: 'In your own run, which you played last. `/party` shows this channel’s.',
    channel: 'In this channel’s run, which you played last. `/play` shows your own.',
    'own-as-other-ended': 'In your own run: this channel’s, which you played last, is over. `/party` begins the next.',
  },
  heavyLoss: (lost: number, left: number, max: number) => `You lost ${lost} HP: ${left} of ${max} left.`,
  escaped: (left: number, max: number) => `You got away, with ${left} of ${max} HP.`,
  trade: (vendor: string) => `Trade: ${vendor}`,
  fetch: (thing: string) => `Fetch: ${thing}`,
  fireAt: (who: string) => `Shoot ${who}`,
  /**
   * The hero can pay `payable` of `due` gold. `faction` is `null` if the creature that takes the fine belongs to the
   * faction.
   */
  fine: (payable: number, due: number, faction: string | null) => {
    const sum = payable === due ? `${due}` : `${payable} of ${due}`;
    return faction === null ? `Pay fine: ${sum} gold` : `Fine: ${sum} · ${faction}`;
  },
  /** `price` is text such as `40 gold`. */
  consult: (who: string, price: string) => `Ask: ${who} (${price})`,
  recharge: (who: string, price: string) => `Recharge: ${who} (${price})`,
  freeToJoin: 'Come with me',
  freeToGo: (price: string) => `Go home: ${price}`,
  bid: { wait: (who: string) => `Wait, ${who}`, follow: (who: string) => `Follow, ${who}` },
  offer: (shrine: string) => `Offer: ${shrine}`,
  /** Word that players type in `/use` to pay the price of a shrine. */
  offerWord: 'offer',
  /** Word that players type in `/equip` to put on the best gear in the pack. */
  bestWord: 'best',
  /** Shown while an enemy in sight keeps the hero from taking an earned boon. */
  boonLater: 'Choose the boon when no enemy is in sight.',
  /** `isSeen` is false if the companion is out of sight. */
  staysBehind: (who: string, isSeen: boolean) =>
    isSeen ? `${who} would stay behind.` : `${who} is out of sight and may stay behind.`,
  castSpell: (name: string, mana: number) => `${name} (${mana} mana)`,
  confirm: '**Sure?**',
  confirmRetire: '**Sure?** You hang up your sword for good, and the run counts as won.',
  confirmRestart: '**You have a living hero.** Starting over ends that run for good.',
  chooseSpell: '**Cast which spell?**',
  pendingChoice: {
    identify: '**Identify which item?**',
    'remove-curse': '**Remove the curse from which item?**',
    consult: (who: string, price: string) => `**${who}: which thing shall I look at?** It costs ${price}.`,
    recharge: (who: string, price: string) => `**${who}: which thing shall I charge?** One charge costs ${price}.`,
    captive: (who: string, turns: number) =>
      `**Free ${who}?** ${turns === 1 ? 'One turn' : `${turns} turns`} of loud work: captors within ten cells wake.`,
    captiveReplaces: (former: string) => `-# You can have one companion: ${former} would go home.`,
    begun: '-# You have read it: any answer uses up the scroll and takes the turn.',
  },
  /** Placeholders of menus, each at most 150 characters. */
  menu: {
    use: 'Use…',
    equip: 'Wear or wield…',
    remove: 'Take off…',
    drop: 'Drop…',
    throw: 'Throw…',
    sell: 'Sell…',
    buy: 'Buy…',
    tribute: 'Pay tribute…',
    fetch: 'Fetch…',
    choose: 'Choose…',
    lookCloser: 'Look closer…',
  },
  nearestOnly: (label: string, count: number) => `${label} (the nearest ${count})`,
  /** Pages count from 1. */
  paged: (label: string, page: number, pages: number) => `${label} (page ${page} of ${pages})`,
  shop: {
    tab: { sell: 'Sell', buy: 'Buy', tribute: 'Tribute' },
    empty: {
      sell: 'You carry nothing to sell.',
      buy: 'There is nothing to buy.',
      tribute: 'Tribute leads no further with anybody here.',
    },
    /** Markdown. `wares` lists names and prices. */
    affordable: (wares: string) => `**You can afford** ${wares}`,
    tooExpensive: 'too dear for now',
    outOfReach: (wares: string) => `**Too dear for now:** ${wares}`,
    left: (count: number) => `${count} left`,
    soldOut: (names: string) => `Sold out: ${names}`,
    /** `gold` is text such as `12 gold`. */
    sellSpareItems: (count: number, gold: string) => `Sell ${count} ${count === 1 ? 'spare' : 'spares'} for ${gold}`,
    /** Word that players type in `/sell` to sell all spare items. */
    spareItemsWord: 'spares',
    dear: (faction: string) => `You are distrusted (${faction}): everything costs double until the fine is paid.`,
    noTrade: (faction: string) => `Nobody here trades with you (${faction}). You can still pay the fine.`,
    fineDue: (faction: string) => `You are distrusted (${faction}): a fine mends that, and it is taken here.`,
    /** Word that players type in `/buy` to pay a fine. */
    fineWord: 'fine',
    /** `points` is text such as `+5`, `price` text such as `12 gold`. */
    tribute: (faction: string, points: string, price: string) => `${faction} ${points} for ${price}`,
    /** `most` is text such as `+6`. */
    tributeCosts: (most: string) => `Tribute buys at most ${most}. Each point costs one with each of their rivals.`,
    tributeEnds: (factions: string) =>
      `Tribute leads no further (${factions}). The rest takes deeds: slay their rivals in their sight.`,
    /** Replaces `dear` if tribute, not a fine, ends the double prices. */
    tributeDear: (faction: string) => `You are distrusted (${faction}): everything costs double until tribute is paid.`,
    tributeFirst: (faction: string) => `No trade with an enemy of theirs (${faction}). Tribute may change that.`,
    /** Word that players type in `/buy` before the name of the faction. */
    tributeWord: 'tribute',
    headline: (vendor: string, gold: string) => `**${vendor}** · you have ${gold}`,
  },
  visit: {
    menu: 'Walk to…',
    headline: '**Visit** a shop, or somebody who knows a thing or two.',
    portal: 'leads back to where you opened it',
    notNow: 'You cannot walk to anybody just now.',
  },
  item: {
    worn: 'worn',
    missing: 'Something you no longer have',
  },
  stance: { hostile: 'hostile', wary: 'wary', friendly: 'friendly', hazard: 'hazard' },
  aim: {
    choose: 'choose a target.',
    noTarget: (range: number) => `nobody to aim at within ${range} cells.`,
    label: (name: string) => `${name}: choose a target`,
    /** `count` excludes the hero. `hero` is true if the effect would hit the hero too. */
    hitCount: (count: number, hero: boolean) => `: catches ${count}${hero ? ', hits you' : ''}`,
    /** `ruler` is true if the picture has letters and numbers along its edges. */
    anyCell: (kind: AimedAction['kind'], ruler: boolean) =>
      `Any cell in sight will do: \`/${kind === 'throw' ? 'fire item:' : kind}\` takes ${ruler ? 'a cell of the ruler such as `K12`, or ' : ''}an offset such as \`3e 2n\`.`,
    /** First part of a sentence; `hitsNobody` or `wouldHit` follows. */
    at: (name: string, spot: string, isHere: boolean) => `**${name}**${isHere ? '' : ' at'} ${spot}`,
    hitsNobody: (hero: boolean): string => (hero ? 'hits nobody but **you**.' : 'hits nobody you see.'),
    wouldHit: (list: string, hero: boolean) => `would hit ${list}.${hero ? ' It hits **you** as well.' : ''}`,
    go: { cast: 'Cast', use: 'Use', fire: 'Fire', throw: 'Throw' },
  },
  actionDone: {
    step: (direction: string) => `You step ${direction}.`,
    walk: (turns: number, direction: string) => `You walk ${direction} for ${turns} turns.`,
    arrive: (turns: number) => (turns > 1 ? `You arrive after ${turns} turns.` : 'You arrive.'),
    explore: 'There is nothing left to explore here.',
    fight: (turns: number, lost: number) =>
      lost > 0 ? `The fight costs you ${lost} HP in ${turns} turns.` : `You fight for ${turns} turns, unhurt.`,
    wait: 'You wait.',
    decline: 'You leave it at that.',
  },
  /** Players see each hint once. */
  hints: {
    /** `welcomeUnadvised` replaces this hint if recommendations are off. */
    welcome:
      'A blue button is what a sensible player would press now; the line with the arrow (→) names it and says why. Where none is blue, the choice is yours: **Explore** walks on until something comes up, **Visit** takes you to the shops.',
    welcomeUnadvised:
      '**Explore** walks on until something comes up, **Visit** takes you to the shops, and **To the woods** on your way down.',
    enemy:
      'An enemy! **Fight** closes in and strikes, and **Explore** does so with easy ones; **Look** shows your odds. In a doorway only one can reach you.',
    hurt: 'You are badly hurt, and death is final. Should the fight look bad, step away or drink a potion from **Pack**; **Rest** once nobody is in sight.',
    large: 'On a phone? The picture can have fewer and larger cells. `/settings` changes it back.',
  },
  ending: {
    showLastTurns: 'Show the last turns',
    lastTurns: 'The last turns',
    descent: 'The way down',
    ascent: 'The way home',
    animation: 'The last turns as an animation, up to this:',
    hidden: 'You cannot see that run here.',
  },
  recap: 'Previously…',
  paused: (runs: number) =>
    runs === 1
      ? 'Another run of yours is paused: `/run resume` goes on with it.'
      : `${runs} other runs of yours are paused: \`/run resume\` goes on with one.`,
  /** Number of accepted actions in a run. One action may take several turns. */
  moveNumber: (version: number) => `move ${version}`,
  title: {
    /** Shown before a player's first run. */
    purpose:
      'Below the woods and the caverns, in the halls of a fallen dwarven fortress, sleeps a black dragon: slay it to win.',
    suggested: 'Start here.',
    begin: (campaign: string) => `Who goes down in **${campaign}**?`,
    lastHero: (name: string) => `Your last hero, ${name}, came this far:`,
    alt: 'A vault of arches, one behind the other; in the glow at the end a dragon spreads its wings.',
  },
};

export type TurnTexts = typeof TURNS;
