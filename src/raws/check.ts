import { checkCampaigns } from './check-campaigns';
import { checkEffects } from './check-effects';
import { checkFactions } from './check-factions';
import { checkFeats } from './check-feats';
import { checkItems } from './check-items';
import { checkLevels, checkPrefabs } from './check-levels';
import { checkMagicGear } from './check-magic-gear';
import { checkHero, checkMobs } from './check-mobs';
import { checkProps } from './check-props';
import { checkLoot, checkSpawns } from './check-spawns';
import { checkSprites } from './check-sprites';
import { checkThemes } from './check-themes';
import type { RawFiles } from './files';
import type { Parsed } from './kinds';
import type { Problem } from './problem';
import { RawsError } from './problem';
import { readFiles } from './read';
import { createReporter, knownNames, type Reporter } from './reporter';

/** Checks the files: first their shape, then ids and references. Throws a `RawsError` that lists all problems. */
export const checkFiles = (files: RawFiles): Parsed => checkParsed(readFiles(files));

/** Checks ids and references of files of the right shape. Throws a `RawsError` that lists all problems. */
export function checkParsed(parsed: Parsed): Parsed {
  const problems = [...checkUnique(parsed), ...checkReferences(parsed)];
  if (problems.length > 0) throw new RawsError(problems);
  return parsed;
}

/** Checks that ids are unique: over all kinds that names are looked up for, within their file for the others. */
function checkUnique({
  hero,
  items,
  mobs,
  props,
  spells,
  factions,
  lootTables,
  themes,
  feats,
  campaigns,
}: Parsed): Problem[] {
  const problems: Problem[] = [];
  const check = (file: string, rows: readonly { id: string }[], seen: Set<string>) => {
    for (const { id } of rows) {
      if (seen.has(id)) problems.push({ file, id, field: 'id', what: 'stands twice' });
      seen.add(id);
    }
  };
  const things = new Set<string>([hero.hero.id]);
  check('items.json', items.items, things);
  check('mobs.json', mobs.mobs, things);
  check('props.json', props.props, things);
  check('spells.json', spells.spells, things);
  check('factions.json', factions.faction_table, new Set());
  check('loot-tables.json', lootTables.loot_tables, new Set());
  check('themes.json', themes.themes, new Set());
  check('feats.json', feats.feats, new Set());
  check('campaigns.json', campaigns.campaigns, new Set());
  return problems;
}

/** Checks that everything named exists, and can be what it is named for. Expects files of the right shape. */
function checkReferences(parsed: Parsed): Problem[] {
  const problems: Problem[] = [];
  const known = knownNames(parsed);
  for (const [file, check] of CHECKS) check(parsed, createReporter(file, known, problems));
  return problems;
}

const CHECKS: readonly [file: string, check: (parsed: Parsed, reporter: Reporter) => void][] = [
  ['items.json', checkItems],
  ['mobs.json', checkMobs],
  ['props.json', checkProps],
  ['magic-gear.json', checkMagicGear],
  ['hero.json', checkHero],
  ['factions.json', checkFactions],
  ['loot-tables.json', checkLoot],
  ['spells.json', checkSpells],
  ['spawn-table.json', checkSpawns],
  ['levels.json', checkLevels],
  ['campaigns.json', checkCampaigns],
  ['prefabs.json', checkPrefabs],
  ['feats.json', checkFeats],
  ['themes.json', checkThemes],
  ['sprites.json', checkSprites],
];

function checkSpells({ spells }: Parsed, reporter: Reporter): void {
  for (const { id, effects } of spells.spells) {
    checkEffects({ id, field: 'effects', carrier: 'spell' }, effects, reporter);
  }
}
