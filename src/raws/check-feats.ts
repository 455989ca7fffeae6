import type { ConditionRaw } from '../engine/schema/feats';
import { idSet } from './id-set';
import type { Parsed } from './kinds';
import type { Reporter } from './reporter';

/** Checks that what feats name exists, and that icons use existing grids. Expects files of the right shape. */
export function checkFeats(
  { feats: { feats }, items, mobs, props, spells, factions, hero, sprites }: Parsed,
  { report, refer }: Reporter,
): void {
  const rows = [...items.items, ...mobs.mobs, ...props.props, ...spells.spells, ...factions.faction_table, hero.hero];
  const known = idSet(rows);
  for (const { id, icon, campaigns, when } of feats) {
    refer(id, 'campaigns', 'campaign', campaigns);
    for (const name of when.flatMap(namedBy)) if (!known.has(name)) report(id, 'when', `nothing is called ${name}`);
    if (when.length > 1 && when.some(({ kind }) => kind === 'totals')) report(id, 'when', 'totals must stand alone');
    for (const grid of [icon.sprite, ...(icon.over ?? [])]) {
      if (!(grid in sprites.grids)) report(id, 'icon', `no grid ${grid} in sprites.json`);
    }
  }
}

/** Hunger is the one cause of death that is no raw. */
function namedBy(condition: ConditionRaw): readonly string[] {
  switch (condition.kind) {
    case 'slain':
    case 'unscathed':
    case 'happened':
    case 'never':
    case 'quips':
      return condition.what ?? [];
    case 'standing':
      return [condition.faction];
    case 'result':
      return (condition.by ?? []).filter((name) => name !== 'hunger');
    default:
      return [];
  }
}
