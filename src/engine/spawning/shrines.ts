import { shuffle } from '../../lib/lists';
import { rngFromSeed } from '../../lib/rng';
import { type Draft, place } from '../level-draft/draft';
import type { RawId, Raws } from '../state';
import { nooks } from './nooks';

const FIRST = 3;
const LEVELS = 3;

/** Every kind of shrine occurs before any kind repeats. */
export function shrineAt(raws: Raws, seed: string, depth: number): RawId | null {
  const shrines = raws.props.filter(({ shrine }) => shrine).map(({ id }) => id);
  if (depth < FIRST || shrines.length === 0) return null;
  const turn = Math.floor((depth - FIRST) / LEVELS);
  if ((depth - FIRST) % LEVELS !== rngFromSeed(`${seed}/shrine/${turn}`).int(0, LEVELS - 1)) return null;
  const round = Math.floor(turn / shrines.length);
  return shuffle(shrines, rngFromSeed(`${seed}/shrines/${round}`))[turn % shrines.length] ?? null;
}

/** Does nothing at depths without a shrine, or without a nook. */
export function placeShrine(draft: Draft): void {
  const id = shrineAt(draft.raws, draft.seed, draft.depth);
  if (id === null) return;
  const cells = nooks(draft);
  if (cells.length > 0) place(draft, rngFromSeed(`${draft.seed}/nook/${draft.depth}`).pick(cells), id);
}
