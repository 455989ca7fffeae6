import type { AimedAction } from '../../engine';

/**
 * Texts of a board: buttons, menus, panels, hints, and the end of a run. Messages are Discord Markdown. Labels of
 * buttons and menus are plain text.
 */
export const TURNS = {
  /** Labels of buttons, each at most 80 characters. The labels are short, because phones cut long labels. */
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
  /** Note on a run that was ranked at its start but no longer is. */
  unranked: 'This run is not ranked any more.',
  /** Note after the first debugging cheat in a run. */
  cheated: 'This run is not ranked from here on.',
  /**
   * Notes for a player who has two runs and gave a command that fits both. Each note names the chosen run, and the
   * command for the other run or for the run after it.
   */
  chosenRun: {
    own: 'In your own run, which you played last. `/party` shows this channel’s.',
    channel: 'In this channel’s run, which you played last. `/play` shows your own.',
    'own-as-other-ended': 'In your own run: this channel’s, which you played last, is over. `/party` begins the next.',
  },
  /** Warning after an action that cost the hero many hit points and left few. */
  heavyLoss: (lost: number, left: number, max: number) => `You lost ${lost} HP: ${left} of ${max} left.`,
  /** Headline after the hero got away with few hit points. */
  escaped: (left: number, max: number) => `You got away, with ${left} of ${max} HP.`,
  trade: (vendor: string) => `Trade: ${vendor}`,
  fetch: (thing: string) => `Fetch: ${thing}`,
  /** Label of the button that shoots at the nearest enemy. */
  fireAt: (who: string) => `Fire: ${who}`,
  /**
   * Label of the button that pays a fine, in gold. `payable` is the amount that the hero can pay now. `due` is the
   * whole fine. `faction` is the faction to which the fine is due; `null` if the trader belongs to it.
   */
  fine: (payable: number, due: number, faction: string | null) => {
    const sum = payable === due ? `${due}` : `${payable} of ${due}`;
    return faction === null ? `Pay fine: ${sum} gold` : `Fine: ${sum} · ${faction}`;
  },
  /** Label of the button that pays a sage to identify a thing. `price` is text such as `40 gold`. */
  consult: (who: string, price: string) => `Ask: ${who} (${price})`,
  recharge: (who: string, price: string) => `Recharge: ${who} (${price})`,
  /** Label of the button that frees a captive as a companion. */
  freeToJoin: 'Come with me',
  /** Label of the button that frees a captive and sends the captive home. `price` is text such as `40 gold`. */
  freeToGo: (price: string) => `Go home: ${price}`,
  /** Label of the button that tells the companion to wait or to follow. */
  bid: { wait: (who: string) => `Wait, ${who}`, follow: (who: string) => `Follow, ${who}` },
  /** Label of the button that pays the price of a shrine. */
  offer: (shrine: string) => `Offer: ${shrine}`,
  /** Word that players type in `/use` to pay the price of a shrine. */
  offerWord: 'offer',
  /** Word that players type in `/equip` to put on all gear that is better than the worn gear. */
  bestWord: 'best',
  castSpell: (name: string, mana: number) => `${name} (${mana} mana)`,
  /** Asks the player to confirm a dangerous action. The sentence about the danger follows. */
  confirm: '**Sure?**',
  confirmRetire: '**Sure?** You hang up your sword for good, and the run counts as won.',
  confirmRestart: '**You have a living hero.** Starting over ends that run for good.',
  chooseSpell: '**Cast which spell?**',
  pendingChoice: {
    identify: '**Identify which item?**',
    'remove-curse': '**Remove the curse from which item?**',
    /** Question of a sage, who identifies one thing. `price` is text such as `40 gold`. */
    consult: (who: string, price: string) => `**${who}: which thing shall I look at?** It costs ${price}.`,
    recharge: (who: string, price: string) => `**${who}: which thing shall I charge?** One charge costs ${price}.`,
    /** Question before the hero frees a captive. `turns` is the number of turns that this takes. */
    captive: (who: string, turns: number) =>
      `**Free ${who}?** ${turns === 1 ? 'One turn' : `${turns} turns`} of loud work: captors within ten cells wake.`,
    /** Line below the question if the hero has another companion. */
    captiveReplaces: (former: string) => `-# You can have one companion: ${former} would go home.`,
    /** Line below the choice of a target for a scroll that was unidentified. The scroll is used up in any case. */
    begun: '-# You have read it: any answer uses up the scroll and takes the turn.',
  },
  /** Texts of menus in which nothing is chosen, each at most 150 characters. */
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
  /** Text of a menu that has room only for the nearest `count` things. */
  nearestOnly: (label: string, count: number) => `${label} (the nearest ${count})`,
  /** Text of one page of a long menu. Pages count from 1. */
  paged: (label: string, page: number, pages: number) => `${label} (page ${page} of ${pages})`,
  shop: {
    tab: { sell: 'Sell', buy: 'Buy', tribute: 'Tribute' },
    empty: {
      sell: 'You carry nothing to sell.',
      buy: 'There is nothing to buy.',
      tribute: 'Tribute leads no further with anybody here.',
    },
    /** Line with the wares that the hero can pay for, and their prices. */
    affordable: (wares: string) => `**You can afford** ${wares}`,
    tooExpensive: 'too dear for now',
    /** Line with the wares that the hero cannot pay for, and their prices. */
    outOfReach: (wares: string) => `**Too dear for now** ${wares}`,
    left: (count: number) => `${count} left`,
    soldOut: (names: string) => `Sold out: ${names}`,
    /** Label of the button that sells all spare items. `count` is their number; `gold` is text such as `12 gold`. */
    sellSpareItems: (count: number, gold: string) => `Sell ${count} ${count === 1 ? 'spare' : 'spares'} for ${gold}`,
    /** Word that players type in `/sell` to sell all spare items. */
    spareItemsWord: 'spares',
    /** Line about a trader whose faction distrusts the hero, and who therefore asks double prices. */
    dear: (faction: string) => `You are distrusted (${faction}): everything costs double until the fine is paid.`,
    noTrade: (faction: string) => `Nobody here trades with you (${faction}). You can still pay the fine.`,
    fineDue: (faction: string) => `You are distrusted (${faction}): a fine mends that, and it is taken here.`,
    /** Word that players type in `/buy` to pay a fine. */
    fineWord: 'fine',
    /** Label in the menu of tributes. `points` is the gain in standing: `+5`. `price` is text such as `12 gold`. */
    tribute: (faction: string, points: string, price: string) => `${faction} ${points} for ${price}`,
    /** Note about the effects of tribute on standing. `most` is text such as `+6`. */
    tributeCosts: (most: string) => `Tribute buys at most ${most}. Each point costs one with each of their rivals.`,
    /** Note that tribute can no longer raise the hero's standing with some factions. `factions` lists their names. */
    tributeEnds: (factions: string) =>
      `Tribute leads no further (${factions}). The rest takes deeds: slay their rivals in their sight.`,
    /** Line about a trader who takes tribute. Prices are double, because the trader's faction distrusts the hero. */
    tributeDear: (faction: string) => `You are distrusted (${faction}): everything costs double until tribute is paid.`,
    tributeFirst: (faction: string) => `No trade with an enemy of theirs (${faction}). Tribute may change that.`,
    /** Word that players type in `/buy` to pay tribute, before the name of the faction. */
    tributeWord: 'tribute',
    headline: (vendor: string, gold: string) => `**${vendor}** · you have ${gold}`,
  },
  /** Texts of the panel with shops and people in the town, to which the hero can walk. */
  visit: {
    menu: 'Walk to…',
    headline: '**Visit** a shop, or somebody who knows a thing or two.',
    /** Description of the portal in the menu of shops and people. */
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
    /** Heading drawn on the picture while the player chooses a target. */
    label: (name: string) => `${name}: choose a target`,
    /**
     * Text after the name of a target on a button: how many creatures the effect would hit, without the hero. `hero` is
     * true if the effect would hit the hero too.
     */
    hitCount: (count: number, hero: boolean) => `: catches ${count}${hero ? ', hits you' : ''}`,
    /**
     * Note on the targets that the command for this kind of action accepts. `ruler` is true if the picture has letters
     * and numbers along its edges.
     */
    anyCell: (kind: AimedAction['kind'], ruler: boolean) =>
      `Any cell in sight will do: \`/${kind === 'throw' ? 'fire item:' : kind}\` takes ${ruler ? 'a cell of the ruler such as `K12`, or ' : ''}an offset such as \`3e 2n\`.`,
    /**
     * First part of a sentence; `hitsNobody` or `wouldHit` follows. `spot` is the position of the target; `isHere` is
     * true for the hero's own cell.
     */
    at: (name: string, spot: string, isHere: boolean) => `**${name}**${isHere ? '' : ' at'} ${spot}`,
    hitsNobody: (hero: boolean): string => (hero ? 'hits nobody but **you**.' : 'hits nobody you see.'),
    wouldHit: (list: string, hero: boolean) => `would hit ${list}.${hero ? ' It hits **you** as well.' : ''}`,
    go: { cast: 'Cast', use: 'Use', fire: 'Fire', throw: 'Throw' },
  },
  /** Sentences about the hero's action if no event tells it. `direction` is the label of a choice in `/move`. */
  actionDone: {
    step: (direction: string) => `You step ${direction}.`,
    walk: (turns: number, direction: string) => `You walk ${direction} for ${turns} turns.`,
    arrive: (turns: number) => (turns > 1 ? `You arrive after ${turns} turns.` : 'You arrive.'),
    explore: 'There is nothing left to explore here.',
    /** `lost` is the number of hit points that the hero has lost. */
    fight: (turns: number, lost: number) =>
      lost > 0 ? `The fight costs you ${lost} HP in ${turns} turns.` : `You fight for ${turns} turns, unhurt.`,
    wait: 'You wait.',
    decline: 'You leave it at that.',
  },
  /** Hints for new players. Each player sees a hint once. */
  hints: {
    /** Hint below the first board, if the board recommends a button. */
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
    /** Label of the button that shows the last turns as an animation. */
    showLastTurns: 'Show the last turns',
    lastTurns: 'The last turns',
    /** Heading above the depths that the hero of a won run reached on the way down. */
    descent: 'The way down',
    ascent: 'The way home',
    /** Text before the description of the last picture in the animation. */
    animation: 'The last turns as an animation, up to this:',
    hidden: 'You cannot see that run here.',
  },
  /** Heading above the last lines of the log, for a player who returns to a run. */
  recap: 'Previously…',
  /** Note for a player who begins or resumes a run: how many other unfinished runs the player has. */
  paused: (runs: number) =>
    runs === 1
      ? 'Another run of yours is paused: `/run resume` goes on with it.'
      : `${runs} other runs of yours are paused: \`/run resume\` goes on with one.`,
  /** Number of accepted actions in a run; players read "move". One action may take several turns. */
  moveNumber: (version: number) => `move ${version}`,
  title: {
    /** Sentences before a player's first run: the danger, and how to win. */
    purpose:
      'Below the woods and the caverns, in the halls of a fallen dwarven fortress, sleeps a black dragon: slay it to win.',
    /** Note after the description of the campaign that is best for beginners. */
    suggested: 'Start here.',
    /** Line above the choice of a kit. `campaign` is the campaign's name. */
    begin: (campaign: string) => `Who goes down in **${campaign}**?`,
    lastHero: (name: string) => `Your last hero, ${name}, came this far:`,
    /** Description of the title picture for screen readers. */
    alt: 'A vault of arches, one behind the other; in the glow at the end a dragon spreads its wings.',
  },
};

export type TurnTexts = typeof TURNS;
