/** Buttons, menus and panels of a board, hints, and the end of a run. Markdown of Discord where it is text. */
export const TURNS = {
  /** Labels: at most 80 characters, and short, since phones cut them. */
  button: {
    large: 'Larger cells',
    pickUp: 'Pick up',
    fetch: 'Fetch…',
    fetchAll: 'Fetch all',
    pack: 'Pack',
    wearBest: 'Wear best',
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
    back: 'Back',
    close: 'Close',
    otherTarget: 'Other target',
    previousPage: 'Previous page',
    nextPage: 'Next page',
  },
  /** Of a run that was begun to be ranked. */
  unranked: 'This run is not ranked any more.',
  /** Of any run, after what a cheat did. */
  cheated: 'This run is not ranked from here on.',
  /** A command without a run could have meant either of two: which it was, and where the other is. */
  chosenRun: {
    own: 'In your own run, which you played last. `/party` shows this channel’s.',
    channel: 'In this channel’s run, which you played last. `/play` shows your own.',
    'own-as-other-ended': 'In your own run: this channel’s, which you played last, is over. `/party` begins the next.',
  },
  /** Much was lost in one action, and little is left. */
  heavyLoss: (lost: number, left: number, max: number) => `You lost ${lost} HP: ${left} of ${max} left.`,
  trade: (vendor: string) => `Trade: ${vendor}`,
  fetch: (thing: string) => `Fetch: ${thing}`,
  /** On the button that shoots at the nearest. */
  fireAt: (who: string) => `Fire: ${who}`,
  /** On a button: what is paid now, out of what restores the standing to 0. */
  fine: (payable: string, due: string) =>
    payable === due ? `Pay the fine: ${due}` : `Pay ${payable} of the fine of ${due}`,
  /** Makes the offering to a shrine. */
  offer: (shrine: string) => `Offer: ${shrine}`,
  /** What one types into `/use` for it. */
  offerWord: 'offer',
  /** What one types into `/equip` for all that is better. */
  bestWord: 'best',
  castSpell: (name: string, mana: number) => `${name} (${mana} mana)`,
  /** Before the reason why one might not want to. */
  confirm: '**Sure?**',
  confirmRetire: '**Sure?** You hang up your sword for good, and the run counts as won.',
  confirmRestart: '**You have a living hero.** Starting over ends that run for good.',
  chooseSpell: '**Cast which spell?**',
  pendingChoice: {
    identify: '**Identify which item?**',
    'remove-curse': '**Remove the curse from which item?**',
  },
  /** Placeholders of menus: at most 150 characters. */
  menu: {
    use: 'Use…',
    equip: 'Wear or wield…',
    remove: 'Take off…',
    drop: 'Drop…',
    sell: 'Sell…',
    buy: 'Buy…',
    tribute: 'Pay tribute…',
    fetch: 'Fetch…',
    choose: 'Choose…',
    lookCloser: 'Look closer…',
  },
  /** A menu that lists only the nearest things, after its label. */
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
    /** Wares with their prices. */
    affordable: (wares: string) => `**You can pay for** ${wares}`,
    tooExpensive: 'too expensive',
    /** Names with prices, separated by dots. */
    outOfReach: (wares: string) => `**Too expensive** ${wares}`,
    left: (count: number) => `${count} left`,
    soldOut: (names: string) => `Sold out: ${names}`,
    /** On the button that sells all spares: how many, and for how much. */
    spares: (count: number, gold: string) => `Sell ${count} ${count === 1 ? 'spare' : 'spares'} for ${gold}`,
    /** What one types into `/sell` for it. */
    sparesWord: 'spares',
    /** Of a vendor whose faction thinks ill of the hero, and of one that has had enough. */
    dear: (faction: string) => `You are distrusted (${faction}): everything costs double until the fine is paid.`,
    noTrade: (faction: string) => `Nobody here trades with you (${faction}). You can still pay the fine.`,
    owed: (faction: string) => `You are distrusted (${faction}): a fine mends that, and it is taken here.`,
    /** What one types into `/buy` to pay it. */
    fineWord: 'fine',
    /** Points of standing with a faction, with their sign, and what they cost. */
    tribute: (faction: string, points: string, price: string) => `${faction} ${points} for ${price}`,
    /** Of factions with which tribute leads no further. */
    tributeEnds: (factions: string) =>
      `Tribute leads no further (${factions}). What they see you do to their rivals does.`,
    /** Of a vendor who trades for a faction that thinks ill of the hero, and of one that has had enough. */
    tributeDear: (faction: string) => `You are distrusted (${faction}): everything costs double until tribute is paid.`,
    tributeFirst: (faction: string) => `No trade with an enemy of theirs (${faction}). Tribute may change that.`,
    /** What one types into `/buy` before the faction to pay it. */
    tributeWord: 'tribute',
    headline: (vendor: string, gold: string) => `**${vendor}** · you have ${gold}`,
  },
  /** Shops and people of note, to walk up to. */
  visit: {
    menu: 'Walk to…',
    headline: '**Visit** a shop, or somebody who knows a thing or two.',
    /** Of the portal in the town. */
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
    /** On the picture. */
    label: (name: string) => `${name}: choose a target`,
    /** After the name on a button: how many an area would hit, not counting the hero. */
    hitCount: (count: number, hero: boolean) => `: catches ${count}${hero ? ', hits you' : ''}`,
    /** Which cells a command takes; the ruler is only there with a picture. */
    anyCell: (command: string, ruler: boolean) =>
      `Any cell in sight will do: \`/${command}\` takes ${ruler ? 'a cell of the ruler such as `K12`, or ' : ''}an offset such as \`3e 2n\`.`,
    /** The sentence goes on with one of the two below. */
    at: (name: string, spot: string, isHere: boolean) => `**${name}**${isHere ? '' : ' at'} ${spot}`,
    hitsNobody: (hero: boolean): string => (hero ? 'hits nobody but **you**.' : 'hits nobody you see.'),
    wouldHit: (list: string, hero: boolean) => `would hit ${list}.${hero ? ' It hits **you** as well.' : ''}`,
    /** On the button that does what was shown. */
    go: { cast: 'Cast', use: 'Use', fire: 'Fire' },
  },
  /** What the hero did, for actions that no event reports. Directions are named as the choices of `/move` name them. */
  actionDone: {
    step: (direction: string) => `You step ${direction}.`,
    walk: (turns: number, direction: string) => `You walk ${direction} for ${turns} turns.`,
    arrive: (turns: number) => (turns > 1 ? `You arrive after ${turns} turns.` : 'You arrive.'),
    explore: 'There is nothing left to explore here.',
    fight: (turns: number) => `The fight takes ${turns} turns.`,
    wait: 'You wait.',
    keepScroll: 'You keep the scroll for later.',
  },
  /** For newcomers, each shown once. Buttons are named as they are labelled. */
  hints: {
    /** With the first board; the second where no button is recommended. */
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
    /** On a button. */
    showLastTurns: 'Show the last turns',
    lastTurns: 'The last turns',
    /** Before the depths a victor went to, each with its turn; and before those it came back by. */
    descent: 'The way down',
    ascent: 'The way home',
    /** Before the description of the last moment. */
    animation: 'The last turns as an animation, up to this:',
    hidden: 'You cannot see that run here.',
  },
  /** Of sentences that a caption has no room for. */
  earlier: (count: number) => `${count === 1 ? 'One earlier line is' : `${count} earlier lines are`} in \`/run log\``,
  /** Before the last lines of the log, for who comes back after a pause. */
  recap: 'Previously…',
  /** To who resumes or begins a run while so many others of theirs are suspended. */
  paused: (runs: number) =>
    runs === 1
      ? 'Another run of yours is paused: `/run resume` goes on with it.'
      : `${runs} other runs of yours are paused: \`/run resume\` goes on with one.`,
  /** How many actions a run has accepted: what `move` options and stepping count, where a turn is the game’s. */
  moveNumber: (version: number) => `move ${version}`,
  title: {
    /** Before the first run: what lies below, and how one wins. */
    purpose:
      'Below the woods and the caverns, in the halls of a fallen dwarven fortress, sleeps a black dragon: slay it and live, and you have won.',
    /** After what the campaign is about that is good to begin with. */
    suggested: 'A good first one.',
    lastHero: (name: string) => `Your last hero, ${name}, came this far:`,
    /** The title picture in words. */
    alt: 'A vault of arches, one behind the other; in the glow at the end a dragon spreads its wings.',
  },
};

export type TurnTexts = typeof TURNS;
