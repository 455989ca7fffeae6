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
import { ALLY, AT_ODDS, FRIEND, standingWith } from './standing';

/** Gold that buys a point of standing. */
const GOLD_PER_POINT = 25;

/** The next standing from which on a faction treats the hero better, and how. */
export interface NextStanding {
  standing: number;
  gives: StandingGain;
}

/** Is there anybody whom it does not put up with? */
const hasFoes = (raws: Raws, faction: RawId): boolean =>
  Object.values(raws.faction[faction]?.responses ?? {}).some((response) => response !== 'ignore');

/** Does anybody trade by its standing with the hero? */
export const hasVendors = (raws: Raws, faction: RawId): boolean =>
  Object.values(raws.archetypes).some((mob) => mob.vendor !== undefined && (mob.dealsFor ?? mob.faction) === faction);

/** What more standing with a faction would change next; `null` where nothing would. */
export function nextStanding({ raws }: Pick<World, 'raws'>, faction: RawId, standing: number): NextStanding | null {
  const trades = standing < 0 && hasVendors(raws, faction);
  if (standing <= AT_ODDS) return { standing: AT_ODDS + 1, gives: trades ? 'trade' : 'peace' };
  if (trades) return { standing: 0, gives: 'fair-prices' };
  const attacks = factionReaction(raws, faction, raws.hero.faction) === 'attack';
  if (standing < FRIEND && attacks) return { standing: FRIEND, gives: 'peace' };
  return standing < ALLY && hasFoes(raws, faction) ? { standing: ALLY, gives: 'help' } : null;
}

/** A payment that raises the standing: by whole points, the last of which may be a part of one. */
export interface TributeStep {
  points: number;
  /** Gold. */
  price: number;
  /** The standing it leads to. */
  standing: number;
}

/** Who beside the hero takes tribute for a faction. */
export interface Tribute {
  to: Entity;
  faction: RawId;
  /** A point, and what leads to the next change; none where tribute leads no further. */
  steps: TributeStep[];
}

/** The payment of so many points; `null` for more than tribute can buy. */
export function tributeStep(world: World, faction: RawId, points: number): TributeStep | null {
  const now = standingWith(world, faction);
  if (points < 1 || now + points - 1 >= FRIEND) return null;
  const standing = Math.min(FRIEND, now + points);
  return { points, price: GOLD_PER_POINT * (standing - now), standing };
}

/** Tribute that those on the eight cells round the hero take, ascending by id; they have to be at peace with it. */
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
  const far = next === null ? 1 : Math.ceil(Math.min(FRIEND, next.standing) - now);
  const steps = [...new Set([1, far])].flatMap((points) => tributeStep(world, faction, points) ?? []);
  return { to, faction, steps };
}
