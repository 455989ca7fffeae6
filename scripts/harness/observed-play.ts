import type { Action, Refusal } from '../../src/engine';
import type { Board, Play } from '../../src/play';

/** What a use case came to, as far as every one of them tells. */
export interface ObservedOutcome {
  kind: string;
  board?: Board;
  refusal?: Refusal | null;
  action?: Action;
}

/** The same use cases; the listener is told what each call came to. */
export function observedPlay(play: Play, told: (outcome: ObservedOutcome) => void): Play {
  return new Proxy(play, {
    get(target, name, receiver) {
      const call: unknown = Reflect.get(target, name, receiver);
      if (typeof call !== 'function') return call;
      return async (...args: unknown[]) => {
        const outcome: unknown = await call.apply(target, args);
        if (typeof outcome === 'object' && outcome !== null && 'kind' in outcome) told(outcome as ObservedOutcome);
        return outcome;
      };
    },
  });
}
