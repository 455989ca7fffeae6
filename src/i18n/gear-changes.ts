import type { GameEvent, PackItem, View } from '../engine';
import { wornNotes } from './gear';
import type { Labels } from './labels';
import type { Names } from './names';

/** Returns a line for each thing just put on. Things with unknown effects have no line. */
export function gearChanges(labels: Labels, names: Names, { pack }: View, events: readonly GameEvent[]): string[] {
  const changed = new Set(events.flatMap((event) => (event.kind === 'equipped' ? [event.item.id] : [])));
  const removed = new Set(events.flatMap((event) => (event.kind === 'removed' ? [event.item.id] : [])));
  return pack
    .filter(({ id, slot }) => slot !== null && changed.has(id))
    .flatMap((item) => {
      const before = pack.find(({ id, slot, fits }) => removed.has(id) && slot === null && fits === item.slot);
      const notes = notesOf(labels, item, before);
      return notes.length > 0 ? [`${names.thing(item)}: ${notes.join(' · ')}`] : [];
    });
}

function notesOf(labels: Labels, { figures }: PackItem, before: PackItem | undefined): string[] {
  if (!figures) return [];
  const back = before?.figures?.comparison;
  const comparison = back
    ? {
        verdict: 0 as const,
        damage: 0 - back.damage,
        toHit: 0 - back.toHit,
        armorClass: 0 - back.armorClass,
        penalty: 0 - back.penalty,
        ...(back.range === undefined ? {} : { range: 0 - back.range }),
      }
    : null;
  const where = figures.slot === null ? '' : labels.slot[figures.slot];
  // Leaves out the slot's own note, because a sentence beside the picture names the slot.
  return wornNotes(labels, { ...figures, comparison }).filter((note) => note !== where);
}
