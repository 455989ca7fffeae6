import type { EventFact, GameEvent, SeenThing, View } from '../../src/engine';
import type { Point } from '../../src/lib/geometry';
import type { PictureOptions } from '../../src/render/contract';
import { cave, type FixedView, forest, lair, town } from './views';

export type Targeting = NonNullable<PictureOptions['targeting']>;

const me = { id: 1, raw: 'hero' };

/** Cell at an offset from the hero. */
export const beside = ({ hero }: View, x: number, y: number): Point => ({ x: hero.at.x + x, y: hero.at.y + y });

/** Cells of a disc around a centre, walls ignored. */
function disc({ x, y }: Point, radius: number): Point[] {
  const cells: Point[] = [];
  for (let j = -radius; j <= radius; j++) {
    for (let i = -radius; i <= radius; i++) if (Math.hypot(i, j) <= radius + 0.2) cells.push({ x: x + i, y: y + j });
  }
  return cells;
}

/** View one turn later, in which nothing new has happened. */
export const quiet = (fixed: FixedView): FixedView => ({
  ...fixed,
  view: { ...fixed.view, turn: fixed.view.turn + 1 },
  captions: { ...fixed.captions, chips: [], log: fixed.captions.log.map((line) => ({ ...line, fresh: false })) },
});

/** View in which the newest turn has only the given events. */
export const having = (fixed: FixedView, facts: EventFact[]): FixedView => {
  const { turn } = fixed.view;
  const events = facts.map((fact): GameEvent => ({ ...fact, turn, sense: 'self' }));
  return { ...fixed, view: { ...fixed.view, events } };
};

/** View while the player aims a spell, with the given changes of the target. */
export function aiming(fixed: FixedView, change: Partial<Targeting>): FixedView {
  const still = quiet(fixed);
  const before = fixed.options.targeting ?? { label: 'Fireball', range: 6, targets: [] };
  const chips = [{ text: 'Fireball: choose a target', tone: 'mode' as const }];
  const targeting = { ...before, chosen: null, ruler: true, ...change };
  return { ...still, captions: { ...still.captions, chips }, options: { ...fixed.options, targeting } };
}

/** View while the player looks at the first thing of a raw. */
function looking(fixed: FixedView, raw: string, lines: string[]): FixedView {
  const still = quiet(fixed);
  const thing = still.view.things.find((other) => other.raw === raw)!;
  const look = { at: thing.at, id: thing.id };
  return { ...still, captions: { ...still.captions, tooltip: lines }, options: { look } };
}

export const inSafe = (fixed: FixedView): FixedView => ({
  ...fixed,
  options: { ...fixed.options, palette: 'safe' },
});

export const inContrast = (fixed: FixedView): FixedView => ({
  ...fixed,
  options: { ...fixed.options, palette: 'contrast' },
});

/** View in large cells, with the ruler if the player aims. */
const inLarge = (fixed: FixedView): FixedView => ({ ...fixed, options: { ...fixed.options, layout: 'large' } });

const LINES = ['Strong Agile Healthy Unintelligent', 'Level: 3', 'Poisoned (5 turns)', 'Slowed (2 turns)'];

const asked = () => aiming(lair(), {});
const blast = () => {
  const at = beside(lair().view, 2, 1);
  return aiming(lair(), { blast: disc(at, 3), chosen: { at, valid: true } });
};
const blastInTheDark = () => {
  const at = beside(cave().view, -1, 1);
  return aiming(cave(), { blast: disc(at, 3), chosen: { at, valid: true } });
};
const refused = () => aiming(lair(), { chosen: { at: beside(lair().view, 7, 2), valid: false } });
const wolf = () => looking(forest(), 'mangy-wolf', ['Mangy Wolf', ...LINES]);
const deer = () => looking(forest(), 'deer', ['Deer', 'Quite Average', 'Level: 1']);
const dragon = () => looking(lair(), 'black-dragon', ['Black Dragon', ...LINES]);

const levelled = (): FixedView => {
  const fixed = having(forest(), [{ kind: 'levelled', level: 5, attribute: 'might' }]);
  const hero = { ...fixed.view.hero, level: 5, xp: 4020 };
  const captions = { ...fixed.captions, level: 'Level 5', chips: [{ text: 'Level 5!', tone: 'gold' as const }] };
  return { ...fixed, view: { ...fixed.view, hero }, captions };
};

/** The hero steps on an altar; another altar and a portal stand in the street. */
const altar = (): FixedView => {
  const fixed = town();
  const { view } = fixed;
  const prop = (id: number, raw: string, at: Point): SeenThing => ({
    ...view.things.find(({ kind, open }) => kind === 'prop' && open === null)!,
    id,
    raw,
    at,
    inviting: true,
  });
  const things = [
    ...view.things.filter(({ open }) => open === null),
    prop(900, 'altar', view.hero.at),
    prop(901, 'altar', beside(view, 2, 3)),
    prop(902, 'town-portal', beside(view, -2, 3)),
  ];
  return having({ ...fixed, view: { ...view, things } }, [
    { kind: 'triggered', trigger: { id: 900, raw: 'altar' }, who: me, at: view.hero.at },
    { kind: 'healed', target: me, amount: 20, at: view.hero.at },
  ]);
};

/** Shrines in the street, every second one spent. */
const shrines = (): FixedView => {
  const fixed = town();
  const { view } = fixed;
  const base = view.things.find(({ kind, open }) => kind === 'prop' && open === null)!;
  const kinds = ['shrine-of-coin', 'shrine-of-coin', 'shrine-of-still-water', 'shrine-of-still-water'];
  const placed = kinds.map((raw, i): SeenThing => {
    const shrine = { takes: { gold: 80 }, gives: { restore: true }, spent: i % 2 === 1 } as const;
    return { ...base, id: 900 + i, raw, at: beside(view, 2 * i - 3, 3), shrine };
  });
  const things = [...view.things.filter(({ open }) => open === null), ...placed];
  return { ...fixed, view: { ...view, things } };
};

const refreshed = (): FixedView => {
  const fixed = town();
  return having(fixed, [{ kind: 'mana-restored', target: me, amount: 3, at: fixed.view.hero.at }]);
};

/** Treasure of the dead dragon, on the cells where its body lay. */
const hoard = (): FixedView => {
  const fixed = lair();
  const beast = fixed.view.things.find(({ raw }) => raw === 'black-dragon')!;
  const left = ['dragon-scale', 'longsword-plus-1', 'rod-of-fireballs', null].map((raw, i): SeenThing => {
    const at = { x: beast.at.x + (i % 2), y: beast.at.y + (i >> 1) };
    const item = { ...beast, id: 800 + i, raw, at, kind: 'item' as const, size: { width: 1, height: 1 } };
    const plain = { ...item, stance: null, level: null, health: null, leanings: null };
    return raw === null ? { ...plain, alias: { kind: 'potion', adjective: 'murky', colour: 'red' } } : plain;
  });
  const things = [...fixed.view.things.filter((thing) => thing !== beast), ...left];
  const who = { id: beast.id, raw: 'black-dragon' };
  const log = [
    ['The Black Dragon dies.', 'plain'],
    ['You gain 1200 experience and 60 gold.', 'gold'],
    ['The dragon is dead. The laurel is yours!', 'gold'],
  ] as const;
  const captions = {
    ...fixed.captions,
    chips: [],
    log: log.map(([text, tone]) => ({ segments: [{ text, tone }], fresh: true })),
  };
  const options = {};
  return having({ ...fixed, captions, options, view: { ...fixed.view, laurel: true, things } }, [
    { kind: 'died', who, by: me, cause: null, at: beast.at },
    { kind: 'rewarded', xp: 1200, gold: 60 },
    { kind: 'laurel' },
  ]);
};

/** Blows on every side of the hero. Two wolves stand one above the other, one of them dead. A bandit closes in. */
const fight = (): FixedView => {
  const fixed = forest();
  const { view } = fixed;
  const wolves = view.things.filter(({ raw }) => raw === 'mangy-wolf');
  const bandit = view.things.find(({ raw }) => raw === 'bandit')!;
  const at = beside(view, -1, 0);
  const closer = { ...bandit, at: beside(view, 0, 1), health: 0.4 };
  const dead = { id: 950, raw: 'rat' };
  const hit = (attacker: { id: number; raw: string | null }, target: typeof attacker, amount: number, where: Point) =>
    ({ kind: 'hit', attacker, target, attack: null, amount, at: where, from: view.hero.at }) as const;
  const events: EventFact[] = [
    ...wolves.map((wolf, i) => hit(me, wolf, 6 + 5 * i, wolf.at)),
    hit(me, dead, 9, at),
    { kind: 'died', who: dead, by: me, cause: null, at },
    hit(me, bandit, 3, closer.at),
    hit(bandit, me, 7, view.hero.at),
  ];
  const things = view.things.map((thing) => (thing === bandit ? closer : thing));
  return having({ ...fixed, view: { ...view, things } }, events);
};

/** Arrows that hit and miss in many directions, while the hero aims the bow at one of two wolves. */
const shots = (): FixedView => {
  const fixed = forest();
  const { view } = fixed;
  const [wolf, other] = view.things.filter(({ raw }) => raw === 'mangy-wolf');
  const bandit = view.things.find(({ raw }) => raw === 'bandit')!;
  const placed = [
    { ...wolf!, at: beside(view, 4, 0) },
    { ...other!, at: beside(view, -3, 2) },
    { ...bandit, raw: 'bandit-archer', at: beside(view, 2, -3) },
  ];
  const things = [...view.things.filter((thing) => ![wolf, other, bandit].includes(thing)), ...placed];
  const hero = { ...view.hero, target: wolf!.id };
  const captions = { ...fixed.captions, log: [] };
  const from = view.hero.at;
  return having({ ...fixed, captions, view: { ...view, hero, things } }, [
    { kind: 'hit', attacker: me, target: wolf!, attack: null, amount: 6, at: placed[0]!.at, from, shot: true },
    { kind: 'missed', attacker: me, target: other!, fumble: false, at: placed[1]!.at, from, shot: true },
    {
      kind: 'hit',
      attacker: placed[2]!,
      target: me,
      attack: null,
      amount: 3,
      at: from,
      from: placed[2]!.at,
      shot: true,
    },
  ]);
};

/** Two graves: one in sight and one that the hero saw before. */
const graves = (): FixedView => {
  const still = quiet(cave());
  const { view } = still;
  const unseen = [...view.tiles].findIndex((tile, cell) => tile === '.' && view.visible[cell] !== '1');
  const before = { x: unseen % view.width, y: Math.floor(unseen / view.width) };
  return { ...still, view: { ...view, graves: [beside(view, 2, -1), before] } };
};

/** Views of everything that a picture can show besides the plain map, by name. */
export const SITUATIONS = {
  asked,
  shots,
  'shots-contrast': () => inContrast(shots()),
  blast,
  'blast-contrast': () => inContrast(blast()),
  'blast-dark': blastInTheDark,
  refused,
  'refused-contrast': () => inContrast(refused()),
  'look-left': wolf,
  'look-right': deer,
  'look-dragon-contrast': () => inContrast(dragon()),
  levelled,
  'levelled-contrast': () => inContrast(levelled()),
  altar,
  shrines,
  'refreshed-contrast': () => inContrast(refreshed()),
  hoard,
  graves,
  'graves-safe': () => inSafe(graves()),
  'graves-contrast': () => inContrast(graves()),
  'graves-large': () => inLarge(graves()),
  fight,
  'fight-safe': () => inSafe(fight()),
  'fight-contrast': () => inContrast(fight()),
  'fight-large': () => inLarge(fight()),
  'fight-large-contrast': () => inContrast(inLarge(fight())),
  'asked-large': () => inLarge(asked()),
  'look-large': () => inLarge(dragon()),
} satisfies Record<string, () => FixedView>;
export type SituationName = keyof typeof SITUATIONS;
