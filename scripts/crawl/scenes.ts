import type { Raws } from '../../src/engine';
import type { Scene } from './scene';

const FOES = [
  ['goblin', 1, 0],
  ['mangy-wolf', 3, 1],
  ['orc', -4, -2],
  ['peasant', 0, 1],
  ['dead-thing', 2, 2],
] as const;

const POTIONS = ['health-potion', 'poison-potion', 'slow-potion', 'haste-potion', 'mana-potion', 'strength-potion'];

const CARRIED = [
  ...['magic-missile-scroll', 'web-scroll', 'fireball-scroll', 'confusion-scroll', 'magic-mapping-scroll'],
  ...['rod-of-fireballs', 'rod-of-venom', 'beginners-magic', 'rations', 'beer', 'longsword', 'shield'],
  ...POTIONS,
];

const TRAPS = [
  ['bear-trap', 1, 0, { hidden: null }],
  ['landmine', -1, 0, { hidden: null }],
  ['stonefall-trap', 2, 0],
  ['watch-fire', 0, 1],
  ['altar', 0, -1],
  ['door', 9, 0],
] as const;

const ILL = {
  statuses: [
    { kind: 'confusion', source: 'confusion-scroll', turns: 4, by: null },
    { kind: 'damage-over-time', source: 'venom', turns: 3, by: null, damage: 2 },
    { kind: 'slow', source: 'web', turns: 5, by: null, penalty: 2 },
  ],
} satisfies Scene['hero'];

/** Offsets from the hero for vendors: at least as many as there are kinds of them. */
const OFFSETS = [
  ...[[1, 0] as const, [0, 1] as const, [-1, 0] as const, [0, -1] as const],
  ...[[1, 1] as const, [-1, -1] as const, [1, -1] as const, [-1, 1] as const],
];

/** Boards made by hand, by the situation they show. */
export function scenesOf(raws: Raws) {
  const spells = raws.spells.map(({ id }) => id);
  const everything = raws.items.map(({ id }) => id);
  const trading = raws.mobs.flatMap(({ id }) => (raws.archetypes[id]?.vendor ? [id] : []));
  const vendors = trading.flatMap((id, index) => {
    const offset = OFFSETS[index];
    return offset ? [[id, offset[0], offset[1]] as const] : [];
  });
  const fight = { around: FOES, carried: CARRIED, spells } satisfies Scene;
  const orcs = [['orc', 1, 0] as const, ['orc', 0, 1] as const];
  return {
    'a fight': { ...fight, known: true },
    'a fight with unknown things': fight,
    'a shop': { carried: [...everything, ...everything], around: vendors, pools: { gold: 40 } },
    'a poor hero in a shop': { carried: [], around: [['barkeep', 1, 0]] },
    'a full pack': { carried: [...everything, ...everything, ...everything], known: true },
    'a heap at its feet': { around: everything.map((raw) => [raw, 0, 0] as const) },
    'on the way to the dragon': { depth: 6, around: [['black-dragon', 4, -1]], carried: CARRIED, spells },
    'at death’s door': { around: orcs, carried: POTIONS, known: true, pools: { hp: 1 } },
    'confused, poisoned and slow': { ...fight, known: true, hero: ILL },
    starving: { hero: { hunger: { state: 'starving', turns: 3 } }, carried: ['rations', 'meat'] },
    'traps and fires about': { around: TRAPS },
    'with nothing at all': { carried: [], worn: [], spells: [] },
  } satisfies Record<string, Scene>;
}
