import type { Raws } from '../../src/engine';
import { BUILDERS } from '../../src/engine/builders';
import { buildWith } from '../../src/engine/builders/chain/build-level';
import type { Builder } from '../../src/engine/builders/common/builder';

/** Depths that cover every recipe, and enough of the random ones. */
const DEEPEST = 16;

/** The raw ids that are placed by the spawn table or on the levels of some seeds, and the builders that ran for these. */
export function contentOfLevels(raws: Raws, seeds: readonly string[]): { placed: Set<string>; builders: Set<string> } {
  const placed = new Set<string>(raws.spawnTable.map(({ raw }) => raw));
  const builders = new Set<string>();
  const recording = Object.fromEntries(
    Object.entries(BUILDERS).map(([name, builder]): [string, Builder] => [
      name,
      {
        ...builder,
        build(draft, settings) {
          builders.add(name);
          builder.build(draft, settings);
        },
      },
    ]),
  );
  for (const seed of seeds) {
    for (let depth = 1; depth <= DEEPEST; depth++) {
      for (const { raw } of buildWith(recording, raws, { seed, depth }).spawns) placed.add(raw);
    }
  }
  // A scroll opens it.
  placed.add('town-portal');
  return { placed, builders };
}
