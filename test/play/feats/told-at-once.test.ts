import { recordedRun } from '../../../scripts/replay/recorded-run';
import { resimulate } from '../../../scripts/replay/recording';
import { type Game, type GameEvent, newGame, rawsFor, summarizeGame } from '../../../src/engine';
import type { ConditionRaw, FeatRaw } from '../../../src/engine/schema/feats';
import { FeatWatch, featsOfAct } from '../../../src/play/feats/feats';
import { loadRaws } from '../../../src/raws';
import { sampleResult } from '../../support/run-result';

/**
 * Tests that the reply to an act tells every feat of the raws that the act earns, except feats that no single act can
 * show.
 */

const raws = loadRaws();
type Kind = ConditionRaw['kind'];

/** Reasons why one act cannot show that a condition of this kind is met. */
const NEEDS_MORE: Partial<Record<Kind, string>> = {
  unscathed: 'a blow of any earlier act may have hurt the hero',
  recovered: 'the fall to few hit points comes in an act before the recovery',
  never: 'any earlier act may have broken the condition',
  totals: 'other runs count too, and a run counts only once it has been verified',
};

type Of<K extends Kind> = Extract<ConditionRaw, { kind: K }>;
interface Shown {
  events?: object[];
  after?: object;
}

const AT = { x: 1, y: 1 };
const ids = ({ what = ['rat'], times = 1, distinct }: { what?: string[]; times?: number; distinct?: true }) =>
  Array.from({ length: times }, (_, at) => (distinct ? (what[at] ?? `kind-${at}`) : what[0]) as string);

/** Returns the fields by which an event of each kind names a raw. */
const FACTS: Partial<Record<Of<'happened'>['event'], (raw: string) => object>> = {
  advice: (raw) => ({ who: { id: 9, raw } }),
  ate: (raw) => ({ item: { id: 9, raw } }),
  equipped: (raw) => ({ item: { id: 9, raw } }),
  fined: (raw) => ({ by: { id: 9, raw } }),
  identified: (raw) => ({ raw }),
  learned: (spell) => ({ spell }),
  offered: (raw) => ({ shrine: { id: 9, raw } }),
  'picked-up': (raw) => ({ item: { id: 9, raw } }),
  sold: (raw) => ({ item: { id: 9, raw } }),
  tribute: (faction) => ({ faction }),
  triggered: (raw) => ({ trigger: { id: 9, raw }, who: { id: 0, raw: 'hero' } }),
  'watch-called': (faction) => ({ faction }),
};

/** Returns the events and the game of an act that meets a condition. */
const SHOWN: { [K in Kind]?: (condition: Of<K>, game: Game) => Shown } = {
  slain: (condition) => {
    const slain = ids(condition);
    return {
      events: slain.map((raw) => ({ kind: 'died', who: { id: 900, raw }, at: AT })),
      after: { kills: slain.length },
    };
  },
  'slain-at-once': ({ times }) => ({
    events: ids({ times }).map((raw) => ({ kind: 'died', who: { id: 900, raw }, at: AT })),
    after: { kills: 99 },
  }),
  happened: ({ event, cursed, ...condition }) => ({
    events: ids(cursed ? { what: ['longsword-minus-1'] } : condition).map((raw) => ({
      kind: event,
      ...FACTS[event]?.(raw),
    })),
  }),
  quips: ({ what = ['barkeep'], lines }) => ({
    events: Array.from({ length: lines }, (_, line) => ({ kind: 'quip', who: { id: 9, raw: what[0] }, line })),
  }),
  standing: ({ faction, attitude }) => ({
    events: [{ kind: 'standing', faction, attitude, change: attitude === 'enemy' ? -1 : 1, standing: 1 }],
  }),
  reached: ({ depth }) => ({ events: [{ kind: 'arrived', first: true, depth }] }),
  result: ({ ended = 'died', by = [], laurel = false, carried, depth, deepest, ...figures }, { hero }) => ({
    after: {
      over: { result: ended, turn: 1, depth: depth?.to ?? 2, by: by[0] ?? null, cause: null },
      laurel,
      deepest: deepest?.from ?? (figures.score ? 11 : 3),
      kills: figures.kills?.from ?? 0,
      pack: carried ? [{ id: 9, raw: 'amulet-of-yala' }] : [],
      hero: {
        ...hero,
        pools: { ...hero.pools, gold: figures.gold?.from ?? 0, level: figures.level?.from ?? 1 },
      },
    },
  }),
};

/** A new game of each campaign, in which the tests take their acts. */
const GAMES = new Map(
  raws.campaigns.map(({ id }, at) => [id, newGame({ seed: 'feats', ...(at > 0 && { campaign: id }) }, raws)]),
);

/** Returns an act that meets all conditions of a feat, in a game of the feat's campaign. */
function actOf({ when, campaigns: [campaign = 'dragon'] = [] }: FeatRaw) {
  const game = GAMES.get(campaign) as Game;
  const shown = when.map((condition) => {
    const show = SHOWN[condition.kind] as ((condition: ConditionRaw, game: Game) => Shown) | undefined;
    return show?.(condition, game) ?? {};
  });
  const facts = shown.flatMap(({ events = [] }) => events);
  const heroId = game.hero.id;
  const events = facts.map((fact) => ({ turn: 1, sense: 'self', ...withHero(fact, heroId) }) as unknown as GameEvent);
  const after = Object.assign({ ...game, events: [] }, ...shown.map((each) => each.after ?? {})) as Game;
  return { game, act: { after, events } };
}

const withHero = (fact: object, id: number): object =>
  'trigger' in fact ? { ...fact, who: { id, raw: 'hero' } } : fact;

const reasonOf = ({ when }: FeatRaw) => when.flatMap(({ kind }) => NEEDS_MORE[kind] ?? []);

test.each(raws.feats.filter((feat) => reasonOf(feat).length === 0))('$id is told by the act that earns it', (feat) => {
  const { game, act } = actOf(feat);
  const isDaily = feat.when.some((condition) => condition.kind === 'result' && condition.daily === true);
  expect(featsOfAct(rawsFor(raws, game), act, isDaily)).toContain(feat.id);
});

test.each(raws.feats.filter((feat) => reasonOf(feat).length > 0))(
  'no act tells $id, because its conditions need more than one act',
  (feat) => {
    const { game, act } = actOf(feat);
    expect(featsOfAct(rawsFor(raws, game), act, false)).not.toContain(feat.id);
  },
);

/** A whole run must earn each feat that the reply to one of its acts tells. */
test.each(raws.feats.filter(({ when }) => when.every(({ kind }) => kind !== 'result')))(
  'no act tells $id without earning it',
  (feat) => {
    const { game, act } = actOf(feat);
    const own = rawsFor(raws, game);
    const watch = new FeatWatch(own);
    watch.see(act);
    const earned = watch.earned({ summary: sampleResult().summary, daily: false });
    const told = featsOfAct(own, act, false);
    expect(told.filter((id) => !earned.includes(id))).toEqual([]);
  },
);

test('a feat that an earlier act showed is not told again, as far as the game remembers', () => {
  const { game, act } = actOf(raws.feat.apprentice as FeatRaw);
  const again = { ...act, after: { ...act.after, events: [...act.events, ...act.events] } };
  expect(featsOfAct(rawsFor(raws, game), again, false)).not.toContain('apprentice');
});

test('the acts of a recorded run tell the feats that the run earns', () => {
  const recording = recordedRun('careful-');
  const own = rawsFor(raws, recording);
  const watch = new FeatWatch(own);
  const told = new Set<string>();
  let end: Game | null = null;
  resimulate(raws, recording, (act) => {
    watch.see(act);
    for (const feat of featsOfAct(own, act, false)) told.add(feat);
    end = act.after;
  });
  const summary = end && summarizeGame(end, own);
  const earned = summary === null ? [] : watch.earned({ summary, daily: false });
  expect(told.size).toBeGreaterThan(2);
  expect([...told].filter((feat) => !earned.includes(feat))).toEqual([]);
  const missed = earned.filter((id) => !told.has(id));
  expect(missed.filter((id) => isOfOneAct(own.feat[id] as FeatRaw))).toEqual([]);
});

/** True if a feat asks for one thing that a single act does. */
const isOfOneAct = ({ when }: FeatRaw): boolean =>
  when.length === 1 &&
  when.every(
    (condition) =>
      NEEDS_MORE[condition.kind] === undefined &&
      condition.kind !== 'quips' &&
      (condition.kind === 'slain-at-once' || !('times' in condition) || condition.times === 1),
  );
