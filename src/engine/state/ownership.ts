import { copyJson } from './clone';

// Drafts share components with the game they were opened on, and most of them end without a change: copying on the first
// write spares four objects for each creature and turn. The set is begun anew with every draft, so that what an earlier
// draft made its own counts as shared in every later one.
let copied = new WeakSet<object>();

/** From now on every component counts as shared with the game a draft is opened on. */
export function shareAll(): void {
  copied = new WeakSet();
}

/** May the component be mutated on the present draft as it is? */
export const isOwn = (part: unknown): boolean => typeof part !== 'object' || part === null || copied.has(part);

/** A copy that belongs to the present draft alone. */
export function ownCopy<T>(part: T): T {
  const copy = copyJson(part);
  if (typeof copy === 'object' && copy !== null) copied.add(copy);
  return copy;
}
