import type { GameEvent, RawId, Raws, School, ThingRef } from '../engine';
import { capital } from '../lib/capital';
import { boonText } from './boons';
import { importanceOf } from './importance';
import type { Labels } from './labels';
import type { Names } from './names';
import { refOf } from './thing-ref';

/** If `kind` is `level` or `laurel`, the portrait shows the hero. */
export type MomentSubject =
  | { kind: 'met' | 'first' | 'alarm' | 'freed' | 'lost'; raw: RawId }
  | { kind: 'cage'; thing: ThingRef }
  | { kind: 'boon'; school: School }
  | { kind: 'level' | 'laurel' };

export type Moment = MomentSubject & { name: string; line: string };

interface Language {
  boons: Readonly<Record<RawId, string>> | null;
  labels: Labels;
}

/**
 * Returns the most important moment of the newest action; the last one if several are equally important. Returns an
 * empty object if there is no moment.
 */
export function momentOf(
  raws: Pick<Raws, 'boon'>,
  language: Language,
  names: Names,
  all: readonly GameEvent[],
): { moment?: Moment } {
  const events = newestPart(all);
  let best: { moment: Moment; importance: number } | null = null;
  for (const event of events) {
    const importance = importanceOf(event, names);
    if (event.sense === 'heard' || (best && best.importance > importance)) continue;
    const moment = inWords(raws, language, names, { event, events });
    if (moment) best = { moment, importance };
  }
  return best ? { moment: best.moment } : {};
}

/** Does not compare turns, because an action that takes no turn has the same turn as the action before it. */
function newestPart(events: readonly GameEvent[]): readonly GameEvent[] {
  const last = (kind: GameEvent['kind']) => events.findLastIndex((event) => event.kind === kind);
  const stop = last('stopped');
  const isBefore = stop < events.length - 1;
  return events.slice(Math.max(0, last('arrived') + 1, last('boon-taken'), isBefore ? stop + 1 : 0));
}

function inWords(
  raws: Pick<Raws, 'boon'>,
  language: Language,
  names: Names,
  { event, events }: { event: GameEvent; events: readonly GameEvent[] },
): Moment | null {
  const { labels } = language;
  const creature = (
    kind: 'met' | 'first' | 'alarm' | 'freed' | 'lost',
    who: ThingRef | RawId | null,
  ): Moment | null => {
    const ref = who === null ? null : refOf(who);
    if (ref === null || ref.raw === null) return null;
    return { kind, raw: ref.raw, name: capital(names.type(ref)), line: labels.moment[kind] };
  };
  switch (event.kind) {
    case 'met':
      return creature('met', event.who);
    case 'joined':
      return creature('freed', event.who);
    case 'companion-died':
      return creature('lost', event.who);
    case 'alarmed':
      return creature('alarm', event.who);
    case 'stopped':
      return event.reason === 'first-met' ? creature('first', event.thing ?? event.what) : null;
    case 'boon-taken': {
      const school = raws.boon[event.boon]?.school;
      if (!school) return null;
      const { name, line } = boonText(raws, language, names, event.boon);
      return { kind: 'boon', school, name, line };
    }
    case 'cage-shut': {
      const thing = takenBefore(events, event);
      return thing && { kind: 'cage', thing, name: capital(names.thing(thing)), line: labels.moment.cage };
    }
    case 'levelled':
      return {
        kind: 'level',
        name: labels.levelGained(event.level),
        line: `${labels.attribute[event.attribute]} ${labels.gear.signed(1)}`,
      };
    case 'laurel':
      return { kind: 'laurel', ...labels.moment.laurel };
    default:
      return null;
  }
}

/** Returns the thing whose removal shut the cage; `null` if the hero picked up nothing before the event `shut`. */
export function takenBefore(events: readonly GameEvent[], shut: GameEvent): ThingRef | null {
  const taken = events.slice(0, events.indexOf(shut)).findLast(({ kind }) => kind === 'picked-up');
  return taken?.kind === 'picked-up' ? taken.item : null;
}
