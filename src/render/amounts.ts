import { type EntityId, type GameEvent, HERO_ID, type View } from '../engine';
import type { Tone } from '../i18n';
import type { Point } from '../lib/geometry';

type Kind = 'loss' | 'gain' | 'mana';

export interface Amount {
  id: EntityId;
  kind: Kind;
  sum: number;
  /** Cell of the creature at the newest of the events. */
  at: Point;
}

/**
 * Adds up losses and gains for each creature. The hero's amounts come last, because the last number is drawn on top.
 */
export function amountsOf(events: readonly GameEvent[]): Amount[] {
  const amounts = new Map<string, Amount>();
  for (const event of events) {
    const kind = kindOf(event);
    if (kind === null || !('target' in event && 'amount' in event) || event.sense === 'heard' || event.amount <= 0)
      continue;
    const { id } = event.target;
    const sum = (amounts.get(`${id} ${kind}`)?.sum ?? 0) + event.amount;
    amounts.set(`${id} ${kind}`, { id, kind, sum, at: event.at });
  }
  return [...amounts.values()].sort((a, b) => Number(a.id === HERO_ID) - Number(b.id === HERO_ID));
}

function kindOf({ kind }: GameEvent): Kind | null {
  if (kind === 'hit' || kind === 'hurt') return 'loss';
  if (kind === 'healed') return 'gain';
  return kind === 'mana-restored' ? 'mana' : null;
}

export const signOf = ({ kind }: Amount): '−' | '+' => (kind === 'loss' ? '−' : '+');

export function toneOf({ id, kind }: Amount): Tone {
  if (kind === 'mana') return 'magic';
  if (kind === 'gain') return 'good';
  return id === HERO_ID ? 'hurt' : 'plain';
}

/**
 * Returns a creature's upper left cell and width in cells; `null` if a vanished creature's last cell is out of sight.
 */
export function bodyOf(view: View, { id, at }: Amount): { at: Point; width: number } | null {
  if (id === HERO_ID) return { at: view.hero.at, width: 1 };
  const thing = view.things.find((one) => one.id === id);
  if (thing) return { at: thing.at, width: thing.size.width };
  return view.visible[at.y * view.width + at.x] === '1' ? { at, width: 1 } : null;
}
