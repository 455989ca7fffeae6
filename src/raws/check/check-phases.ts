import type { MobRaw } from '../../engine/schema/mobs';
import type { Reporter } from './reporter';

/** The first phase must change nothing; later phases need fewer hit points. */
export function checkPhases({ id, phases = [] }: MobRaw, reporter: Reporter): void {
  for (const { abilities = [] } of phases) checkAbilities(id, 'phases', abilities, reporter);
  for (const fault of faultsOf(phases)) reporter.report(id, 'phases', fault);
}

export function checkAbilities(
  id: string,
  field: string,
  abilities: NonNullable<MobRaw['abilities']>,
  { report, refer }: Reporter,
): void {
  for (const { spell, range, min_range } of abilities) {
    refer(id, field, 'spell', spell);
    if (min_range > range) report(id, field, `${spell} has a least range above its range`);
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
