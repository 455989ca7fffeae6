import type { MobRaw } from '../engine/schema/mobs';
import { idSet } from './id-set';
import type { Parsed } from './kinds';
import type { Report } from './problem';

/**
 * Checks the phases of creatures: the first is as they begin, the others follow by falling shares and cast known
 * spells.
 */
export function checkPhases({ mobs, spells }: Parsed, report: Report): void {
  const spellIds = idSet(spells.spells);
  for (const { id, phases = [] } of mobs.mobs) {
    for (const { abilities = [] } of phases) checkAbilities(abilities, spellIds, (what) => report(id, 'phases', what));
    for (const fault of faultsOf(phases)) report(id, 'phases', fault);
  }
}

/** Checks that spells exist and that ranges are no shorter than the least. */
export function checkAbilities(
  abilities: NonNullable<MobRaw['abilities']>,
  spellIds: ReadonlySet<string>,
  report: (what: string) => void,
): void {
  for (const { spell, range, min_range } of abilities) {
    if (!spellIds.has(spell)) report(`no spell ${spell}`);
    if (min_range > range) report(`${spell} has a least range above its range`);
  }
}

function faultsOf(phases: NonNullable<MobRaw['phases']>): string[] {
  const [first, ...later] = phases;
  if (!first) return [];
  const { from, told, ...change } = first;
  const shares = later.map((phase, index) => [phases[index]?.from ?? 0, phase.from] as const);
  return [
    ...(from === 1 && Object.keys(change).length === 0
      ? []
      : ['the first is as it begins: from 1, and nothing changed']),
    ...(shares.every(([before, after]) => after < before) ? [] : ['each begins at a lower share than the one before']),
  ];
}
