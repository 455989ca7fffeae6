import type { Action, Game, GameEvent, GameSummary } from '../../../src/engine';
import { newGame, rawsFor, summarizeGame } from '../../../src/engine';
import { stanceByNature } from '../../../src/engine/creatures';
import type { ConditionRaw } from '../../../src/engine/schema/feats';
import type { Raws } from '../../../src/engine/schema/raws';
import { createPlay } from '../../../src/play';
import { FeatWatch, featsOfAct, featsOfTotals } from '../../../src/play/feats/feats';
import { loadRaws } from '../../../src/raws';
import { createMemoryStore, type NewRun, newProfile, type Profile } from '../../../src/storage';
import { sampleResult } from '../../support/run-result';
import { act, find, poolsWith, scenario } from '../../support/scenario';
import { ask, waitSubmission } from '../support/callers';
import { gateGame } from '../support/gate-game';

const raws = loadRaws();
const GAME = newGame({ seed: 'feats' }, raws);
const HERO = { id: GAME.hero.id, raw: 'hero' };
const AT = { x: 1, y: 1 };

type Fact = GameEvent extends infer E ? (E extends GameEvent ? Omit<E, 'turn' | 'sense'> : never) : never;
const event = (fact: Fact, turn = 1): GameEvent => ({ ...fact, turn, sense: 'self' }) as GameEvent;
const death = (raw: string, turn = 1): GameEvent =>
  event({ kind: 'died', who: { id: 900, raw }, by: HERO, cause: null, at: AT }, turn);
const quip = (id: number, line: number): GameEvent =>
  event({ kind: 'quip', who: { id, raw: 'scribbles' }, line, at: AT });
const bite = (raw: string, amount: number): GameEvent =>
  event({ kind: 'hit', attacker: { id: 901, raw }, target: HERO, attack: 'bite', amount, at: AT, from: AT });
const arrival = (depth: number, turn = 1): GameEvent =>
  event({ kind: 'arrived', first: true, way: 'stairs', depth, name: 'n' } as never, turn);

/** Events of one act, and fields of the game after the act. */
interface Played {
  events?: GameEvent[];
  after?: Partial<Game>;
}

/** True if a run of these acts meets the condition. */
function isMet(condition: ConditionRaw, acts: Played[], summary: Partial<GameSummary> = {}, daily = false): boolean {
  const watch = new FeatWatch(withFeat(condition));
  for (const { events = [], after = {} } of acts) watch.see({ after: { ...GAME, ...after }, events });
  return watch.earned({ summary: sampleResult({ summary }).summary, daily }).length > 0;
}

const withFeat = (...when: ConditionRaw[]): Raws => ({ ...raws, feats: [{ ...raws.feats[0]!, when }] });

const health = (current: number): Partial<Game> => ({
  hero: { ...GAME.hero, pools: { ...GAME.hero.pools, hp: { current, max: 20 } } },
});

describe('a condition', () => {
  type Case = [what: string, condition: ConditionRaw, met: Played[], not: Played[]];
  test.each<Case>([
    [
      'slain, so many of a kind',
      { kind: 'slain', what: ['rat'], times: 2 },
      [{ events: [death('rat')] }, { events: [death('rat')] }],
      [{ events: [death('rat'), death('bat')] }],
    ],
    [
      'slain, so many kinds',
      { kind: 'slain', what: ['rat', 'bat'], times: 2, distinct: true },
      [{ events: [death('rat'), death('bat')] }],
      [{ events: [death('rat'), death('rat')] }],
    ],
    [
      'slain at once, in one turn',
      { kind: 'slain-at-once', times: 2 },
      [{ events: [death('rat', 4), death('bat', 4)] }],
      [{ events: [death('rat', 4), death('bat', 5)] }],
    ],
    [
      'unscathed, until it is hurt',
      { kind: 'unscathed', what: ['rat'] },
      [{ events: [bite('rat', 0), bite('bat', 3)] }, { events: [death('rat')] }],
      [{ events: [bite('rat', 1)] }, { events: [death('rat')] }],
    ],
    [
      'recovered, all of it',
      { kind: 'recovered', hp: 1 },
      [{ after: health(1) }, { after: health(20) }],
      [{ after: health(2) }, { after: health(20) }, { after: health(1) }, { after: health(19) }],
    ],
    [
      'happened, to one of these',
      { kind: 'happened', event: 'learned', what: ['zap'] },
      [{ events: [event({ kind: 'learned', spell: 'zap' })] }],
      [{ events: [event({ kind: 'learned', spell: 'web' })] }],
    ],
    [
      'happened, to the hero',
      { kind: 'happened', event: 'triggered' },
      [{ events: [event({ kind: 'triggered', trigger: { id: 9, raw: 'landmine' }, who: HERO, at: AT })] }],
      [
        {
          events: [
            event({ kind: 'triggered', trigger: { id: 9, raw: 'landmine' }, who: { id: 900, raw: 'rat' }, at: AT }),
          ],
        },
      ],
    ],
    [
      'never',
      { kind: 'never', events: ['bought'] },
      [{ events: [death('rat')] }],
      [{ events: [event({ kind: 'bought', item: 'beer', price: 1 })] }],
    ],
    [
      'quips, of one speaker',
      { kind: 'quips', lines: 2 },
      [{ events: [quip(5, 0)] }, { events: [quip(5, 1)] }],
      [{ events: [quip(5, 0)] }, { events: [quip(6, 1)] }, { events: [quip(5, 0)] }],
    ],
    [
      'standing, as good or better',
      { kind: 'standing', faction: 'townsfolk', attitude: 'friend' },
      [{ events: [event({ kind: 'standing', faction: 'townsfolk', change: 1, standing: 20, attitude: 'ally' })] }],
      [{ events: [event({ kind: 'standing', faction: 'townsfolk', change: 1, standing: 1, attitude: 'goodwill' })] }],
    ],
    [
      'reached, in time and with clean hands',
      { kind: 'reached', depth: 4, kills: { to: 0 }, turns: { to: 10 } },
      [{ events: [arrival(4, 10)] }],
      [{ events: [arrival(4, 11)] }, { events: [arrival(4)], after: { kills: 1 } }, { events: [arrival(3)] }],
    ],
  ])('%s', (_, condition, met, not) => {
    expect(isMet(condition, met)).toBe(true);
    expect(isMet(condition, not)).toBe(false);
  });

  test('result: every part must hold', () => {
    const condition: ConditionRaw = { kind: 'result', ended: 'died', by: ['rat'], daily: true, level: { from: 3 } };
    expect(isMet(condition, [], { by: 'rat', level: 3 }, true)).toBe(true);
    expect(isMet(condition, [], { by: 'rat', level: 2 }, true)).toBe(false);
    expect(isMet(condition, [], { by: 'bat', level: 3 }, true)).toBe(false);
    expect(isMet(condition, [], { by: 'rat', level: 3 }, false)).toBe(false);
    expect(isMet(condition, [], { by: 'rat', level: 3, result: 'retired' }, true)).toBe(false);
    expect(isMet({ kind: 'result', laurel: true }, [], { laurel: false })).toBe(false);
  });

  test('totals are not met by a single run', () => {
    const condition: ConditionRaw = { kind: 'totals', runs: { from: 10 }, wins: { from: 1 } };
    const totals = { runs: 10, wins: 1, bestDepth: 1, bestScore: 1 };
    expect(featsOfTotals(withFeat(condition), totals)).toHaveLength(1);
    expect(featsOfTotals(withFeat(condition), { ...totals, wins: 0 })).toEqual([]);
    expect(featsOfTotals(withFeat({ kind: 'slain' }), totals)).toEqual([]);
    expect(isMet(condition, [{ events: [death('rat')] }])).toBe(false);
  });
});

test('a feat needs all of its conditions', () => {
  const watch = new FeatWatch(withFeat({ kind: 'slain' }, { kind: 'never', events: ['bought'] }));
  watch.see({ after: GAME, events: [death('rat'), event({ kind: 'bought', item: 'beer', price: 1 })] });
  expect(watch.earned({ summary: sampleResult().summary, daily: false })).toEqual([]);
});

describe('a feat of a campaign', () => {
  const amulet = rawsFor(raws, { campaign: 'amulet' });
  const home = sampleResult({
    summary: { result: 'retired', laurel: true, depth: 1, carried: 'amulet-of-yala' },
  }).summary;
  const earnedIn = (one: Raws, summary: GameSummary, events: GameEvent[] = []): string[] => {
    const watch = new FeatWatch(one);
    watch.see({ after: GAME, events });
    return watch.earned({ summary, daily: false });
  };

  test('is earned only in runs of that campaign', () => {
    expect(earnedIn(raws, home)).toContain('home-and-dry');
    expect(earnedIn(raws, home)).not.toContain('round-trip');
    expect(earnedIn(amulet, home)).toContain('round-trip');
    expect(earnedIn(amulet, home)).not.toContain('home-and-dry');
  });

  test('for a depth is not earned on the second level of the sprint', () => {
    const arrived = arrival(3);
    expect(earnedIn(raws, home, [arrived])).toContain('down-the-hole');
    expect(earnedIn(rawsFor(raws, { campaign: 'sprint' }), home, [arrived])).not.toContain('down-the-hole');
  });

  test('that must be won in the town is not won below it', () => {
    expect(earnedIn(raws, { ...home, depth: 6 })).not.toContain('home-and-dry');
  });

  test('can be earned by a hero who died while carrying the thing that wins the campaign', () => {
    const died = { ...home, result: 'died', laurel: false } as const;
    expect(earnedIn(amulet, died)).toContain('lost-property');
    const { carried, ...without } = died;
    expect(earnedIn(amulet, without)).not.toContain('lost-property');
  });

  test('for goodwill earned by deeds is not earned by payments', () => {
    const risen = { kind: 'standing', faction: 'arbat', change: 1, standing: 1, attitude: 'goodwill' } as const;
    const paid = event({ kind: 'tribute', to: { id: 9, raw: 'patron' }, faction: 'arbat', price: 25 });
    expect(earnedIn(amulet, home, [paid, event(risen)])).not.toContain('daggers-undrawn');
    expect(earnedIn(amulet, home, [paid, event(risen), event({ ...risen, change: 3, standing: 4 })])).toContain(
      'daggers-undrawn',
    );
  });

  test('for goodwill is not earned by a blow that lowers bought goodwill', () => {
    const struck = event({ kind: 'standing', faction: 'arbat', change: -5, standing: 7, attitude: 'goodwill' });
    expect(earnedIn(amulet, home, [struck])).not.toContain('daggers-undrawn');
  });

  test('counts the clans to which the hero paid tribute', () => {
    const paid = (faction: string) => event({ kind: 'tribute', to: { id: 9, raw: 'patron' }, faction, price: 25 });
    const feats = (...factions: string[]) => earnedIn(amulet, home, factions.map(paid));
    expect(feats('arbat', 'arbat', 'barbo')).toContain('protection-money');
    expect(feats('arbat', 'arbat', 'barbo')).not.toContain('hedged-bets');
    expect(feats('arbat', 'cirro', 'barbo')).toContain('hedged-bets');
  });

  test('of the dragon goes to heroes who go on', () => {
    const past = [death('black-dragon'), arrival(7)];
    expect(earnedIn(amulet, home, past)).toEqual(expect.arrayContaining(['dragonslayer', 'only-passing']));
    expect(earnedIn(raws, home, past)).not.toContain('only-passing');
  });

  test('is told at once only in runs of that campaign', () => {
    const over = { result: 'retired', turn: 1, depth: 1, by: null, cause: null } as const;
    const act = { after: { ...GAME, laurel: true, over }, events: [] };
    expect(featsOfAct(raws, act, false)).toContain('home-and-dry');
    expect(featsOfAct(amulet, { ...act, after: { ...act.after, campaign: 'amulet' } }, false)).toContain('round-trip');
  });
});

describe('own magic', () => {
  const at = { x: 2, y: 2 };
  const knownSpells = [{ spell: 'venom', manaCost: 2 }];
  const dying = scenario('...\n.@.\n...', {
    carried: ['rod-of-venom', 'poison-potion'],
    identified: ['rod-of-venom', 'poison-potion'],
    hero: { ...poolsWith({ hp: { current: 1, max: 30 } }), knownSpells },
  });
  const item = (raw: string): number => find(dying, raw).id;
  test.each<[string, Action]>([
    ['a spell', { kind: 'cast', spell: 'venom', at, sure: true }],
    ['a rod', { kind: 'use', item: item('rod-of-venom'), at, sure: true }],
    ['a potion', { kind: 'use', item: item('poison-potion'), sure: true }],
  ])('slays by the poison of %s', (_, action) => {
    const { game } = act(act(dying, action).game, { kind: 'move', direction: 'n' });
    const watch = new FeatWatch(raws);
    const summary = summarizeGame(game, raws);
    expect(summary && watch.earned({ summary, daily: false })).toContain('own-goal');
  });
});

test('foes with a name of their own are all named creatures, except the beasts of a hunt', () => {
  const [slain] = raws.feat['rogues-gallery']!.when;
  const what = slain?.kind === 'slain' ? (slain.what ?? []) : [];
  const named = raws.mobs.filter(
    ({ id, proper_name, hunted }) => proper_name && !hunted && stanceByNature(raws, id) === 'hostile',
  );
  expect([...what].sort()).toEqual(named.map(({ id }) => id).sort());
});

test('a condition on cursed gear accepts any cursed item', () => {
  const worn = (raw: string): Played => ({
    events: [event({ kind: 'equipped', item: { id: 5, raw }, slot: 'melee' })],
  });
  const condition = { kind: 'happened', event: 'equipped', cursed: true } as const;
  expect(['longsword-minus-1', 'scimitar-2'].map((raw) => isMet(condition, [worn(raw)]))).toEqual([true, true]);
  expect(['longsword', 'longsword+1'].map((raw) => isMet(condition, [worn(raw)]))).toEqual([false, false]);
  // An unknown thing is identified when the hero puts it on.
  const shown = event({ kind: 'identified', raw: 'longsword-minus-1', alias: null });
  const unknown = event({ kind: 'equipped', item: { id: 5, raw: null }, slot: 'melee' });
  expect([[unknown, shown], [unknown]].map((events) => isMet(condition, [{ events }]))).toEqual([true, false]);
});

describe('the reply to a turn', () => {
  /** Begins a run whose next act, to go down, meets the one feat of the raws. */
  async function begun(run: Partial<NewRun> = {}, profile: Partial<Profile> = {}) {
    const store = createMemoryStore();
    const { user: owner, home, interaction, now } = ask();
    await store.createRun({ id: 'r', owner, home, interaction, now, game: gateGame(GAME), ...run });
    await store.putProfile({ ...newProfile('ann'), revision: 1, activeRun: 'r', ...profile });
    const play = createPlay({ store, raws: withFeat({ kind: 'reached', depth: 2 }) });
    return { play, descend: waitSubmission({ run: 'r', action: { kind: 'descend' } }) };
  }
  async function descend(...as: Parameters<typeof begun>) {
    const { play, descend } = await begun(...as);
    return play.submitAction(descend);
  }

  test('tells, in a ranked run, the feats that the player lacks', async () => {
    expect(await descend()).toMatchObject({ kind: 'applied', feats: [raws.feats[0]!.id] });
    for (const outcome of [
      await descend({ ranked: false }),
      await descend({ game: { ...gateGame(GAME), cheated: true } }),
      await descend({}, { feats: [raws.feats[0]!.id] }),
    ]) {
      expect(outcome).toMatchObject({ kind: 'applied', board: { view: { depth: 2 } } });
      expect(outcome).not.toHaveProperty('feats');
    }
  });

  test('tells the feats again if it is delivered again, until the next turn', async () => {
    const { play, descend } = await begun();
    const first = await play.submitAction(descend);
    const { action, run, seenVersion, ...caller } = descend;
    expect(await play.submitAction(descend)).toEqual({ ...first, repeated: true });
    expect(await play.look(caller)).toEqual({ ...first, repeated: true });
    await play.submitAction(waitSubmission());
    expect(await play.submitAction(descend)).not.toHaveProperty('feats');
  });

  test('tells a feat once a run, however often and late an act would earn it again', async () => {
    const store = createMemoryStore();
    const { user: owner, home, interaction, now } = ask();
    const game = scenario('@...', { carried: ['dried-sausage', 'dried-sausage'] });
    await store.createRun({ id: 'r', owner, home, interaction, now, game });
    await store.putProfile({ ...newProfile(owner), revision: 1, activeRun: 'r' });
    const play = createPlay({ store, raws: withFeat({ kind: 'happened', event: 'ate' }) });
    const eat = async () => {
      const { game: present } = (await store.loadRun('r'))!;
      const item = present.pack.find(({ raw }) => raw === 'dried-sausage')!.id;
      return play.submitAction(waitSubmission({ run: 'r', action: { kind: 'use', item } }));
    };
    expect(await eat()).toMatchObject({ kind: 'applied', feats: [raws.feats[0]!.id] });
    const between = (await store.loadRun('r'))!;
    await store.commit({
      from: between,
      game: { ...between.game, events: [] },
      action: { kind: 'wait' },
      interaction: '7',
      now,
    });
    const again = await eat();
    expect(again).toMatchObject({ kind: 'applied' });
    expect(again).not.toHaveProperty('feats');
  });

  test('tells the feats again after the run is counted', async () => {
    const store = createMemoryStore();
    const { user: owner, home, interaction, now } = ask();
    await store.createRun({ id: 'r', owner, home, interaction, now, game: newGame({ seed: 'feats' }, raws) });
    await store.putProfile({ ...newProfile(owner), revision: 1, activeRun: 'r' });
    const play = createPlay({ store, raws: withFeat({ kind: 'result', ended: 'abandoned' }) });
    await play.submitAction(waitSubmission());
    const abandon = waitSubmission({ run: 'r', action: { kind: 'abandon', sure: true } });
    const first = await play.submitAction(abandon);
    expect(await play.recordResult({ run: 'r' })).toMatchObject({ kind: 'recorded', run: { ranked: true } });
    expect(await store.loadProfile(owner)).toMatchObject({ feats: [raws.feats[0]!.id] });
    const again = await play.submitAction(abandon);
    // The run has become the player's best by then, and its feat counts.
    const counted = { best: 1, feats: [raws.feats[0]!.id] };
    expect(again).toMatchObject({ board: counted });
    expect(again).toEqual({
      ...first,
      repeated: true,
      board: { ...('board' in first ? first.board : {}), ...counted },
    });
    expect(first).toHaveProperty('feats');
  });
});

describe('the reply to an act tells', () => {
  const featsIn = (events: GameEvent[], after: Partial<Game> = {}): string[] =>
    featsOfAct(raws, { after: { ...GAME, ...after }, events }, false);

  test('a feat that can happen once in a run', () => {
    expect(featsIn([death('rat')], { kills: 1 })).toEqual(['first-blood']);
    expect(featsIn([death('black-dragon')], { kills: 5 })).toEqual(['dragonslayer']);
    expect(featsIn([arrival(3)], { kills: 2 })).toEqual(['down-the-hole']);
    expect(featsIn([arrival(3)])).toEqual(['tiptoe', 'down-the-hole']);
  });

  test('three kills of one turn, the first time that the game remembers', () => {
    const blow = (turn: number) => [death('rat', turn), death('rat', turn), death('wolf', turn)];
    expect(featsIn(blow(9), { kills: 5 })).toEqual(['three-at-a-blow']);
    expect(featsIn([death('rat', 8), ...blow(9).slice(1)], { kills: 5 })).toEqual([]);
    expect(featsIn(blow(9), { kills: 8, events: [...blow(4), ...blow(9)] })).toEqual([]);
    expect(featsIn(blow(9), { kills: 5, events: [death('rat', 8), ...blow(9)] })).toEqual(['three-at-a-blow']);
  });

  test('feats that the act alone shows, and none that take more acts', () => {
    expect(featsIn([death('rock-golem')], { kills: 5 })).toEqual(['stonebreaker']);
    expect(featsIn([event({ kind: 'learned', spell: 'zap' })])).toEqual(['apprentice']);
    expect(featsIn([death('rat')], { kills: 8 })).toEqual([]);
    expect(featsIn([])).toEqual([]);
  });

  test('goodwill that a deed has earned, and none that was bought', () => {
    const risen = event({ kind: 'standing', faction: 'townsfolk', change: 1, standing: 1, attitude: 'goodwill' });
    const paid = event({ kind: 'tribute', to: { id: 9, raw: 'patron' }, faction: 'townsfolk', price: 25 });
    expect(featsIn([risen])).toEqual(['local-hero']);
    expect(featsIn([paid, risen])).toEqual([]);
  });
});
