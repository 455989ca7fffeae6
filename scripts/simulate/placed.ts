import type { Raws } from '../../src/engine';
import { BUILDERS } from '../../src/engine/builders';
import { buildWith } from '../../src/engine/builders/chain/build-level';
import type { Builder } from '../../src/engine/builders/common/builder';

/** Depths that cover every recipe, and enough of the random ones. */
const DEEPEST = 16;

/** Raw ids that come to stand on levels, by the tables or on levels built here, and the builders that built them. */
export function builtInto(raws: Raws, seeds: readonly string[]): { placed: Set<string>; builders: Set<string> } {
  const placed = new Set<string>(raws.spawnTable.map(({ raw }) => raw));
  const builders = new Set<string>();
  const watched = Object.fromEntries(
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
      for (const { raw } of buildWith(watched, raws, seed, depth, {}).spawns) placed.add(raw);
    }
  }
  // opened by a scroll, not built
  placed.add('town-portal');
  return { placed, builders };
}
