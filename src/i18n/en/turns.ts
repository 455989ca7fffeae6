/**
 * Texts of a board: buttons, menus, panels, hints, and the end of a run. Messages are Discord Markdown; labels of
 * controls are plain text.
 */
export const TURNS = {
  /** Labels: at most 80 characters, but short, because phones cut long labels. */
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
  /** Note on a run that began as a ranked one and no longer is. */
  unranked: 'This run is not ranked any more.',
  /** Note on any run after its first cheat. */
  cheated: 'This run is not ranked from here on.',
  /**
   * Note if a command names no run and could mean either of two runs. The note says which run the command took, and how
   * to reach the other run.
   */
  chosenRun: {
    own: 'In your own run, which you played last. `/party` shows this channel’s.',
    channel: 'In this channel’s run, which you played last. `/play` shows your own.',
    'own-as-other-ended': 'In your own run: this channel’s, which you played last, is over. `/party` begins the next.',
  },
  /** Warning after an action that cost many hit points and left few. */
  heavyLoss: (lost: number, left: number, max: number) => `You lost ${lost} HP: ${left} of ${max} left.`,
  trade: (vendor: string) => `Trade: ${vendor}`,
  fetch: (thing: string) => `Fetch: ${thing}`,
  /** Label of the button that shoots at the nearest enemy. */
  fireAt: (who: string) => `Fire: ${who}`,
  /**
   * Label of a button: gold to pay now, and the whole fine that brings the standing back to 0. Names the faction if
   * another one collects the fine.
   */
  fine: (payable: number, due: number, faction: string | null) => {
    const sum = payable === due ? `${due}` : `${payable} of ${due}`;
    return faction === null ? `Pay fine: ${sum} gold` : `Fine: ${sum} · ${faction}`;
  },
  /** Label of the button that makes an offering to a shrine. */
  offer: (shrine: string) => `Offer: ${shrine}`,
  /** Word that players type into `/use` to make an offering. */
  offerWord: 'offer',
  /** Word that players type into `/equip` to put on everything that is better. */
  bestWord: 'best',
  castSpell: (name: string, mana: number) => `${name} (${mana} mana)`,
  /** Lead-in to a confirmation. The reason against the action follows. */
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
  /** Label of a menu that lists only the nearest things. */
  nearestOnly: (label: string, count: number) => `${label} (the nearest ${count})`,
  /** Label of one page of a menu. Pages count from 1. */
  paged: (label: string, page: number, pages: number) => `${label} (page ${page} of ${pages})`,
  shop: {
    tab: { sell: 'Sell', buy: 'Buy', tribute: 'Tribute' },
    empty: {
      sell: 'You carry nothing to sell.',
      buy: 'There is nothing to buy.',
      tribute: 'Tribute leads no further with anybody here.',
    },
    /** Line of wares with their prices. */
    affordable: (wares: string) => `**You can pay for** ${wares}`,
    tooExpensive: 'too expensive',
    /** Line of names with prices, separated by dots. */
    outOfReach: (wares: string) => `**Too expensive** ${wares}`,
    left: (count: number) => `${count} left`,
    soldOut: (names: string) => `Sold out: ${names}`,
    /** Label of the button that sells all spare items: their number and the gold for them. */
    sellSpareItems: (count: number, gold: string) => `Sell ${count} ${count === 1 ? 'spare' : 'spares'} for ${gold}`,
    /** Word that players type into `/sell` to sell all spare items. */
    spareItemsWord: 'spares',
    /** Lines about a vendor whose faction distrusts the hero, or refuses to trade. */
    dear: (faction: string) => `You are distrusted (${faction}): everything costs double until the fine is paid.`,
    noTrade: (faction: string) => `Nobody here trades with you (${faction}). You can still pay the fine.`,
    fineDue: (faction: string) => `You are distrusted (${faction}): a fine mends that, and it is taken here.`,
    /** Word that players type into `/buy` to pay a fine. */
    fineWord: 'fine',
    /** Offer of points of standing with a faction: `points` has its sign, `price` is their price. */
    tribute: (faction: string, points: string, price: string) => `${faction} ${points} for ${price}`,
    /** Note on factions with which tribute cannot raise the standing any further. */
    tributeEnds: (factions: string) =>
      `Tribute leads no further (${factions}). What they see you do to their rivals does.`,
    /** Lines about a vendor who takes tribute for a faction that distrusts the hero, or refuses to trade. */
    tributeDear: (faction: string) => `You are distrusted (${faction}): everything costs double until tribute is paid.`,
    tributeFirst: (faction: string) => `No trade with an enemy of theirs (${faction}). Tribute may change that.`,
    /** Word that players type into `/buy` before a faction's name to pay tribute. */
    tributeWord: 'tribute',
    headline: (vendor: string, gold: string) => `**${vendor}** · you have ${gold}`,
  },
  /** Texts of the panel that lets the hero walk to shops and to other people in the town. */
  visit: {
    menu: 'Walk to…',
    headline: '**Visit** a shop, or somebody who knows a thing or two.',
    /** Description of the portal in the town. */
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
    /** Heading drawn on the picture while the player aims. */
    label: (name: string) => `${name}: choose a target`,
    /** Addition to a target's name on a button: the number of creatures in the area, without the hero. */
    hitCount: (count: number, hero: boolean) => `: catches ${count}${hero ? ', hits you' : ''}`,
    /** Note on the cells that a command accepts. Only a picture has a ruler. */
    anyCell: (command: string, ruler: boolean) =>
      `Any cell in sight will do: \`/${command}\` takes ${ruler ? 'a cell of the ruler such as `K12`, or ' : ''}an offset such as \`3e 2n\`.`,
    /** Beginning of a sentence that `hitsNobody` or `wouldHit` continues. */
    at: (name: string, spot: string, isHere: boolean) => `**${name}**${isHere ? '' : ' at'} ${spot}`,
    hitsNobody: (hero: boolean): string => (hero ? 'hits nobody but **you**.' : 'hits nobody you see.'),
    wouldHit: (list: string, hero: boolean) => `would hit ${list}.${hero ? ' It hits **you** as well.' : ''}`,
    /** Labels of the button that does the previewed action. */
    go: { cast: 'Cast', use: 'Use', fire: 'Fire' },
  },
  /**
   * Sentences about the hero's action, for actions without an event. Directions have the names of the choices of
   * `/move`.
   */
  actionDone: {
    step: (direction: string) => `You step ${direction}.`,
    walk: (turns: number, direction: string) => `You walk ${direction} for ${turns} turns.`,
    arrive: (turns: number) => (turns > 1 ? `You arrive after ${turns} turns.` : 'You arrive.'),
    explore: 'There is nothing left to explore here.',
    fight: (turns: number) => `The fight takes ${turns} turns.`,
    wait: 'You wait.',
    keepScroll: 'You keep the scroll for later.',
  },
  /** Hints for new players, each shown once. They call buttons by their labels. */
  hints: {
    /** Hints with the first board: `welcomeUnadvised` is for boards that recommend no button. */
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
    /** Label of a button. */
    showLastTurns: 'Show the last turns',
    lastTurns: 'The last turns',
    /** Headings over the depths that the hero of a won run reached: on the way down, and on the way home. */
    descent: 'The way down',
    ascent: 'The way home',
    /** Lead-in to the description of the animation's last picture. */
    animation: 'The last turns as an animation, up to this:',
    hidden: 'You cannot see that run here.',
  },
  /** Line that counts the sentences a caption has no room for. */
  earlier: (count: number) => `${count === 1 ? 'One earlier line is' : `${count} earlier lines are`} in \`/run log\``,
  /** Heading over the last lines of the log, for a player who comes back after a pause. */
  recap: 'Previously…',
  /** Note to a player who resumes or begins a run: the number of their other suspended runs. */
  paused: (runs: number) =>
    runs === 1
      ? 'Another run of yours is paused: `/run resume` goes on with it.'
      : `${runs} other runs of yours are paused: \`/run resume\` goes on with one.`,
  /**
   * Number of actions a run has accepted. Players call it the move: options of commands and replays count moves. A turn
   * is a tick of the game's clock.
   */
  moveNumber: (version: number) => `move ${version}`,
  title: {
    /** Sentence before a player's first run: the dangers below, and how the player wins. */
    purpose:
      'Below the woods and the caverns, in the halls of a fallen dwarven fortress, sleeps a black dragon: slay it and live, and you have won.',
    /** Note after the description of the campaign that is good for beginners. */
    suggested: 'A good first one.',
    lastHero: (name: string) => `Your last hero, ${name}, came this far:`,
    /** Description of the title picture for screen readers. */
    alt: 'A vault of arches, one behind the other; in the glow at the end a dragon spreads its wings.',
  },
};

export type TurnTexts = typeof TURNS;
