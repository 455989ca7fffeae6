import { type GameEvent, type Raws, STOP_REASONS } from '../../src/engine';
import { table } from '../table';
import { effectsOf } from './census';
import type { Summary } from './summary';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** The summary as lines to read. */
export function tell(raws: Raws, summary: Summary): string {
  const { bot, runs, turns, actions, milliseconds } = summary;
  return [
    `${bot}: ${runs} runs, ${turns} turns in ${actions} actions, ${Math.round((turns * 1000) / milliseconds)} turns a second and process`,
    table(
      ['depth', 'reached', 'share', '95 % from', 'to', 'died there'],
      summary.reached.map(({ depth, runs: there, share, low, high, died }) => [
        String(depth),
        String(there),
        percent(share),
        percent(low),
        percent(high),
        String(died),
      ]),
    ),
    `ended: ${list(summary.endings)}`,
    `died of: ${list(summary.causes)}`,
    `dead in one click from over 60 % of hit points: ${percent(summary.sudden)} of the dead`,
    `turns an act: ${Object.entries(summary.turnsPerAct)
      .map(([kind, mean]) => `${kind} ${mean.toFixed(1)}`)
      .join(', ')}`,
    ...coverage(raws, summary),
  ].join('\n\n');
}

const list = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([name, times]) => `${name} ${times}`)
    .join(', ') || 'nobody';

/** What was met in how many runs, and what never was. */
function coverage(raws: Raws, { census }: Summary): string[] {
  const ids = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
  const tags = new Set([...raws.items, ...raws.props, ...raws.spells].flatMap(({ id }) => effectsOf(raws, id)));
  const lines: [string, Record<string, number>, readonly string[]][] = [
    ['monsters and people on the levels', census.present, ids(raws.mobs)],
    ['fought', census.met, ids(raws.mobs)],
    ['slain', census.slain, ids(raws.mobs)],
    ['props on the levels', census.present, ids(raws.props)],
    ['items in the pack', census.met, ids(raws.items)],
    ['effects fired', census.effects, [...tags]],
    ['kinds of event', census.events, EVENT_KINDS],
    ['reasons to stop', census.stops, STOP_REASONS],
  ];
  return lines.map(([title, counts, all]) => {
    const met = all.filter((id) => counts[id] !== undefined);
    const never = all.filter((id) => counts[id] === undefined);
    return `${title}: ${met.length} of ${all.length}${never.length > 0 ? `; never: ${never.join(', ')}` : ''}`;
  });
}

const EVENTS = {
  began: true,
  arrived: true,
  swapped: true,
  opened: true,
  shop: true,
  hit: true,
  missed: true,
  hurt: true,
  healed: true,
  'mana-restored': true,
  died: true,
  rewarded: true,
  levelled: true,
  'picked-up': true,
  dropped: true,
  declined: true,
  equipped: true,
  removed: true,
  stuck: true,
  used: true,
  ate: true,
  fizzled: true,
  learned: true,
  identified: true,
  uncursed: true,
  cast: true,
  burst: true,
  beam: true,
  'status-gained': true,
  'status-ended': true,
  'lost-turn': true,
  triggered: true,
  spotted: true,
  noticed: true,
  quip: true,
  hunger: true,
  overburdened: true,
  fighting: true,
  mapped: true,
  bought: true,
  sold: true,
  'portal-opened': true,
  stopped: true,
  cheated: true,
  laurel: true,
  over: true,
} satisfies Record<GameEvent['kind'], true>;
const EVENT_KINDS = Object.keys(EVENTS);
