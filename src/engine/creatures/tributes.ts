import {
  component,
  type Entity,
  has,
  isAlive,
  mobsOf,
  type RawId,
  type Raws,
  type StandingGain,
  type World,
} from '../state';
import { isBesideHero } from './bodies';
import { factionReaction, stanceToHero } from './factions';
import { ALLY, AT_ODDS, changesBy, FRIEND, type StandingChange, standingWith } from './standing';

/** Gold for a point of standing, per level of depth. */
const GOLD_PER_POINT = 5;
/** Maximum standing in points that tribute can buy. */
export const MOST_BY_TRIBUTE = 6;
/** Tribute lowers no rival's standing below this many points. */
const LEAST_BY_TRIBUTE = -5;

export interface NextStanding {
  standing: number;
  gives: StandingGain;
}

const hasFoes = (raws: Raws, faction: RawId): boolean =>
  Object.values(raws.faction[faction]?.responses ?? {}).some((response) => response !== 'ignore');

/** True if prices of any vendor depend on this faction's standing. */
export const hasVendors = (raws: Raws, faction: RawId): boolean =>
  Object.values(raws.archetypes).some((mob) => mob.vendor !== undefined && (mob.dealsFor ?? mob.faction) === faction);

/** Returns the next standing with better treatment; otherwise `null`. */
export function nextStanding({ raws }: Pick<World, 'raws'>, faction: RawId, standing: number): NextStanding | null {
  const trades = standing < 0 && hasVendors(raws, faction);
  if (standing <= AT_ODDS) return { standing: AT_ODDS + 1, gives: trades ? 'trade' : 'peace' };
  if (trades) return { standing: 0, gives: 'fair-prices' };
  const attacks = factionReaction(raws, faction, raws.hero.faction) === 'attack';
  if (standing < FRIEND && attacks) return { standing: FRIEND, gives: 'peace' };
  return standing < ALLY && hasFoes(raws, faction) ? { standing: ALLY, gives: 'help' } : null;
}

export interface TributeStep {
  points: number;
  price: number;
  standing: number;
  changes: StandingChange[];
}

export interface Tribute {
  to: Entity;
  faction: RawId;
  /** Payments for one point, and up to the next advantage; may be empty. */
  steps: TributeStep[];
}

/** The last point may be fractional. `null` if tribute cannot buy so many. */
export function tributeStep(world: World, faction: RawId, points: number): TributeStep | null {
  const now = standingWith(world, faction);
  if (points < 1 || now + points - 1 >= MOST_BY_TRIBUTE) return null;
  const standing = Math.min(MOST_BY_TRIBUTE, now + points);
  const changes = changesBy(world, [{ faction, change: standing - now }], LEAST_BY_TRIBUTE);
  return { points, price: GOLD_PER_POINT * world.level.depth * (standing - now), standing, changes };
}

/** Returns tributes that living, friendly creatures take, ascending by id. */
export function tributesBeside(world: World): Tribute[] {
  const { raws, level } = world;
  return mobsOf(level).flatMap((to) => {
    if (!has(raws, to, 'takesTribute') || !isBesideHero(world, to)) return [];
    if (!isAlive(raws, to) || stanceToHero(world, to) !== 'friendly') return [];
    return (component(raws, to, 'takesTribute') ?? []).map((faction) => tributeOf(world, to, faction));
  });
}

function tributeOf(world: World, to: Entity, faction: RawId): Tribute {
  const now = standingWith(world, faction);
  const next = nextStanding(world, faction, now);
  const far = next === null ? 1 : Math.ceil(Math.min(MOST_BY_TRIBUTE, next.standing) - now);
  const steps = [...new Set([1, far])].flatMap((points) => tributeStep(world, faction, points) ?? []);
  return { to, faction, steps };
}
