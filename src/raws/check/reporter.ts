import type { Parsed } from '../kinds';
import type { Problem } from '../problem';
import { idSet } from './id-set';

type Names = string | readonly string[] | undefined;

/** `id` is the row's; `field` has the problem. */
export interface Reporter {
  report(id: string, field: string, what: string): void;
  /** Reports each name that is not an id of the kind. */
  refer(id: string, field: string, kind: KnownKind, names: Names): void;
  /** Reports each missing id, because code refers to these ids. */
  need(kind: KnownKind, names: readonly string[]): void;
  /** Reports unique and hunted creatures, because only `depths` place them. */
  refuseUnique(id: string, field: string, names: Names): void;
  /** Reports spells that remove their caster, because the hero's run would end. */
  refuseLast(id: string, field: string, spells: Names): void;
}

type KnownNames = ReturnType<typeof knownNames>;
export type KnownKind = Exclude<keyof KnownNames, 'unique foe' | 'last spell'>;

/** A raw may have several kinds: a vendor is a mob too. */
export function knownNames(parsed: Parsed) {
  const { items, mobs, props } = parsed;
  const { faction_table } = parsed.factions;
  return {
    item: idSet(items.items),
    'quest item': idSet(items.items.filter(({ quest }) => quest)),
    mob: idSet(mobs.mobs),
    vendor: idSet(mobs.mobs.filter(({ vendor }) => vendor)),
    'unique foe': idSet(mobs.mobs.filter(({ unique, hunted }) => unique ?? hunted)),
    prop: idSet(props.props),
    'prop with a light': idSet(props.props.filter(({ light }) => light)),
    'item, mob or prop': idSet([...items.items, ...mobs.mobs, ...props.props]),
    spell: idSet(parsed.spells.spells),
    grid: new Set(Object.keys(parsed.sprites.grids)),
    'last spell': idSet(parsed.spells.spells.filter(({ effects }) => effects.single_activation)),
    'thing of any kind': idSet([
      ...[...items.items, ...mobs.mobs, ...props.props, ...parsed.spells.spells],
      ...[...parsed.boons.boons, ...faction_table, parsed.hero.hero],
    ]),
    faction: idSet(faction_table),
    'faction that keeps_standing': idSet(faction_table.filter(({ keeps_standing }) => keeps_standing)),
    'loot table': idSet(parsed.lootTables.loot_tables),
    theme: idSet(parsed.themes.themes),
    prefab: idSet(parsed.prefabs.prefabs),
    recipe: idSet(parsed.levels.recipes),
    campaign: idSet(parsed.campaigns.campaigns),
    kit: idSet(parsed.kits.kits),
    boon: idSet(parsed.boons.boons),
  } satisfies Record<string, ReadonlySet<string>>;
}

/** Adds problems in `file` to `problems`. */
export function createReporter(file: string, known: KnownNames, problems: Problem[]): Reporter {
  const report = (id: string, field: string, what: string): void => void problems.push({ file, id, field, what });
  const isThere = (name: string): boolean => Object.values(known).some((names) => names.has(name));
  return {
    report,
    refer(id, field, kind, names = []) {
      for (const name of [names].flat()) {
        if (!known[kind].has(name)) report(id, field, isThere(name) ? `${name} is no ${kind}` : `no ${kind} ${name}`);
      }
    },
    need(kind, names) {
      for (const name of names) if (!known[kind].has(name)) report(name, '', `the engine needs this ${kind}`);
    },
    refuseUnique(id, field, names = []) {
      for (const name of [names].flat()) {
        if (!known['unique foe'].has(name)) continue;
        report(id, field, `${name} is one of a kind, which its unique.depths in mobs.json alone place: name another`);
      }
    },
    refuseLast(id, field, spells = []) {
      for (const spell of [spells].flat()) {
        if (!known['last spell'].has(spell)) continue;
        report(id, field, `whoever casts ${spell} is gone, by its single_activation: heroes need another`);
      }
    },
  };
}
