import { type Origin, StoreError } from '../contract';

/** Where a run came from, as one attribute, like `daily#global#2026-11-20`. */
export function originText(origin: Origin): string {
  switch (origin.kind) {
    case 'chance':
    case 'seed':
      return origin.kind;
    case 'daily':
      return `daily#${origin.scope}#${origin.date}`;
    case 'fork':
      return `fork#${origin.version}#${origin.run}`;
  }
}

/** Reads what `originText` wrote. Throws `unreadable`. */
export function toOrigin(value: string): Origin {
  const [kind, first, second = ''] = value.split('#');
  if (kind === 'chance' || kind === 'seed') return { kind };
  if (kind === 'daily' && (first === 'guild' || first === 'global')) return { kind, scope: first, date: second };
  if (kind === 'fork') return { kind, version: Number(first), run: second };
  throw new StoreError('unreadable');
}
