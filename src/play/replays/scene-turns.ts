import { type GameEvent, HERO_ID } from '../../engine';

/** Player-turn, or action that takes none. `version` follows the action. */
export interface PlayedTurn {
  version: number;
  turn: number;
  events: readonly GameEvent[];
}

export interface SceneTurns {
  first: number;
  last: number;
  peak: number;
}

const LULL = 3;
const BEFORE = 14;
const AFTER = 6;
const APPROACH = 3;

/** Only ratios matter. `lost` is for all hit points together. */
const WEIGHT = { end: 1000, prize: 60, kill: 20, lost: 40, arrival: 10, burst: 4, blow: 2 } as const;

/** Prefers turns of the newest action. Throws if `turns` is empty. */
export function sceneTurnsOf(turns: readonly PlayedTurn[], maxHp: number): SceneTurns {
  const newest = turns.at(-1)?.version;
  const all = turns.map(({ events }) => weightOf(events, maxHp));
  const own = all.map((weight, at) => (turns[at]!.version === newest ? weight : 0));
  const weights = Math.max(...own) > 0 ? own : all;
  const peak = weights.lastIndexOf(Math.max(...weights));
  let first = Math.max(0, peak - APPROACH);
  for (let at = peak - 1, quiet = 0; at >= Math.max(0, peak - BEFORE) && quiet < LULL; at--) {
    quiet = turns[at]!.events.some(isFighting) ? 0 : quiet + 1;
    if (quiet === 0) first = Math.min(first, Math.max(0, at - 1));
  }
  return { first, peak, last: Math.min(turns.length - 1, peak + AFTER) };
}

const weightOf = (events: readonly GameEvent[], maxHp: number): number =>
  events.reduce((sum, event) => sum + weightOfEvent(event, maxHp), 0);

function weightOfEvent(event: GameEvent, maxHp: number): number {
  if (event.sense === 'heard') return 0;
  switch (event.kind) {
    case 'over':
    case 'laurel':
      return WEIGHT.end;
    case 'arrived':
      return event.first ? WEIGHT.arrival : 0;
    case 'boon-taken':
    case 'cage-shut':
    case 'joined':
    case 'learned':
      return WEIGHT.prize;
    case 'died':
      return event.by?.id === HERO_ID ? WEIGHT.kill : 0;
    case 'hit':
    case 'hurt':
      return event.target.id === HERO_ID ? (WEIGHT.lost * event.amount) / Math.max(1, maxHp) : WEIGHT.blow;
    case 'burst':
      return WEIGHT.burst;
    default:
      return 0;
  }
}

function isFighting(event: GameEvent): boolean {
  if (event.kind === 'hit' || event.kind === 'missed') {
    return event.attacker.id === HERO_ID || event.target.id === HERO_ID;
  }
  return event.kind === 'hurt' && (event.target.id === HERO_ID || event.by?.id === HERO_ID);
}
