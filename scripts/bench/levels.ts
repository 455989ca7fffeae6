import type { Raws } from '../../src/engine';
import { buildLevel } from '../../src/engine/builders';
import { type Line, line, timed } from './line';

const DEPTHS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Building the level of each recipe, over many seeds. The random recipe builds something else with each. */
export function levels(raws: Raws, quick: boolean): Line[] {
  const seeds = quick ? 20 : 200;
  return DEPTHS.map((depth) => {
    const { recipe } = buildLevel(raws, 'warm', depth);
    for (let number = 0; number < 3; number++) buildLevel(raws, `warm ${number}`, depth);
    const times = Array.from({ length: seeds }, (_, number) => timed(() => buildLevel(raws, `bench ${number}`, depth)));
    return line('levels', `${depth} ${recipe}`, 'ms', times, { median: 25, max: 250 });
  });
}
