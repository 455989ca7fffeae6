import { type Condition, type Item, isBelow } from './table';

/** `stored` is `null` if no item has the key. */
export function isMet(condition: Condition | null, stored: Item | null): boolean {
  if (condition === null) return true;
  if (condition === 'absent') return stored === null;
  if (isBelow(condition)) {
    const value = stored?.[condition.attribute];
    return stored === null || (typeof value === 'number' && value < condition.below);
  }
  return (
    stored !== null &&
    [condition]
      .flat()
      .every(({ attribute, equals }) => JSON.stringify(stored[attribute] ?? null) === JSON.stringify(equals))
  );
}
