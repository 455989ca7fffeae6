import type { EventFact, GameEvent, StopReason, ThingRef } from '../../src/engine';
import { createI18n, LOCALES, localeOf } from '../../src/i18n';
import { capital } from '../../src/lib/capital';
import { loadRaws } from '../../src/raws';
import { at, from, me, orc, rat, SENTENCES } from '../support/sentences';

const i18n = createI18n(loadRaws());
const sentenceOf = (fact: EventFact): string | null => i18n.sentences([{ ...fact, turn: 1, sense: 'self' }])[0] ?? null;

const rows = Object.entries(SENTENCES).flatMap(([kind, facts]) =>
  facts.map(([fact, sentence]) => [sentence, { kind, ...fact } as EventFact] as const),
);

test.each(rows)('%s', (sentence, fact) => {
  expect(sentenceOf(fact)).toBe(sentence);
});

const STOPS = {
  done: [null, null],
  steps: [null, null],
  hostile: ['an Orc!', 'an enemy!'],
  unaware: ['an Orc that has not noticed you!', 'an enemy that has not noticed you!'],
  'first-met': ['an Orc, the first you meet!', 'an enemy, the first you meet!'],
  group: [
    'an Orc! The enemies in sight could take a quarter of your health or more.',
    'an enemy! The enemies in sight could take a quarter of your health or more.',
  ],
  alarm: ['the Orc raises the alarm!', 'somewhere the alarm is raised!'],
  attacked: ['the Orc attacks you!', 'something attacks you!'],
  damage: ['the Orc hurt you.', 'you were hurt.'],
  status: ['your condition has changed.', 'your condition has changed.'],
  confused: ['you are too confused to go on.', 'you are too confused to go on.'],
  hunger: ['you are hungry.', 'you are hungry.'],
  item: ['an Orc.', 'a thing you do not know.'],
  stairs: ['the stairs down: Orc.', 'stairs!'],
  trap: ['mind the Orc.', 'there is a trap.'],
  'trap-ahead': ['the only way leads past an Orc.', 'the only way leads over a trap.'],
  'wound-up': ['the Orc is about to strike where you stand!', 'the enemy is about to strike where you stand!'],
  underfoot: [
    'the ground glows under your feet, and burns next turn!',
    'the ground glows under your feet, and burns next turn!',
  ],
  door: ['a door.', 'a door.'],
  vendor: ['an Orc.', 'somebody with wares.'],
  blocked: ['the Orc is in the way.', 'the way is blocked.'],
  lost: ['the Orc is out of sight.', 'the enemy is out of sight.'],
  beside: ['the Orc is upon you.', 'the enemy is upon you.'],
  'out-of-range': ['the Orc is out of range.', 'the enemy is out of range.'],
  mana: ['you have no mana left for the spell.', 'you have no mana left for the spell.'],
  truce: ['a truce protects the Orc.', 'you stand under a truce.'],
  unreachable: ['no known way leads to the Orc.', 'no known way leads to the enemy.'],
  limit: ['the Orc still stands.', 'you can go right on.'],
  boon: ['a boon is yours to choose.', 'a boon is yours to choose.'],
  restored: ['you are well rested.', 'you are well rested.'],
  level: ['you are somewhere else now.', 'you are somewhere else now.'],
  crowd: ['somebody is in the way.', 'somebody is in the way.'],
  altar: ['an Orc.', 'an altar.'],
  deadly: ['the next turn could be your last.', 'the next turn could be your last.'],
  captive: ['Orc in chains, and captors.', 'a captive in chains.'],
  treasury: Array(2).fill('a treasury! Of its three things you may take one.') as [string, string],
  portal: ['a portal.', 'a portal.'],
  phase: ['the Orc is not done yet!', 'the enemy is not done yet!'],
  secret: ['there is a hidden door.', 'there is a hidden door.'],
} satisfies Record<StopReason, [known: string | null, unknown: string | null]>;

test.each(Object.entries(STOPS))('an action that stops for %s says why', (reason, [known, unknown]) => {
  const stopped = (what: string | null) =>
    sentenceOf({ kind: 'stopped', reason: reason as StopReason, what, turns: 2 });
  expect(stopped('orc')).toBe(known && `${capital(known)} (2 turns)`);
  expect(stopped(null)).toBe(unknown && `${capital(unknown)} (2 turns)`);
});

test('a stop after one turn of damage, or before the first turn, has no count of turns', () => {
  expect(sentenceOf({ kind: 'stopped', reason: 'damage', what: 'orc', turns: 1 })).toBeNull();
  expect(sentenceOf({ kind: 'stopped', reason: 'blocked', what: null, turns: 0 })).toBe('The way is blocked.');
  expect(sentenceOf({ kind: 'stopped', reason: 'limit', what: null, turns: 1 })).toBe('You can go right on.');
});

test("the cause of the hero's death is not also named as what stopped the action", () => {
  const died = event({ kind: 'died', who: me, by: orc, cause: null } as unknown as EventFact, 5);
  const stopped = (turn: number) => event({ kind: 'stopped', reason: 'damage', what: 'orc', turns: 3 }, turn);
  const [death] = i18n.sentences([died]);
  expect(i18n.sentences([died, stopped(5)])).toEqual([death]);
  expect(i18n.outcome([died, stopped(5)], null)).toEqual([death]);
  expect(i18n.sentences([stopped(4), died])).toHaveLength(2);
});

const event = (fact: EventFact, turn = 1): GameEvent => ({ ...fact, turn, sense: 'self' });
const miss = event({ kind: 'missed', attacker: rat, target: me, fumble: false, at, from });

describe.each(Object.entries(LOCALES))('laurel and WAY_HOME of src/i18n/%s/events.ts', (_tag, locale) => {
  const raws = loadRaws();
  const { sentences, thing } = createI18n(raws, locale);
  const wordsOf = (raw: string) =>
    thing({ id: 0, raw })
      .toLowerCase()
      .split(' ')
      .filter((word) => word.length > 3);

  test.each(raws.campaigns.map(({ id, laurel }) => [id, laurel] as const))('are true of %s', (_id, laurel) => {
    const about = 'slain' in laurel ? laurel.slain : 'taken' in laurel ? laurel.taken : laurel.brought;
    const facts: EventFact[] =
      'slain' in laurel
        ? [{ kind: 'laurel' }]
        : 'taken' in laurel
          ? [{ kind: 'laurel', item: { id: 9, raw: about }, taken: true }]
          : [
              { kind: 'laurel', item: { id: 9, raw: about } },
              { kind: 'way-home', what: 'begun' },
              { kind: 'way-home', what: 'dimmed' },
            ];
    for (const said of sentences(facts.map((fact) => event(fact)))) {
      expect({ about, said, named: wordsOf(about).some((word) => said.toLowerCase().includes(word)) }).toEqual({
        about,
        said,
        named: true,
      });
    }
  });
});

test('the consequences of a cheat are told once', () => {
  const [heal, god] = (['heal', 'god'] as const).map((cheat) => event({ kind: 'cheated', cheat }));
  expect(i18n.sentences([heal!, god!, god!])).toEqual([
    'Something beyond this world helps you (healed). This run is not ranked from here on.',
    'Something beyond this world helps you (invulnerable). ×2',
  ]);
});

test('equal sentences in a row are joined with a count', () => {
  expect(i18n.sentences([miss, miss, event({ kind: 'fighting' }), miss])).toEqual([
    'The Rat misses you. ×2',
    'You hear fighting nearby.',
    'The Rat misses you.',
  ]);
});

test('a spell that does harm has the same name where it hurts and where it ends an action', () => {
  const hurt = sentenceOf({ kind: 'hurt', target: me, amount: 20, at, cause: 'explode', by: orc });
  expect(hurt).toBe('Explosion hurts you for 20!');
  const stop = sentenceOf({ kind: 'stopped', reason: 'damage', what: 'explode', turns: 3 });
  expect(stop).toContain('Explosion hurt you.');
});

test.each([{ damage: 6 }, { damage_over_time: 3 }, { slow: 10 }, { confusion: 4 }])(
  'a trap that does no more than %p is set off, in every language',
  (effects) => {
    const raws = loadRaws();
    const trap = { ...raws.archetypes['bear-trap']!, effects: { ...effects, single_activation: true as const } };
    const changed = { ...raws, archetypes: { ...raws.archetypes, 'bear-trap': trap } };
    const fact = { kind: 'triggered', trigger: { id: 9, raw: 'bear-trap' }, who: me, at } as const;
    expect(['en', 'de', 'es'].flatMap((tag) => createI18n(changed, localeOf(tag)).sentences([event(fact)]))).toEqual([
      'You set off the Bear Trap!',
      'Du löst die Bärenfalle aus!',
      '¡Activas el cepo!',
    ]);
  },
);

test('fighting out of sight is reported once for each action', () => {
  const fighting = event({ kind: 'fighting' });
  const stop = event({ kind: 'stopped', reason: 'limit', what: null, turns: 9 });
  const opened = event({ kind: 'portal-opened' });
  const [portal] = i18n.sentences([opened]);
  const [limit] = i18n.sentences([stop]);
  expect(i18n.sentences([fighting, opened, fighting, stop, fighting])).toEqual([
    'You hear fighting nearby.',
    portal,
    limit,
    'You hear fighting nearby.',
  ]);
});

test('a single creature that comes into sight and stops an action is reported once', () => {
  const seen = event({ kind: 'noticed', who: orc, at }, 3);
  const stop = event({ kind: 'stopped', reason: 'hostile', what: 'orc', turns: 3 }, 3);
  expect(i18n.sentences([seen, stop])).toEqual(['An Orc! (3 turns)']);
  expect(i18n.sentences([seen, seen, stop])).toEqual(['You see an Orc. ×2', 'An Orc! (3 turns)']);
});

describe('creatures that come into sight in one act', () => {
  const seen = (id: number, raw: string, turn: number) => event({ kind: 'noticed', who: { id, raw }, at }, turn);
  const stop = (what: string | null, turn: number) =>
    event({ kind: 'stopped', reason: 'hostile', what, turns: 3 }, turn);
  const outcome = (...events: GameEvent[]) => i18n.outcome(events, { kind: 'explore' }).slice(1);

  test('are told together, once each, in the place of the first', () => {
    const noise = event({ kind: 'fighting' }, 2);
    expect(outcome(seen(7, 'rat', 1), noise, seen(8, 'rat', 2), seen(7, 'rat', 3), stop('rat', 3))).toEqual([
      'You see: Rat ×2.',
      'You hear fighting nearby.',
    ]);
    expect(outcome(seen(7, 'orc', 2), seen(7, 'orc', 3), stop(null, 3))).toEqual(['You see an Orc.']);
  });

  test('are not told again if the only one of its kind stopped the act', () => {
    expect(outcome(seen(7, 'rat', 3), seen(8, 'rat', 3), seen(9, 'orc', 3), stop('orc', 3))).toEqual([
      'You see: Rat ×2.',
    ]);
    expect(outcome(seen(7, 'orc', 3), seen(8, 'rat', 3), stop('orc', 3))).toEqual(['You see a Rat.']);
  });
});

test('several kills of one act are told in one sentence, with their rewards', () => {
  const kill = (id: number, raw: string, gold: number) => [
    event({ kind: 'died', who: { id, raw }, by: me, cause: null, at }),
    event({ kind: 'rewarded', xp: 100, gold }),
  ];
  const few = [...kill(7, 'rat', 0), ...kill(8, 'orc', 1.5), ...kill(9, 'rat', 0)];
  expect(i18n.outcome(few, null)).toEqual(['You kill two Rats and an Orc: +300 XP, +1 gold 5 silver.']);
  expect(i18n.outcome([...few, ...kill(10, 'bat', 0)], null)).toEqual([
    'You kill a Rat and three others: +400 XP, +1 gold 5 silver.',
  ]);
  expect(i18n.outcome(kill(7, 'rat', 0), null)).toEqual(['The Rat dies: +100 XP.']);
});

describe('a fight of several turns', () => {
  const wolf = (id: number) => ({ id, raw: 'mangy-wolf' });
  const hit = (attacker: { id: number; raw: string | null }, target: typeof attacker, amount: number, turn: number) =>
    event({ kind: 'hit', attacker, target, attack: null, amount, at, from }, turn);
  const missed = (attacker: { id: number; raw: string | null }, target: typeof attacker, turn: number) =>
    event({ kind: 'missed', attacker, target, fumble: false, at, from }, turn);
  const limit = (turn: number, turns: number) => event({ kind: 'stopped', reason: 'limit', what: 'orc', turns }, turn);
  const blows = [hit(me, orc, 6, 4), missed(orc, me, 4), hit(orc, me, 7, 5), missed(me, orc, 5), hit(me, orc, 8, 6)];
  const dead = event({ kind: 'died', who: orc, by: me, cause: null, at }, 6);

  test.each([
    ['en', 'The Orc hit you 1 of 2 times (−7 HP); you hit 2 of 3 (14 damage).'],
    ['de', 'Der Ork trifft dich 1 von 2 Mal (−7 LP); du 2 von 3 (14 Schaden).'],
    ['es', 'El orco te acierta 1 de 2 golpes (−7 PV); tú, 2 de 3 (14 de daño).'],
  ])('is told by foe, and what came of it after it: %s', (tag, line) => {
    const lines = createI18n(loadRaws(), localeOf(tag)).outcome([...blows, dead, limit(6, 3)], null);
    expect(lines).toHaveLength(3);
    expect(lines[1]).toBe(line);
  });

  test('is told blow by blow in the log', () => {
    expect(i18n.sentences([...blows, dead, limit(6, 3)])).toHaveLength(7);
  });

  test('counts foes of one kind together, and hits without damage as none', () => {
    const pack = [hit(wolf(7), me, 0, 1), hit(wolf(8), me, 2, 1), missed(wolf(7), me, 2), limit(2, 2)];
    expect(i18n.outcome(pack, null)[1]).toBe('The two Mangy Wolves hit you 1 of 3 times (−2 HP).');
    expect(i18n.outcome([missed(me, rat, 1), missed(me, rat, 2), limit(2, 2)], null)[1]).toBe(
      'You missed the Rat twice.',
    );
  });

  test.each([
    ['en', 'The Orc missed you; you hit 1 of 2 (6 damage).'],
    ['de', 'Der Ork verfehlt dich; du triffst 1 von 2 Mal (6 Schaden).'],
    ['es', 'El orco no te acierta el golpe; tú aciertas 1 de 2 (6 de daño).'],
  ])('counts no hits of a single blow that missed: %s', (tag, line) => {
    const events = [hit(me, orc, 6, 1), missed(orc, me, 1), missed(me, orc, 2), limit(2, 2)];
    expect(createI18n(loadRaws(), localeOf(tag)).outcome(events, null)[1]).toBe(line);
  });

  test('keeps the sentences of single blows, single turns and other events', () => {
    const single = [hit(me, orc, 6, 1), missed(orc, me, 2), limit(2, 2)];
    expect(i18n.outcome(single, null).slice(1)).toEqual(['You hit the Orc for 6.', 'The Orc misses you.']);
    expect(i18n.outcome([hit(orc, me, 1, 1), hit(orc, me, 2, 1)], null)).toHaveLength(2);
    expect(i18n.outcome([hit(rat, orc, 1, 1), hit(rat, orc, 2, 2), limit(2, 2)], null)).toHaveLength(3);
  });

  test('is not joined with the acts before and after it', () => {
    const later = [hit(me, orc, 1, 7), limit(8, 2)];
    expect(i18n.outcome([...blows, limit(6, 3), ...later], null)).toContain('You hit the Orc for 1.');
    const before = hit(me, orc, 1, 3);
    expect(i18n.outcome([before, ...blows, limit(6, 3)], null)).toContain('You hit the Orc for 1.');
  });
});

describe('repeated events of one act are summed up', () => {
  const SALES = [
    ['longsword', 12],
    ['cudgel', 0.1],
    ['cudgel', 0.1],
    ['hide', 8],
  ].map(([raw, price], at) => event({ kind: 'sold', item: { id: at + 4, raw: String(raw) }, price: Number(price) }, 1));

  const guard = (id: number): ThingRef => ({ id, raw: 'watch-guard' });
  const blow = (attacker: ThingRef, target: ThingRef, turn: number) =>
    event({ kind: 'hit', attacker, target, attack: null, amount: 1, at, from }, turn);
  const stop = (turn: number, turns: number) => event({ kind: 'stopped', reason: 'limit', what: null, turns }, turn);
  const brawl = [blow(guard(7), orc, 1), blow(orc, guard(8), 2), blow(guard(7), rat, 2), blow(guard(8), orc, 3)];
  const dies = event({ kind: 'died', who: orc, by: guard(8), cause: null, at }, 3);

  test.each([
    ['en', 'Fighting each other: Watch Guard ×2, Orc, Rat; killed: Orc.'],
    ['de', 'Es kämpfen miteinander: Stadtwache ×2, Ork, Ratte; getötet: Ork.'],
    ['es', 'Luchan entre sí: Guardia del pueblo ×2, Orco, Rata; muere: Orco.'],
  ])('others who fight each other, and who died of it: %s', (tag, line) => {
    const { outcome } = createI18n(loadRaws(), localeOf(tag));
    expect(outcome([...brawl, dies, stop(3, 3)], null).slice(1)).toEqual([line]);
  });

  test('many blows between others in one turn', () => {
    const turnful = Array.from({ length: 9 }, (_, i) => blow(guard(20 + i), orc, 4));
    expect(i18n.outcome(turnful, null)).toEqual(['Fighting each other: Watch Guard ×9, Orc.']);
  });

  test('blows of the hero, and blows in other acts, are not summed up', () => {
    const own = event({ kind: 'hit', attacker: me, target: orc, attack: null, amount: 4, at, from }, 3);
    expect(i18n.outcome([...brawl, own, stop(3, 3)], null)).toContain('You hit the Orc for 4.');
    expect(i18n.outcome([blow(orc, guard(7), 1), ...brawl.slice(2)], null)).toHaveLength(3);
  });

  test('pickups and spotted traps', () => {
    const meat = (id: number) => event({ kind: 'picked-up', item: { id, raw: 'meat' } }, 2);
    const scroll = { id: 9, raw: null, alias: { kind: 'scroll', word: 'Omo' } } as const;
    const trap = (id: number) => event({ kind: 'spotted', thing: { id, raw: 'bear-trap' }, at }, 1);
    const found = [meat(4), trap(2), event({ kind: 'picked-up', item: scroll }, 2), trap(3), meat(5), stop(2, 2)];
    expect(i18n.outcome(found, null).slice(1)).toEqual([
      'You spot: Bear Trap ×2.',
      'You pick up: Meat ×2, Scroll of Omo.',
    ]);
    expect(i18n.outcome([meat(4), trap(2), stop(2, 2)], null)).toContain('You pick up the Meat.');
  });

  test('a thing that the hero picks up and puts on is told once', () => {
    const took = (id: number, raw: string) => event({ kind: 'picked-up', item: { id, raw } }, 1);
    const wore = event({ kind: 'equipped', item: { id: 4, raw: 'shield' }, slot: 'shield' }, 2);
    expect(i18n.outcome([took(4, 'shield'), wore, took(5, 'meat'), stop(3, 3)], null).slice(1)).toEqual([
      'You put on the Shield.',
      'You pick up the Meat.',
    ]);
  });

  test.each([
    ['en', 'You leave what is no better than yours: Dagger ×2, Shield.', 'You leave the Hide: of no use.'],
    [
      'de',
      'Du lässt liegen, was nicht besser ist als deine Sachen: Dolch ×2, Schild.',
      'Du lässt das Fell liegen: nutzlos.',
    ],
    ['es', 'Dejas lo que no es mejor que lo que llevas: Daga ×2, Escudo.', 'Dejas la piel: sin utilidad.'],
  ])('things left lying for one reason: %s', (tag, line, alone) => {
    const leave = (id: number, raw: string, why: 'worse' | 'worthless') =>
      event({ kind: 'left-lying', item: { id, raw }, why }, 1);
    const left = [leave(4, 'dagger', 'worse'), leave(5, 'hide', 'worthless'), leave(6, 'shield', 'worse')];
    const { outcome } = createI18n(loadRaws(), localeOf(tag));
    expect(outcome([...left, leave(7, 'dagger', 'worse'), stop(2, 2)], null).slice(1)).toEqual([alone, line]);
  });

  test.each([
    ['en', 'You sell for 20 gold 2 silver: Longsword (12 gold), Cudgel ×2 (2 silver), Hide (8 gold).'],
    ['de', 'Du verkaufst für 20 Gold 2 Silber: Langschwert (12 Gold), Knüppel ×2 (2 Silber), Fell (8 Gold).'],
    ['es', 'Vendes por 20 de oro y 2 de plata: Espada larga (12 de oro), Garrote ×2 (2 de plata), Piel (8 de oro).'],
  ])('things sold, and what for: %s', (tag, line) => {
    expect(createI18n(loadRaws(), localeOf(tag)).outcome(SALES, null)).toEqual([line]);
  });

  test('prices are told only for sales of several kinds, and a single sale in full', () => {
    expect(i18n.outcome(SALES.slice(1, 3), null)).toEqual(['You sell for 2 silver: Cudgel ×2.']);
    expect(i18n.outcome(SALES.slice(0, 1), null)).toEqual(['You sell the Longsword for 12 gold.']);
    expect(i18n.sentences(SALES)).toHaveLength(3);
  });

  test.each([
    ['en', 'You grow hungry and eat: Rations.'],
    ['de', 'Du wirst hungrig und isst: Rationen.'],
    ['es', 'Te entra hambre y comes: Raciones.'],
  ])('hunger, the meal and what it did, where nobody pressed for it: %s', (tag, line) => {
    const { outcome } = createI18n(loadRaws(), localeOf(tag));
    const state = (hunger: 'hungry' | 'well-fed' | 'normal', turn: number) =>
      event({ kind: 'hunger', state: hunger }, turn);
    const ate = event({ kind: 'ate', item: { id: 4, raw: 'rations' } }, 2);
    const meal = [state('hungry', 1), ate, state('well-fed', 2), state('normal', 3)];
    expect(outcome([...meal, stop(3, 3)], null).slice(1)).toEqual([line]);
    expect(outcome([...meal, state('hungry', 4), stop(4, 4)], null)).toHaveLength(3);
    expect(outcome([ate, state('well-fed', 2)], null)).toHaveLength(2);
  });

  test('doors and swaps on a walk of several turns are not told, those of a single step are', () => {
    const opened = event({ kind: 'opened', door: { id: 3, raw: 'door' }, at }, 2);
    const swapped = event({ kind: 'swapped', other: rat, at }, 2);
    expect(i18n.outcome([opened, swapped, stop(3, 3)], null)).toHaveLength(1);
    expect(i18n.outcome([opened, swapped], null)).toHaveLength(2);
  });

  test('a wound is told before the end of a full stomach, and hunger before both', () => {
    const hunger = (state: 'normal' | 'hungry') => event({ kind: 'hunger', state });
    const wound = event({ kind: 'hurt', target: me, amount: 6, at, cause: 'bear-trap', by: null });
    expect(i18n.headlines([hunger('normal'), wound], null)[0]).toContain('6');
    expect(i18n.headlines([wound, hunger('hungry')], null)[0]).toContain('hungry');
  });

  test('arrival on the level of the quest item says so, in each language', () => {
    const level = { recipe: 'sprint-vault', depth: 4, nameNumber: 0 };
    const arrived = event({ kind: 'arrived', first: true, way: 'stairs', ...level });
    const told = ['en', 'de', 'es'].map((tag) => createI18n(loadRaws(), localeOf(tag)).outcome([arrived], null)[0]);
    expect(told).toEqual([
      'This is the Trophy Room. What you came for is here.',
      expect.stringContaining('Hier liegt, was du suchst.'),
      expect.stringContaining('Aquí está lo que buscas.'),
    ]);
    const again = event({ kind: 'arrived', first: false, way: 'stairs', ...level });
    expect(createI18n(loadRaws()).outcome([again], null)).toEqual(['This is the Trophy Room again.']);
  });

  test('work at chains is told once, with its progress', () => {
    const blow = (turns: number, turn: number) => event({ kind: 'unchained', who: rat, turns, at }, turn);
    expect(i18n.outcome([blow(2, 1), blow(1, 2)], null)).toEqual(['You hammer at the chains: 1 more turn.']);
    const freed = event({ kind: 'joined', who: rat, at }, 3);
    expect(i18n.outcome([blow(2, 1), blow(1, 2), freed], null)).toHaveLength(1);
  });

  test('a kill and its reward, even in acts of one turn', () => {
    const kill = [
      event({ kind: 'died', who: rat, by: me, cause: null, at }),
      event({ kind: 'rewarded', xp: 100, gold: 3.2 }),
    ];
    expect(i18n.outcome(kill, null)).toEqual(['The Rat dies: +100 XP, +3 gold 2 silver.']);
    expect(i18n.sentences(kill)).toHaveLength(2);
  });
});

test('the end of a poison is told after its last damage', () => {
  const status = 'damage-over-time';
  const hurt = (turn: number) =>
    event({ kind: 'hurt', target: me, amount: 2, at, cause: 'poison-potion', by: null }, turn);
  const ended = event({ kind: 'status-ended', target: me, status, source: 'poison-potion', at }, 2);
  expect(i18n.sentences([hurt(1), ended, hurt(2)])).toEqual([
    'The Poison Potion hurts you for 2! ×2',
    'You are no longer poisoned.',
  ]);
  expect(i18n.sentences([ended, hurt(3)])[0]).toBe('You are no longer poisoned.');
});

test('the reason to stop is not told again as an event', () => {
  const poisoned = {
    kind: 'status-gained',
    target: me,
    status: 'damage-over-time',
    source: 'venom',
    turns: 5,
    amount: 1,
    at,
  };
  const status = { kind: 'stopped', reason: 'status', what: 'venom', status: 'damage-over-time', turns: 3 };
  expect(i18n.sentences([event(poisoned as EventFact, 3), event(status as EventFact, 3)])).toEqual([
    'You are poisoned. (3 turns)',
  ]);
  const hungry = event({ kind: 'hunger', state: 'hungry' }, 3);
  const stop = event({ kind: 'stopped', reason: 'hunger', what: 'hungry', turns: 3 }, 3);
  expect(i18n.sentences([hungry, stop])).toEqual(['You are hungry. (3 turns)']);
  expect(i18n.sentences([hungry, event({ kind: 'stopped', reason: 'hunger', what: null, turns: 3 }, 3)])).toHaveLength(
    2,
  );
});

test('an unknown thing has the name by which the hero knows it', () => {
  const thing = { id: 4, raw: null, alias: { kind: 'potion', adjective: 'oily', colour: 'red' } } as const;
  expect(sentenceOf({ kind: 'stopped', reason: 'item', what: null, thing, turns: 2 })).toBe(
    'An Oily Red Potion. (2 turns)',
  );
});

test('several changes of one standing in one act are told as their sum', () => {
  const standing = (change: number, after: number, turn: number): GameEvent => ({
    ...{ kind: 'standing', faction: 'townsfolk', change, standing: after, attitude: 'neutral' },
    ...{ turn, sense: 'self' },
  });
  const done: GameEvent = { kind: 'stopped', reason: 'done', what: null, turns: 3, turn: 3, sense: 'self' };
  const lines = i18n.outcome([standing(1, 1, 1), standing(1, 2, 2), standing(-5, -3, 3), done], { kind: 'fight' });
  expect(lines.map((line) => line.split(':')[0])).toEqual([
    expect.stringContaining('3 turns'),
    'Your standing with the townsfolk rises by 2, to +2',
    'Your standing with the townsfolk falls by 5, to −3',
  ]);
});

test('a discovery is told after an unknown thing was sold, but not after a known one was bought', () => {
  const identified: GameEvent = { kind: 'identified', raw: 'dagger+1', alias: null, turn: 1, sense: 'self' };
  const bought: GameEvent = { kind: 'bought', item: 'dagger+1', price: 12, turn: 1, sense: 'self' };
  expect(i18n.sentences([bought, identified])).toEqual(['You buy a Dagger +1 for 12 gold.']);
  expect(i18n.sentences([{ ...bought, item: 'dagger' }, identified])).toContain('It is a Dagger +1!');
});

test('in Spanish a person who comes into sight takes the form for persons', () => {
  const spanish = createI18n(loadRaws(), localeOf('es'));
  const seen = (who: ThingRef): GameEvent => ({ kind: 'noticed', who, at: { x: 1, y: 1 }, turn: 1, sense: 'seen' });
  const again = [seen({ id: 7, raw: 'old-quarrel' }), seen({ id: 7, raw: 'old-quarrel' })];
  expect(spanish.sentences(again)[1]).toBe('Ves a Abuelo Virote.');
  expect(spanish.sentences([seen({ id: 9, raw: 'old-greyback' })])).toContain('Ves al viejo Lomogrís.');
  expect(spanish.sentences([seen({ id: 8, raw: 'orc' })])).toEqual(['Ves un orco.']);
});

describe('a leader with a name of its own', () => {
  const seen = (id: number, raw: string, turn = 1): GameEvent => ({
    ...{ kind: 'noticed', who: { id, raw }, at: { x: 1, y: 1 } },
    ...{ turn, sense: 'seen' },
  });
  const QUARREL =
    'You see Old Quarrel: eldest of the Barbo, who has not come down from his roof since somebody else had the city. Wait for him round a corner.';

  test('is introduced at first sight, alone or among others', () => {
    expect(i18n.sentences([seen(7, 'old-quarrel'), seen(7, 'old-quarrel', 2)])).toEqual([
      QUARREL,
      'You see Old Quarrel.',
    ]);
    expect(i18n.outcome([seen(7, 'old-quarrel'), seen(8, 'orc'), seen(9, 'rat')], null)).toEqual([
      QUARREL,
      'You see: Orc, Rat.',
    ]);
  });

  test('is introduced also in the reason why an action stopped', () => {
    const stopped = event({ kind: 'stopped', reason: 'hostile', what: 'old-quarrel', turns: 3 });
    expect(i18n.outcome([seen(7, 'old-quarrel'), stopped], null)).toEqual(['Old Quarrel! (3 turns)', QUARREL]);
  });

  test('is told apart from unique foes, who are introduced once a run, and from leaders without a name', () => {
    expect(i18n.sentences([seen(7, 'squeaky-bill'), seen(8, 'orc-leader'), seen(9, 'gatekeeper')])).toEqual([
      'You see Squeaky Bill.',
      'You see an Orc Leader.',
      'You see the Gatekeeper.',
    ]);
  });
});

test('a trap that goes off under the hero is one sentence with the damage', () => {
  const trap = { id: 8, raw: 'bear-trap' };
  const spot = { at: { x: 1, y: 1 }, turn: 7, sense: 'self' } as const;
  const sprung = { kind: 'triggered', trigger: trap, who: { id: 1, raw: 'hero' }, ...spot } as const;
  const hurt = {
    kind: 'hurt',
    target: { id: 1, raw: 'hero' },
    amount: 6,
    cause: 'bear-trap',
    by: null,
    ...spot,
  } as const;
  expect(['en', 'de', 'es'].map((tag) => createI18n(loadRaws(), localeOf(tag)).outcome([sprung, hurt], null))).toEqual([
    ['A bear trap snaps shut: −6 HP.'],
    ['Eine Bärenfalle schnappt zu: −6 LP.'],
    ['Un cepo se cierra de golpe: −6 PV.'],
  ]);
});

test('a boon that the hero has taken is no longer announced', () => {
  const told = (...facts: EventFact[]) => i18n.sentences(facts.map((fact) => ({ ...fact, turn: 1, sense: 'self' })));
  const earned: EventFact[] = [
    { kind: 'boon-earned', level: 2 },
    { kind: 'stopped', reason: 'boon', what: null, turns: 3 },
  ];
  expect(told(...earned)).toHaveLength(2);
  expect(told(...earned, { kind: 'boon-taken', boon: 'wildfire' })).toEqual(['You take the boon Wildfire.']);
});

test('a boon that waits while the hero takes an earlier one stays announced', () => {
  const news: EventFact[] = [
    { kind: 'boon-earned', level: 2 },
    { kind: 'boon-earned', level: 3 },
    { kind: 'boon-taken', boon: 'wildfire' },
  ];
  expect(i18n.sentences(news.map((fact) => ({ ...fact, turn: 1, sense: 'self' })))).toEqual([
    'You have earned a boon.',
    'You take the boon Wildfire.',
  ]);
});

test('the outcome of a fight of several turns says what it cost', () => {
  const fought = (...facts: EventFact[]): string[] => {
    const stop: EventFact = { kind: 'stopped', reason: 'done', what: 'orc', turns: 4 };
    return i18n.outcome(
      [...facts, stop].map((fact) => ({ ...fact, turn: 4, sense: 'self' })),
      { kind: 'fight' },
    );
  };
  const hurt = (amount: number): EventFact => ({ kind: 'hurt', target: me, amount, at, cause: 'venom', by: orc });
  expect(fought(hurt(3), hurt(4))).toContain('The fight costs you 7 HP in 4 turns.');
  expect(fought()).toContain('You fight for 4 turns, unhurt.');
});
