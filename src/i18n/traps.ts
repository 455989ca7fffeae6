import type { GameEvent, ThingRef } from '../engine';
import { isHero } from './thing-ref';

export interface TrapSum {
  of: 'trap';
  trap: ThingRef;
  amount: number;
}

const FIRES: ReadonlySet<string> = new Set(['burning-crack', 'flame', 'glowing-crack', 'smoulder', 'watch-fire']);

/** True for a fire. Sentences say that a creature steps into a fire, but sets off any other trap. */
export const isFire = ({ raw }: ThingRef): boolean => raw !== null && FIRES.has(raw);

type Triggered = Extract<GameEvent, { kind: 'triggered' }>;
type Hurt = Extract<GameEvent, { kind: 'hurt' }>;

/** Returns a sum for each trap that cost the hero hit points. */
export function sumTraps(act: readonly GameEvent[]): { gone: readonly GameEvent[]; at: Hurt; sum: TrapSum }[] {
  const sprung = act.filter((event): event is Triggered => event.kind === 'triggered' && isHero(event.who));
  return sprung.flatMap((event) => {
    const { trigger, turn } = event;
    const at = act.find(
      (other): other is Hurt =>
        other.kind === 'hurt' && other.turn === turn && other.cause === trigger.raw && isHero(other.target),
    );
    return at ? [{ gone: [event], at, sum: { of: 'trap', trap: trigger, amount: at.amount } }] : [];
  });
}
