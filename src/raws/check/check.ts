import type { RawFiles } from '../files';
import type { Parsed } from '../kinds';
import type { Problem } from '../problem';
import { RawsError } from '../problem';
import { readFiles } from '../read';
import { checkBoons } from './check-boons';
import { checkCages } from './check-cages';
import { checkCampaigns } from './check-campaigns';
import { checkFactions } from './check-factions';
import { checkFeats } from './check-feats';
import { checkItems } from './check-items';
import { checkKits } from './check-kits';
import { checkLevels, checkPrefabs } from './check-levels';
import { checkMagicGear } from './check-magic-gear';
import { checkHero, checkMobs } from './check-mobs';
import { checkProps } from './check-props';
import { checkLoot, checkSpawns } from './check-spawns';
import { checkSpells } from './check-spells';
import { checkSprites } from './check-sprites';
import { checkThemes } from './check-themes';
import { checkUniqueIds } from './check-unique-ids';
import { createReporter, knownNames, type Reporter } from './reporter';

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
  ['kits.json', checkKits],
  ['boons.json', checkBoons],
  ['prefabs.json', checkPrefabs],
  ['cages.json', checkCages],
  ['feats.json', checkFeats],
  ['themes.json', checkThemes],
  ['sprites.json', checkSprites],
];

/** Throws a `RawsError`. Lists other problems only if all shapes are right. */
export const checkFiles = (files: RawFiles): Parsed => checkParsed(readFiles(files));

/** Returns its argument, or throws a `RawsError` with all problems. */
export function checkParsed(parsed: Parsed): Parsed {
  const problems = [...checkUniqueIds(parsed), ...checkReferences(parsed)];
  if (problems.length > 0) throw new RawsError(problems);
  return parsed;
}

function checkReferences(parsed: Parsed): Problem[] {
  const problems: Problem[] = [];
  const known = knownNames(parsed);
  for (const [file, check] of CHECKS) check(parsed, createReporter(file, known, problems));
  return problems;
}
