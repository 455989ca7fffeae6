import type { EventFact, ThingRef } from '../../src/engine';

export const at = { x: 1, y: 1 };
export const from = { x: 2, y: 1 };

export const me: ThingRef = { id: 1, raw: 'hero' };
export const rat: ThingRef = { id: 2, raw: 'rat' };
export const orc: ThingRef = { id: 3, raw: 'orc' };
const thing = (raw: string): ThingRef => ({ id: 9, raw });
const potion: ThingRef = { id: 4, raw: null, alias: { kind: 'potion', adjective: 'oily', colour: 'red' } };
const scroll: ThingRef = { id: 5, raw: null, alias: { kind: 'scroll', word: 'ebonut' } };
const blade: ThingRef = { id: 6, raw: null, alias: { kind: 'plain', id: 'unidentified-dagger' } };

/** Facts of an event without its kind, for each shape that the event may have. */
type WithoutKind<F extends EventFact> = F extends EventFact ? Omit<F, 'kind'> : never;

type Facts<K extends EventFact['kind']> = [
  fact: WithoutKind<Extract<EventFact, { kind: K }>>,
  sentence: string | null,
][];

/** Example facts and sentence of every kind of event; `null` for events that only the picture shows. */
export const SENTENCES: { [K in EventFact['kind']]: Facts<K> } = {
  began: [
    [{}, 'After a long night in the pub the hangover is over. The gate is open.'],
    [
      { story: { beast: { raw: 'mudge', depth: 4, wounds: 12 }, avenger: { raw: 'orc', depth: 5, grave: 1 } } },
      'After a long night in the pub the hangover is over. The gate is open. Hunt of the week: Mudge at depth 4, 12 HP down. Avenge a hero of this server: at depth 5 waits an Orc.',
    ],
    [
      { story: { beast: { raw: 'mudge', depth: 4, wounds: 0 } } },
      'After a long night in the pub the hangover is over. The gate is open. Hunt of the week: Mudge at depth 4, unhurt.',
    ],
  ],
  arrived: [
    [{ depth: 2, recipe: 'forest', first: true, way: 'stairs' }, 'This is the Wolfwhistle Woods.'],
    [{ depth: 1, recipe: 'town', first: false, way: 'stairs' }, 'This is Muddlewick-on-the-Bend again.'],
    [{ depth: 8, recipe: 'mother-grove', nameNumber: 3, first: true, way: 'stairs' }, 'This is Under the Big Hat.'],
  ],
  swapped: [
    [{ other: thing('patron'), at }, 'You change places with the Patron.'],
    [{ other: thing('mom'), at }, 'You change places with Mom.'],
  ],
  opened: [[{ door: thing('door'), at }, 'You open the door.']],
  shop: [[{ vendor: thing('barkeep') }, 'The Barkeep: “Coin first, courage after.”']],
  hit: [
    [{ attacker: me, target: rat, attack: null, amount: 6, at, from }, 'You hit the Rat for 6.'],
    [{ attacker: rat, target: me, attack: 'bite', amount: 2, at, from }, 'The Rat bites you for 2!'],
    [{ attacker: orc, target: rat, attack: null, amount: 3, at, from }, 'The Orc hits the Rat for 3.'],
    [{ attacker: rat, target: me, attack: 'bite', amount: 0, at, from }, 'The Rat bites you, to no effect.'],
    [{ attacker: me, target: orc, attack: 'shortbow', amount: 4, at, from, shot: true }, 'You shoot the Orc for 4.'],
    [{ attacker: orc, target: me, attack: null, amount: 3, at, from, shot: true }, 'The Orc shoots you for 3!'],
    [{ attacker: me, target: orc, attack: null, amount: 12, at, from, ambush: 'double' }, 'You ambush the Orc for 12.'],
    [
      { attacker: me, target: orc, attack: 'shortbow', amount: 4, at, from, shot: true, ambush: 'sure' },
      'You shoot the Orc from ambush for 4.',
    ],
  ],
  missed: [
    [{ attacker: me, target: orc, fumble: false, at, from }, 'You miss the Orc.'],
    [{ attacker: orc, target: me, fumble: false, at, from }, 'The Orc misses you.'],
    [{ attacker: me, target: orc, fumble: true, at, from }, 'You stumble and miss the Orc by a mile.'],
    [{ attacker: orc, target: me, fumble: true, at, from }, 'The Orc stumbles and misses you by a mile.'],
    [{ attacker: me, target: orc, fumble: false, at, from, shot: true }, 'You shoot at the Orc and miss.'],
    [{ attacker: orc, target: me, fumble: true, at, from, shot: true }, 'The Orc shoots at you and misses by a mile.'],
  ],
  hurt: [
    [{ target: me, amount: 6, at, cause: 'bear-trap', by: null }, 'The Bear Trap hurts you for 6!'],
    [{ target: rat, amount: 5, at, cause: 'zap', by: me }, 'Your Zap hurts the Rat for 5.'],
    [{ target: me, amount: 13, at, cause: 'acid-breath', by: thing('black-dragon') }, 'Acid Breath hurts you for 13!'],
    [{ target: rat, amount: 2, at, cause: 'venom', by: null }, 'Venom hurts the Rat for 2.'],
    [{ target: me, amount: 2, at, cause: 'confusion-cloud', by: null }, 'Spores hurt you for 2!'],
    [{ target: me, amount: 1, at, cause: 'hunger', by: null }, 'You are starving: 1 damage!'],
  ],
  healed: [
    [{ target: me, amount: 8, at }, 'You feel better: +8 health.'],
    [{ target: orc, amount: 8, at }, 'The Orc looks better.'],
  ],
  'mana-restored': [
    [{ target: me, amount: 4, at }, 'Your mind clears: +4 mana.'],
    [{ target: orc, amount: 4, at }, 'The Orc hums with power.'],
  ],
  died: [
    [{ who: rat, by: me, cause: null, at }, 'The Rat dies.'],
    [{ who: me, by: rat, cause: null, at }, 'You die…'],
    [{ who: thing('mudge'), by: me, cause: null, at, story: 'beast' }, 'Mudge dies. The hunt of the week is over!'],
    [{ who: rat, by: me, cause: null, at, story: 'avenger' }, 'The Rat dies. A hero of this server is avenged!'],
  ],
  rewarded: [
    [{ xp: 100, gold: 0 }, 'You gain 100 experience.'],
    [{ xp: 100, gold: 0.1 + 0.2 }, 'You gain 100 experience and 3 silver.'],
  ],
  levelled: [[{ level: 2, attribute: 'might' }, 'Welcome to level 2! You feel it in your arms: Might +1.']],
  'picked-up': [
    [{ item: potion }, 'You pick up the Oily Red Potion.'],
    [{ item: thing('venom-101') }, 'You pick up Venom 101.'],
  ],
  dropped: [[{ item: thing('rod-of-venom') }, 'You drop the Rod of Venom.']],
  threw: [
    [{ item: thing('dagger'), at, from }, 'You throw the Dagger.'],
    [{ item: potion, at, from, splash: [at] }, 'You throw the Oily Red Potion: glass shatters.'],
  ],
  broke: [[{ item: thing('dagger'), at }, 'The Dagger breaks.']],
  'left-lying': [
    [{ item: thing('dagger'), why: 'worse' }, 'You leave the Dagger: no better than yours.'],
    [{ item: thing('hide'), why: 'worthless' }, 'You leave the Hide: of no use.'],
    [{ item: blade, why: 'cursed' }, 'You leave the Unidentified Dagger: cursed.'],
    [{ item: thing('tower-shield'), why: 'heavy' }, 'You leave the Tower Shield: too heavy for what you carry.'],
    [{ item: thing('old-boots'), why: 'cursed' }, 'You leave the Old Boots: cursed.'],
    [{ item: thing('rations'), why: 'heavy' }, 'You leave the Rations: too heavy for what you carry.'],
  ],
  declined: [
    [{ item: thing('identify-scroll') }, 'You put the Scroll of Identify away again.'],
    [{ item: thing('identify-scroll'), wasted: true }, 'You let the Scroll of Identify go to waste.'],
  ],
  equipped: [
    [{ item: thing('dagger'), slot: 'melee' }, 'You wield the Dagger.'],
    [{ item: blade, slot: 'melee' }, 'You wield the Unidentified Dagger.'],
    [{ item: thing('shortbow'), slot: 'ranged' }, 'You ready the Shortbow.'],
    [{ item: thing('old-boots'), slot: 'feet' }, 'You put on the Old Boots.'],
  ],
  removed: [
    [{ item: thing('dagger'), replaced: true }, 'You put away the Dagger.'],
    [{ item: thing('old-boots'), replaced: false }, 'You take off the Old Boots.'],
  ],
  stuck: [
    [{ item: thing('longsword-minus-1') }, 'The Longsword −1 will not come off: it is cursed!'],
    [{ item: thing('gauntlets-of-ogre-power') }, 'The Gauntlets of Ogre Power will not come off: they are cursed!'],
  ],
  used: [
    [{ item: potion }, 'You drink the Oily Red Potion.'],
    [{ item: thing('health-potion') }, 'You drink the Health Potion.'],
    [{ item: thing('beer') }, 'You drink the Beer.'],
    [{ item: thing('fire-flask') }, 'You throw the Fire Flask.'],
    [{ item: scroll }, 'You read the Scroll of Ebonut.'],
    [{ item: thing('web-scroll') }, 'You read the Scroll of Web.'],
    [{ item: { ...thing('rod-of-venom'), charges: 3 } }, 'You zap the Rod of Venom.'],
    [{ item: thing('beginners-magic') }, "You study Beginner's Magic."],
    [{ item: thing('hide') }, 'You use the Hide.'],
  ],
  ate: [
    [{ item: thing('rations') }, 'You eat the Rations.'],
    [{ item: thing('meat') }, 'You eat the Meat.'],
  ],
  fizzled: [[{ item: thing('mana-potion') }, 'The Mana Potion does nothing for you now.']],
  learned: [[{ spell: 'zap' }, 'You learn Zap!']],
  identified: [
    [{ raw: 'identify-scroll', alias: null }, 'It is a Scroll of Identify!'],
    [{ raw: 'gauntlets-of-ogre-power', alias: null }, 'They are Gauntlets of Ogre Power!'],
  ],
  uncursed: [[{ item: thing('longsword-minus-1') }, 'The curse on the Longsword −1 is lifted.']],
  cast: [
    [{ caster: me, spell: 'zap', at, from }, 'You cast Zap.'],
    [{ caster: thing('vault-hound'), spell: 'pounce', at, from, bodily: true }, 'The Vault Hound: Pounce!'],
    [{ caster: thing('black-dragon'), spell: 'acid-breath', at, from }, 'The Black Dragon: Acid Breath!'],
  ],
  phase: [
    [
      { who: thing('gatekeeper'), phase: 0 },
      'The Gatekeeper stands whole before its gate again, and holds out a chain for those who keep away.',
    ],
    [
      { who: thing('gatekeeper'), phase: 1 },
      'The Gatekeeper shakes its key ring: from now on every key on the floor may let a Turnkey rise!',
    ],
    [
      { who: thing('gatekeeper'), phase: 2 },
      'The Gatekeeper comes off its hinges: easier to hit and faster, and the floor quakes three cells around it!',
    ],
    [{ who: orc, phase: 1 }, null],
  ],
  fork: [
    [
      { recipes: ['dwarf-fort', 'orc-mine'] },
      'Two ways lead down from here: Dwarven fort (lizards, golems) · Old mine (orcs, gold). Once you take one, the other caves in.',
    ],
  ],
  'way-shut': [[{ recipe: 'orc-mine' }, 'Behind you the other way caves in: Old mine (orcs, gold).']],
  twist: [
    [
      { twist: 'burning-cracks' },
      'The ground will not hold still here: every few turns it glows somewhere, and a turn later it burns. Passages and whatever is beside a wall are safe.',
    ],
    [
      { twist: 'mirrors' },
      'The walls are mirrors here: now and then they let go a frail copy of whoever struck you last, if you see it. A copy pays nothing. Be quick with whoever strikes you, or get out of its sight.',
    ],
    [
      { twist: 'silence' },
      'Not a sound is heard here: nobody can cast a spell, you as little as they. Scrolls, potions, rods and bows work as ever.',
    ],
    [
      { twist: 'tilting' },
      'The ground tilts here: every blow that hits throws its victim back a cell. With something solid at your back you stand fast.',
    ],
  ],
  kindled: [[{}, 'Fire! What is dry here burns, and the flames spread.']],
  'ground-glows': [
    [{ underfoot: false }, 'The ground glows: it burns there next turn.'],
    [{ underfoot: true }, 'The ground glows under your feet: it burns next turn!'],
  ],
  mirrored: [[{ who: orc, at }, 'A copy of the Orc steps out of a mirror!']],
  thrown: [
    [{ who: me, at }, 'The blow throws you back a cell.'],
    [{ who: orc, at }, null],
  ],
  dragged: [
    [{ who: me, by: thing('gaffer'), at }, 'The Gaffer drags you over!'],
    [{ who: thing('rat'), by: thing('gaffer'), at }, 'The Gaffer drags the Rat over.'],
  ],
  prepared: [[{ who: thing('vault-hound'), spell: 'pounce', at, cells: [at] }, 'The Vault Hound makes ready: Pounce!']],
  divided: [[{ who: thing('twainfiend'), at }, 'The Twainfiend comes apart: now there is one more!']],
  woken: [[{ who: thing('spore-zombie'), remains: 'grave-mould', at }, 'A Spore Zombie rises from the Grave Mould!']],
  'went-off': [[{ who: thing('firecap'), spell: 'explode', at }, 'The Firecap bursts!']],
  burst: [[{ effect: 'damage', glyph: '☼', color: '#00FF00', cells: [at] }, null]],
  beam: [[{ glyph: '▓', color: '#00FF00', rays: [{ from, to: at }] }, null]],
  'status-gained': [
    [{ target: me, status: 'confusion', source: 'confusion-scroll', turns: 4, amount: 0, at }, 'You are confused!'],
    [{ target: rat, status: 'slow', source: 'web', turns: 4, amount: 10, at }, 'The Rat is slowed.'],
    [{ target: me, status: 'slow', source: 'haste-potion', turns: 5, amount: -2, at }, 'You are hasted.'],
    [
      { target: me, status: 'attributes', source: 'strength-potion', turns: 10, amount: 5, at },
      'The Strength Potion courses through you.',
    ],
    [{ target: rat, status: 'attributes', source: 'strength-potion', turns: 10, amount: 5, at }, null],
  ],
  'status-ended': [
    [{ target: me, status: 'attributes', source: 'hangover', at }, 'Your hangover wears off.'],
    [{ target: me, status: 'attributes', source: 'strength-potion', at }, 'The Strength Potion wears off.'],
    [{ target: me, status: 'damage-over-time', source: 'venom', at }, 'You are no longer poisoned.'],
    [{ target: me, status: 'slow', source: 'web', at }, 'The slowness wears off.'],
    [{ target: rat, status: 'slow', source: 'web', at }, null],
  ],
  'lost-turn': [
    [{ who: me, at }, 'You stagger about in confusion.'],
    [{ who: orc, at }, 'The Orc staggers about in confusion.'],
  ],
  triggered: [
    [{ trigger: thing('landmine'), who: me, at }, 'You set off the Landmine!'],
    [{ trigger: thing('landmine'), who: orc, at }, 'The Orc sets off the Landmine.'],
    [{ trigger: thing('flame'), who: orc, at }, 'The Orc steps into the Flame.'],
    [{ trigger: thing('altar'), who: me, at }, 'You touch the Altar.'],
    [{ trigger: thing('altar'), who: orc, at }, 'The Orc touches the Altar.'],
    [{ trigger: thing('town-portal'), who: me, at }, 'You enter the Town Portal.'],
  ],
  spotted: [[{ thing: thing('bear-trap'), at }, 'You spot a Bear Trap!']],
  noticed: [
    [{ who: orc, at }, 'You see an Orc.'],
    [{ who: thing('bandit'), at }, 'You see a Bandit.'],
  ],
  met: [
    [{ who: rat, at, story: 'avenger' }, 'You see a Rat. It has killed a hero of this server.'],
    [
      { who: thing('jack-sixpence'), at },
      'You see Jack Sixpence: a bandit with lovely manners and something green on his dagger.',
    ],
    [
      { who: thing('dusk-captain'), at },
      'You see a Dusk Captain. It puts out your sight from six cells away, so that its band finds you first. It is frail: shoot it or throw something at it as soon as you see it.',
    ],
  ],
  awoke: [[{ who: orc, at }, 'The Orc wakes up!']],
  pursued: [
    [{ who: orc, at }, 'The Orc has followed you over the stairs!'],
    [{ who: thing('bandit'), at }, 'The Bandit has followed you over the stairs!'],
  ],
  quip: [
    [{ who: thing('mom'), line: 0, at }, 'Mom says: “My own child, off to slay things. I could burst.”'],
    [{ who: thing('mom'), line: 99, at }, null],
  ],
  advice: [
    [
      { who: thing('clothier'), at },
      'The Clothier says: “Leather armour first. The woods beyond the gate are all teeth.”',
    ],
    [{ who: thing('rat'), at }, null],
  ],
  hunger: [
    [{ state: 'well-fed' }, 'You feel well fed.'],
    [{ state: 'normal' }, 'You are no longer well fed.'],
    [{ state: 'hungry' }, 'You are hungry.'],
    [{ state: 'starving' }, 'You are starving!'],
  ],
  'boon-earned': [[{ level: 2 }, 'You have earned a boon.']],
  'boon-taken': [[{ boon: 'wildfire' }, 'You take the boon Wildfire.']],
  overburdened: [[{}, 'You carry too much: every move is an effort.']],
  fighting: [[{}, 'You hear fighting nearby.']],
  mapped: [[{}, 'A map of this place unrolls in your mind: the ways, not what lies there.']],
  bought: [
    [{ item: 'leather-boots', price: 12.000000000000002 }, 'You buy some Leather Boots for 12 gold.'],
    [{ item: 'arachnophilia-101', price: 60 }, 'You buy a copy of Arachnophilia 101 for 60 gold.'],
  ],
  sold: [[{ item: thing('meat'), price: 1.6 }, 'You sell the Meat for 1 gold 6 silver.']],
  standing: [
    [
      { faction: 'townsfolk', change: -5, standing: -5, attitude: 'distrust' },
      'Your standing with the townsfolk falls by 5, to −5: they distrust you.',
    ],
    [
      { faction: 'dwarven-remnant', change: 0.25, standing: 1.25, attitude: 'goodwill' },
      'Your standing with the last of the dwarves rises by 0.25, to +1.25: they think well of you.',
    ],
  ],
  consulted: [
    [{ who: thing('priest'), price: 40 }, 'You pay the Priest 40 gold for a word.'],
    [
      { who: thing('alchemist'), price: 130, recharged: thing('rod-of-venom') },
      'You pay the Alchemist 130 gold to recharge the Rod of Venom.',
    ],
  ],
  fined: [[{ by: thing('priest'), price: 25 }, 'You pay the Priest a fine of 25 gold.']],
  tribute: [
    [
      { to: thing('market-draper'), faction: 'arbat', price: 75 },
      'You pay the Market Draper a tribute of 75 gold for the Arbat.',
    ],
  ],
  offered: [
    [{ shrine: thing('shrine-of-coin'), takes: { gold: 80 }, item: null }, 'You offer the Shrine of Coin 80 gold.'],
    [
      { shrine: thing('shrine-of-ink'), takes: { item: 'scroll' }, item: scroll },
      'You offer the Shrine of Ink the Scroll of Ebonut.',
    ],
  ],
  granted: [
    [{ item: potion, attribute: null }, 'In return you get an Oily Red Potion.'],
    [{ item: null, attribute: 'might' }, 'In return you gain a point of Might.'],
  ],
  'cage-shut': [
    [
      { lost: [thing('ring-of-thorns'), potion] },
      'The cages close for good over the Ring of Thorns and the Oily Red Potion.',
    ],
    [
      { lost: [thing('ring-of-thorns')], toll: 60 },
      'You pay 60 gold. The cages close for good over the Ring of Thorns.',
    ],
  ],
  worked: [
    [{ what: thing('pulled-lever'), lamps: null, at }, 'You step on the Pulled Lever: it gives way.'],
    [{ what: thing('dark-lamp'), lamps: { dark: 1, burning: 2 }, at }, 'You turn the lamps: 2 of 3 burn.'],
    [{ what: thing('dark-lamp'), lamps: { dark: 2, burning: 1 }, at }, 'You turn the lamps: 1 of 3 burns.'],
  ],
  'mirror-turned': [
    [{ what: thing('rising-mirror'), hitsLock: false, at }, 'You turn the mirror: the beam misses the lock.'],
    [{ what: thing('rising-mirror'), hitsLock: true, at }, 'You turn the mirror: the beam falls on the lock.'],
  ],
  'plates-moved': [
    [{ down: 1, of: 2 }, 'Stone grinds: 1 of 2 plates is down.'],
    [{ down: 0, of: 2 }, 'Stone grinds: 0 of 2 plates are down.'],
  ],
  'gate-opened': [[{ gate: thing('treasury-gate'), at }, 'The Treasury Gate opens.']],
  'truce-held': [
    [{ who: thing('orc'), at }, 'The truce keeps the Orc from harm.'],
    [{ who: me, at }, 'The truce keeps you from harm.'],
  ],
  flew: [[{ who: thing('black-dragon'), at }, 'The Black Dragon takes wing and lands well out of reach.']],
  'broke-off': [
    [{ who: thing('black-dragon'), at }, 'The Black Dragon breaks off to nurse the wound. It will be back.'],
  ],
  stirred: [[{}, 'The noise carries far and wide. Something stirs.']],
  robbed: [
    [{ by: thing('pickpocket'), gold: 12, at }, 'The Pickpocket snatches 12 gold and makes off!'],
    [{ by: thing('pickpocket'), gold: 0, at }, 'The Pickpocket finds your purse empty, and makes off.'],
  ],
  'day-turned': [
    [{ night: true }, 'Night falls over the town: watch your purse.'],
    [{ night: false }, 'Day breaks over the town.'],
  ],
  wanderer: [[{}, 'Someone comes to look for you, alone or with a band.']],
  alarmed: [
    [{ who: thing('orc') }, 'The Orc raises the alarm: others are coming!'],
    [{ who: null }, 'Somewhere the alarm is raised: you have been seen!'],
  ],
  roared: [
    [{ who: thing('black-dragon') }, 'A roar shakes the walls: the Black Dragon has recovered, and is coming for you!'],
  ],
  unchained: [
    [{ who: thing('mara'), turns: 2, at }, 'You hammer at the chains: 2 more turns.'],
    [{ who: thing('mara'), turns: 0, at }, null],
  ],
  joined: [[{ who: thing('mara'), at }, 'Mara is free, and goes with you.']],
  'went-home': [
    [{ who: thing('mara'), gold: 12, at }, 'Mara is free, gives you 12 gold and goes home.'],
    [{ who: thing('mara'), gold: 0, at }, 'Mara takes leave of you and goes home.'],
  ],
  'companion-died': [[{ who: thing('mara'), at }, 'Mara’s last spark goes out. “Worth it,” it says in smoke.']],
  bidden: [
    [{ who: thing('mara'), what: 'wait' }, 'Mara waits here.'],
    [{ who: thing('mara'), what: 'follow' }, 'Mara follows you.'],
  ],
  'watch-called': [[{ faction: 'townsfolk', at }, 'A bell rings in the town: the Watch comes through the gate!']],
  'portal-opened': [[{}, 'A shimmering portal opens, and you step through. It stays open, and leads back.']],
  stopped: [
    [{ reason: 'hostile', what: 'orc', turns: 3 }, 'An Orc! (3 turns)'],
    [{ reason: 'unreachable', what: 'orc', turns: 3 }, 'No known way leads to the Orc. (3 turns)'],
    [{ reason: 'unreachable', what: 'rat', turns: 3 }, 'No known way leads to the Rat. (3 turns)'],
    [{ reason: 'done', what: null, turns: 3 }, null],
  ],
  cheated: [
    [{ cheat: 'heal' }, 'Something beyond this world helps you (healed). This run is not ranked from here on.'],
  ],
  'way-home': [
    [
      { what: 'begun' },
      'The Amulet of Yala is yours, and everything below knows it. It stills your hunger, which comes half as fast now. No portal opens for you now: home is up the stairs, all the way to the pub.',
    ],
    [{ what: 'sealed' }, 'Behind you the stairs fall in.'],
    [{ what: 'shut' }, 'Behind you the gate is barred.'],
    [{ what: 'dimmed' }, 'The Amulet drinks the light: you see a cell less far.'],
    [{ what: 'lit' }, 'The light of the town lets you see as far as ever.'],
    [{ what: 'peace' }, 'The captain falls, and its band slinks off: this level is at peace.'],
    [{ what: 'hunted' }, 'Something comes up after you from below!'],
    [{ what: 'awaited' }, 'Something comes for you by the stairs up!'],
    [{ what: 'hunted', captain: 'hook-captain', count: 3 }, 'A Hook Captain comes up after you, with 3 at its heels!'],
    [
      { what: 'awaited', captain: 'ash-captain', count: 2 },
      'Between you and the stairs waits an Ash Captain, with 2 at its heels!',
    ],
    [{ what: 'hunted', captain: 'ash-captain', count: 0 }, 'An Ash Captain comes up after you!'],
    [{ what: 'loose', who: thing('mara') }, 'Mara got loose without your help, and bars your way home!'],
    [{ what: 'friend', who: thing('mara') }, 'Mara, whom you set free, is back and goes with you.'],
    [{ what: 'changed', change: 'lamps' }, 'The lamps are out here, and you see less far.'],
    [{ what: 'changed', change: 'gate' }, 'Somebody has walled up the way you came by.'],
    [{ what: 'changed', change: 'rockfall' }, 'The roof has come down on the way you came by.'],
    [{ what: 'changed', change: 'bridge' }, 'The bridge you came by is gone.'],
    [{ what: 'changed', change: 'flood' }, 'The water has risen over the way you came by.'],
  ],
  laurel: [
    [{}, 'The dragon is dead. The laurel is yours!'],
    [{ item: thing('amulet-of-yala') }, 'The laurel is yours! The Amulet of Yala lies on the bar.'],
  ],
  over: [
    [{ result: 'died' }, null],
    [{ result: 'retired' }, 'You hang up your sword, victorious.'],
    [{ result: 'abandoned' }, 'You give up the quest.'],
  ],
};
