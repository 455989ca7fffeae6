import { idSet } from './id-set';
import type { Parsed } from './kinds';
import type { Problem } from './problem';

/** Takes down what is wrong with the rows of one file. */
export interface Reporter {
  report(id: string, field: string, what: string): void;
  /** Reports each of the names that nothing of this kind has. */
  refer(id: string, field: string, kind: keyof KnownNames, names: string | readonly string[] | undefined): void;
}

/** The ids there are, by what a problem calls one that is not there. */
type KnownNames = ReturnType<typeof knownNames>;

export function knownNames(parsed: Parsed) {
  const { items, mobs, props } = parsed;
  return {
    item: idSet(items.items),
    mob: idSet(mobs.mobs),
    prop: idSet(props.props),
    'item, mob or prop': idSet([...items.items, ...mobs.mobs, ...props.props]),
    spell: idSet(parsed.spells.spells),
    faction: idSet(parsed.factions.faction_table),
    'loot table': idSet(parsed.lootTables.loot_tables),
    theme: idSet(parsed.themes.themes),
    prefab: idSet(parsed.prefabs.prefabs),
    recipe: idSet(parsed.levels.recipes),
    campaign: idSet(parsed.campaigns.campaigns),
  } satisfies Record<string, ReadonlySet<string>>;
}

/** A reporter for a file, whose problems it adds to a list. */
export function createReporter(file: string, known: KnownNames, problems: Problem[]): Reporter {
  const report = (id: string, field: string, what: string): void => void problems.push({ file, id, field, what });
  return {
    report,
    refer(id, field, kind, names = []) {
      for (const name of [names].flat()) if (!known[kind].has(name)) report(id, field, `no ${kind} ${name}`);
    },
  };
}
