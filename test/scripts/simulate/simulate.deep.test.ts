import { BOT_NAMES, type BotName } from '../../../scripts/bots';
import { wilsonInterval } from '../../../scripts/lib/statistics';
import { formatRecording, parseRecording } from '../../../scripts/replay/recording';
import { coverageOf, formatCoverage } from '../../../scripts/simulate/coverage';
import { DamageCount } from '../../../scripts/simulate/damage-count';
import { formatFeats } from '../../../scripts/simulate/feats';
import { stateFaults, thoroughFaults } from '../../../scripts/simulate/invariants';
import { playRun } from '../../../scripts/simulate/run';
import { Tally } from '../../../scripts/simulate/tally';
import { type Game, isInCampaign } from '../../../src/engine';
import { rawsFor } from '../../../src/engine/state/campaign';
import { TWISTS } from '../../../src/engine/vocabulary/twist';
import { loadRaws } from '../../../src/raws';
import { changed, here, scenario } from '../../support/scenario';

const raws = loadRaws();
const play = (bot: BotName, verify: boolean) => playRun(raws, { seed: 'test', bot, maxTurns: 400, verify });

const reports = new Map<BotName, ReturnType<typeof play>>();

/** Returns the report of a bot's run, which is played and replayed once for all tests. */
function run(bot: BotName) {
  const report = reports.get(bot) ?? play(bot, true);
  reports.set(bot, report);
  return report;
}

/** Bots whose runs begin in the town. The walker only knows how to carry the Amulet home. */
const PLAYERS = BOT_NAMES.filter((bot) => bot !== 'walker');

describe.each(PLAYERS)('a run of the %s bot', (bot) => {
  const report = run(bot);

  test('breaks nothing and can be replayed', () => {
    expect(report.violation).toBeNull();
    expect(report.recording.actions.length).toBeGreaterThan(1);
  });

  test('is the same every time', () => {
    expect(play(bot, false).recording).toEqual(report.recording);
  });

  test('reports what it met', () => {
    expect(report.census.seen).toContain('peasant');
    expect(report.census.events).toContain('stopped');
    expect(report.census.recipes).toContain('town');
    expect(report.turns).toBeGreaterThan(0);
  });
});

test('a run of another campaign is recorded and replayed in that campaign', () => {
  const plan = { seed: 'test', campaign: 'amulet', bot: 'random', maxTurns: 20, verify: true } as const;
  const { violation, recording } = playRun(raws, plan);
  expect(violation).toBeNull();
  expect(parseRecording(formatRecording(recording))).toEqual(recording);
  expect(recording.campaign).toBe('amulet');
});

test('a run may begin at a depth, with the hero of another run that came there', () => {
  const start = {
    ...{ depth: 2, turn: 0, actions: 0, level: 7, gold: 12, spells: ['zap'] },
    attributes: { might: 13, fitness: 12, quickness: 11, intelligence: 14 },
    worn: ['battleaxe+2', 'shortbow', 'leather-boots'],
    carried: ['health-potion', 'rations'],
    boons: ['wildfire', 'haggler'],
    companion: 'durgan',
  };
  const plan = { seed: 'test', campaign: 'amulet', bot: 'random', maxTurns: 5, verify: true, start } as const;
  const { violation, arrivals } = playRun(raws, plan);
  expect(violation).toBeNull();
  expect(arrivals).toEqual([start]);
});

test('damage counts for the kind of weapon, whatever its bonus', () => {
  const worn = [{ id: 9, kind: 'item', raw: 'battleaxe+2', equipped: { owner: 1, slot: 'melee' } }] as const;
  const game = changed(scenario('@w'), (draft) => Object.assign(draft, { pack: worn }));
  const [hero, wolf] = [
    { id: game.hero.id, raw: 'hero' },
    { id: 2, raw: 'wolf' },
  ];
  const at = { x: 1, y: 1 };
  const event = { turn: 1, sense: 'self', at, from: at, attack: null } as const;
  const damage = new DamageCount(raws);
  damage.add(game, [
    { ...event, kind: 'hit', attacker: hero, target: wolf, amount: 7 },
    { ...event, kind: 'hit', attacker: wolf, target: hero, amount: 3 },
    { ...event, kind: 'hit', attacker: hero, target: wolf, amount: 2, shot: true },
    { ...event, kind: 'hurt', cause: 'magic-missile-scroll', by: hero, target: wolf, amount: 20 },
  ]);
  expect(damage.dealt).toEqual({ battleaxe: 7, hands: 2, 'magic-missile-scroll': 20 });
});

describe('a game is unsound if', () => {
  const game = scenario('@.w');
  const broken = (change: (draft: Game) => void): string => stateFaults(raws, changed(game, change)).join();

  test('one of the following holds, and else it is sound', () => {
    expect(stateFaults(raws, game)).toEqual([]);
  });

  test.each<[string, (draft: Game) => void, RegExp]>([
    [
      'two bodies share a cell',
      (draft) => Object.assign(here(draft).entities[0]!, { position: { x: 1, y: 1 } }),
      /both on 1,1/,
    ],
    [
      'somebody stands in a wall',
      (draft) => Object.assign(here(draft).entities[0]!, { position: { x: 0, y: 0 } }),
      /stands in #/,
    ],
    ['gold is owed', (draft) => Object.assign(draft.hero.pools, { gold: -1 }), /-1 gold/],
    ['gold is no tenth', (draft) => Object.assign(draft.hero.pools, { gold: 0.25 }), /0.25 gold/],
    ['a depth gave more than it had', (draft) => (draft.tallies['2']!.xp = 200), /depth 2 gave 200 of 100 experience/],
    ['more coins were found than there were', (draft) => (draft.coins = 9), /9 coins found of [0-8]/],
    ['a depth has no tally', (draft) => (draft.tallies = {}), /what depth 2 may give/],
    ['the load is wrong', (draft) => Object.assign(draft.hero.pools, { weight: 1 }), /the weight of hero 1 is 1/],
    ['the penalty is wrong', (draft) => Object.assign(draft.hero.pools, { penalty: 9 }), /the penalty of hero 1 is 9/],
    [
      'an attribute is lifted by nothing',
      (draft) =>
        Object.assign(draft.hero, {
          statuses: [{ kind: 'attributes', source: 'x', turns: 2, by: null, bonus: { might: 3 } }],
        }),
      /modifier to might of hero 1 is 0, should be 3/,
    ],
    [
      'two things are worn as one',
      (draft) => Object.assign(draft.pack[0]!, { equipped: { owner: 1, slot: 'legs' } }),
      /worn as legs/,
    ],
    [
      'there are two portals',
      (draft) => {
        for (const at of [0, 0]) Object.assign(here(draft).entities[at]!, { portal: { depth: 2, x: 1, y: 1 } });
        Object.assign(draft.pack[0]!, { portal: { depth: 2, x: 1, y: 1 } });
      },
      /2 portals/,
    ],
    ['hit points exceed their top', (draft) => Object.assign(draft.hero.pools.hp, { current: 99 }), /99 of 30/],
    ['the dead live on', (draft) => Object.assign(draft.hero.pools.hp, { current: 0 }), /0 hit points/],
    ['a number is used twice', (draft) => Object.assign(draft.pack[0]!, { id: draft.pack[1]!.id }), /stands twice/],
    ['a number is not counted', (draft) => Object.assign(draft, { nextId: 2 }), /ahead of 2/],
    [
      'something is carried and worn',
      (draft) => Object.assign(draft.pack.at(-1)!, { position: { x: 2, y: 1 } }),
      /2 places/,
    ],
  ])('%s', (_, change, fault) => {
    expect(broken(change)).toMatch(fault);
  });
});

describe('other levels are unsound if', () => {
  const game = scenario('@.w');
  const broken = (change: (draft: Game) => void): string => thoroughFaults(raws, changed(game, change)).join();

  test('one of the following holds, and else they are sound', () => {
    expect(thoroughFaults(raws, game)).toEqual([]);
  });

  test('a creature is on two of them', () => {
    expect(
      broken((draft) => {
        draft.levels['3'] = { ...here(draft), depth: 3 };
      }),
    ).toMatch(/stands twice/);
  });

  test('a creature there has the wrong penalty', () => {
    expect(broken((draft) => Object.assign(here(draft).entities[0]!.pools!, { penalty: 7 }))).toMatch(/the penalty/);
  });
});

test('a tally counts how deep heroes came, and how they ended', () => {
  const report = run('random');
  const dead = { ...report, deepest: 2, over: { result: 'died', turn: 9, depth: 2, by: 'rat', cause: null } as const };
  const victor = { ...dead, deepest: 6, killedBoss: true, laurel: true, metBoss: 5, kitAt: 4, over: null };
  const tally = new Tally('random');
  for (const one of [{ ...report, over: null, deepest: 1 }, dead, victor]) tally.add(one);
  const { reached, causes, endings, boss, kit, laurels, medianDeath } = tally.summary();
  expect(reached.slice(0, 3).map(({ depth, runs, died }) => [depth, runs, died])).toEqual([
    [1, 3, 0],
    [2, 2, 1],
    [3, 1, 0],
  ]);
  expect(causes).toEqual({ rat: 1 });
  expect(endings).toEqual({ 'still alive': 2, died: 1 });
  expect(boss).toEqual({ 5: { met: 1, killed: 1 } });
  expect([kit.hits, laurels.hits, medianDeath]).toEqual([1, 1, 2]);
});

describe('coverage', () => {
  const tally = new Tally('random');
  tally.add(run('random'));
  const coverage = coverageOf(raws, [tally.summary()], ['coverage']);
  const part = (title: string) => coverage.find((one) => one.title === title)!;

  const FUNGI = ['firecap', 'sporecap', 'deathcap', 'fungus-man', 'spore-zombie', 'fungal-beast', 'mother-cap'];

  const GATE = ['gatekeeper', 'turnkey'];

  const ARCHERS = ['bandit-archer', 'goblin-archer', 'dark-elf'];

  const CLANS = raws.mobs
    .filter(({ id, faction }) => /^(arbat|barbo|cirro|market|demons)$/.test(faction ?? '') && !GATE.includes(id))
    .map(({ id }) => id);

  const CAPTIVES = raws.mobs.filter(({ captive }) => captive?.campaigns).map(({ id }) => id);

  const HUNTED = raws.mobs.filter(({ hunted }) => hunted).map(({ id }) => id);

  test('excuses exactly the creatures that no level has', () => {
    expect(part('creatures seen').exempt).toEqual([
      'fox',
      'deer',
      'thug',
      'pickpocket',
      'watch-guard',
      ...HUNTED,
      ...FUNGI,
      ...GATE,
      ...ARCHERS,
      ...CLANS,
      ...CAPTIVES,
    ]);
  });

  test('excuses no creature of another campaign in its own', () => {
    const [seen] = coverageOf(rawsFor(raws, { campaign: 'amulet' }), [tally.summary()], []);
    expect(seen?.exempt.filter((id) => FUNGI.includes(id))).toEqual(['mother-cap']);
  });

  test('demands bows, magic gear and shots only in campaigns that have them', () => {
    const asked = (campaign: string) => coverageOf(rawsFor(raws, { campaign }), [], []).flatMap(({ unmet }) => unmet);
    const bows = ['shortbow', 'venomous', 'bonus 5', 'fire', 'beside', 'out-of-range'];
    expect(asked('amulet')).toEqual(expect.arrayContaining(bows));
    expect(asked('dragon').filter((id) => bows.includes(id))).toEqual([]);
  });

  test('demands no retiring if the laurel ends the run, and a stop before death only of random actions', () => {
    const asked = (campaign: string, bot: BotName) => {
      const all = coverageOf(rawsFor(raws, { campaign }), [new Tally(bot).summary()], []);
      return ['retire', 'deadly', 'crowd'].filter((id) => all.some(({ unmet }) => unmet.includes(id)));
    };
    expect(asked('dragon', 'random')).toEqual(['retire', 'deadly']);
    expect(asked('amulet', 'random')).toEqual(['deadly']);
    expect(asked('sprint', 'random')).toEqual(['deadly']);
    expect(asked('amulet', 'tourist')).toEqual([]);
  });

  test('demands tribute, truces, phases, twists and darkness only in campaigns that have them', () => {
    const asked = (campaign: string) =>
      coverageOf(rawsFor(raws, { campaign }), [], ['coverage']).flatMap(({ unmet }) => unmet);
    const deep = ['pay-tribute', 'tribute', 'truce', 'truce-held', 'phase', 'twist', 'mirrored', 'dimness'];
    expect(asked('amulet')).toEqual(expect.arrayContaining(deep));
    expect(asked('dragon').filter((id) => deep.includes(id))).toEqual([]);
  });

  test('demands the spells of each phase and death, the creatures that they wake, and every twist', () => {
    const amulet = coverageOf(rawsFor(raws, { campaign: 'amulet' }), [], ['coverage']);
    const unmet = (title: string) => amulet.find((one) => one.title === title)?.unmet;
    expect(unmet('spells cast by others')).toEqual(expect.arrayContaining(['key-ring', 'gate-quake', 'flare']));
    expect(unmet('creatures seen')).toContain('turnkey');
    expect(unmet('twists')).toEqual([...TWISTS]);
  });

  test("demands the item that wins the campaign, and no other campaign's", () => {
    const prizes = ['amulet-of-yala', 'sprint-cup'];
    const asked = (campaign: string) => {
      const held = coverageOf(rawsFor(raws, { campaign }), [], []).find(({ title }) => title === 'items held');
      return held?.unmet.filter((id) => prizes.includes(id));
    };
    expect([asked('dragon'), asked('amulet'), asked('sprint')]).toEqual([[], ['amulet-of-yala'], ['sprint-cup']]);
  });

  test('names everything that no run met', () => {
    expect(part('creatures seen').unmet).toContain('black-dragon');
    expect(part('creatures seen').unmet).not.toContain('peasant');
    expect(formatCoverage(coverage)).toMatch(/NOT MET: .*black-dragon/);
  });
});

test('the table lists in the order of the raws which feats were earned, without those of several runs', () => {
  const tally = new Tally('random');
  const report = run('random');
  tally.add({ ...report, census: { ...report.census, feats: ['massacre', 'first-blood'] } });
  const lines = formatFeats(raws, [tally.summary()]).split('\n');
  const marks = lines.flatMap((line) => {
    const [, id, mark, runs] = /^(\S+) +(met|NOT MET|not asked) +(\d+)$/.exec(line) ?? [];
    return id ? [{ id, mark, runs }] : [];
  });
  const known = raws.feats.filter((feat) => isInCampaign(raws, feat));
  expect(marks.map(({ id }) => id)).toEqual(known.map(({ id }) => id));
  expect(marks.filter(({ mark }) => mark === 'met').map(({ id }) => id)).toEqual(['first-blood', 'massacre']);
  expect(marks.find(({ id }) => id === 'pest-control')).toEqual({ id: 'pest-control', mark: 'NOT MET', runs: '0' });
  const inSeveral = known.filter(({ when }) => when.some(({ kind }) => kind === 'totals'));
  expect(inSeveral.length).toBeGreaterThan(0);
  for (const { id } of inSeveral) expect(marks).toContainEqual({ id, mark: 'not asked', runs: '0' });
  expect(lines.at(-1)).toMatch(/^feats: 2 of \d+; NOT MET: pest-control, /);
});

test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [10, 10, 0.7225, 1],
  [81, 263, 0.2553, 0.3662],
])('%i of %i lies between %f and %f', (hits, tries, low, high) => {
  const interval = wilsonInterval(hits, tries);
  expect(interval.low).toBeCloseTo(low, 4);
  expect(interval.high).toBeCloseTo(high, 4);
});
