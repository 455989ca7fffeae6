import type { MobRaw } from '../engine/schema/mobs';
import type { Parsed } from './kinds';

/**
 * Checks the phases of creatures: the first is as they begin, the others follow by falling shares and cast known
 * spells.
 */
export function checkPhases({ mobs, spells }: Parsed, report: (id: string, field: string, what: string) => void): void {
  for (const { id, phases = [] } of mobs.mobs) {
    for (const fault of faultsOf(phases, new Set(spells.spells.map((spell) => spell.id)))) report(id, 'phases', fault);
  }
}

function faultsOf(phases: NonNullable<MobRaw['phases']>, spells: ReadonlySet<string>): string[] {
  const [first, ...later] = phases;
  if (!first) return [];
  const { from, told, ...change } = first;
  const shares = later.map((phase, index) => [phases[index]?.from ?? 0, phase.from] as const);
  const unknown = phases
    .flatMap(({ abilities = [] }) => abilities)
    .filter(({ spell }) => !spells.has(spell))
    .map(({ spell }) => `no spell ${spell}`);
  return [
    ...(from === 1 && Object.keys(change).length === 0
      ? []
      : ['the first is as it begins: from 1, and nothing changed']),
    ...(shares.every(([before, after]) => after < before) ? [] : ['each begins at a lower share than the one before']),
    ...unknown,
  ];
}
