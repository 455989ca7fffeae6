import type { GameSummary } from '../engine';
import type { DailyTexts } from './en/dailies';

export interface ShapedRun extends Pick<GameSummary, 'result' | 'depth' | 'deepest'> {
  lowest?: readonly (number | null)[];
}

type Wound = 'light' | 'heavy' | 'grave';

/** Emoji that differ in shape as well as in colour, for players who cannot tell colours apart. */
const WOUNDS: Record<Wound | 'unknown', string> = { light: '🟩', heavy: '🔶', grave: '🔻', unknown: '⬜' };
const NOT_REACHED = '⬛';
const END = { died: '💀', retired: '🏆', abandoned: '🏳️' } as const satisfies Record<GameSummary['result'], string>;

/** Numbers of emoji that a shortened line keeps at the beginning and at the end. */
const FIRST = 12;
const LAST = 6;

/** Returns one emoji for each depth from `first` to the greater of `goal` and `deepest`, shortened to 18. */
export function runShape(run: ShapedRun, [first, goal]: readonly [number, number]): string {
  const signs = Array.from({ length: 1 + Math.max(goal, run.deepest) - first }, (_, index) => {
    const depth = first + index;
    if (depth === run.depth) return END[run.result];
    return depth > run.deepest ? NOT_REACHED : WOUNDS[woundAt(run, depth) ?? 'unknown'];
  });
  const isLong = signs.length > FIRST + LAST;
  return (isLong ? [...signs.slice(0, FIRST), '…', ...signs.slice(-LAST)] : signs).join('');
}

export function runShapeInWords(run: ShapedRun, { health, ended }: DailyTexts): string {
  const parts: { from: number; to: number; wound: Wound }[] = [];
  for (let depth = 1; depth <= run.deepest; depth++) {
    const wound = depth === run.depth ? null : woundAt(run, depth);
    const last = parts.at(-1);
    if (wound !== null && last?.wound === wound && last.to === depth - 1) last.to = depth;
    else if (wound !== null) parts.push({ from: depth, to: depth, wound });
  }
  const wounds = parts.map(({ from, to, wound }) => `${health.at(from, to)} ${health[wound]}`);
  return [...(wounds.length > 0 ? [health.lowest(wounds.join(', '))] : []), ended[run.result](run.depth)].join(' ');
}

function woundAt({ lowest }: ShapedRun, depth: number): Wound | null {
  const share = lowest?.[depth - 1] ?? null;
  if (share === null) return null;
  return share < 25 ? 'grave' : share < 50 ? 'heavy' : 'light';
}
