import { clamp } from '../../lib/clamp';
import { sum } from '../../lib/lists';
import { firstDepth, type RaceRaw } from '../schema/campaigns';
import type { Raws } from '../schema/raws';
import type { RawId } from '../vocabulary/character';
import { rawsFor } from './campaign';
import type { Game, Over } from './game';
import { carriedQuest } from './quest';

export interface GameSummary {
  result: Over['result'];
  score: number;
  /** `depth`: the level on which the run ended. `deepest`: the deepest level that the hero reached. */
  depth: number;
  deepest: number;
  level: number;
  xp: number;
  kills: number;
  gold: number;
  /** In player-turns. */
  turns: number;
  /**
   * `by` is the raw id of the creature that dealt the last damage; `null` if no creature did. `cause` is the raw id of
   * the means, such as a weapon, spell or trap; `null` for a plain attack.
   */
  by: RawId | null;
  cause: RawId | null;
  laurel: boolean;
  /** A run with a cheat is never ranked. */
  cheated: boolean;
  /** Absent for the first campaign. */
  campaign?: RawId;
  /** Absent for the first kit. */
  kit?: RawId;
  /** In the order in which the hero took the boons. */
  boons?: RawId[];
  /** Depths that the hero reached by the second of two ways down, ascending. */
  secondWays?: number[];
  /** Quest item of the campaign, if the hero carried it at the end. */
  carried?: RawId;
}

const PER_LEVEL_DOWN = 100;
const XP_PER_POINT = 10;

/** Parts of the score, in points. */
export interface ScoreParts {
  depth: number;
  experience: number;
  gold: number;
  laurel: number;
  /**
   * `turns`: points for few player-turns. `health`: points for few lost hit points. Absent without the laurel, and in
   * campaigns that count experience instead.
   */
  turns?: number;
  health?: number;
}

/** Returns `null` while the run goes on. */
export function summarizeGame(game: Game, raws: Raws): GameSummary | null {
  const parts = scoreParts(game, raws);
  if (!game.over || !parts) return null;
  const { result, depth, turn, by, cause } = game.over;
  const { level, xp, gold } = game.hero.pools;
  const { deepest, kills, laurel, cheated, campaign, kit, secondWays = [] } = game;
  const score = sum(Object.values(parts));
  const carried = carriedQuest(rawsFor(raws, game), game)?.item.raw;
  return {
    ...{ result, score, depth, deepest, level, xp, kills, gold, turns: turn, by, cause, laurel, cheated },
    ...(campaign === undefined ? {} : { campaign }),
    ...(kit === undefined ? {} : { kit }),
    ...(game.hero.boons ? { boons: [...game.hero.boons] } : {}),
    ...(secondWays.length === 0 ? {} : { secondWays: [...secondWays] }),
    ...(carried === undefined ? {} : { carried }),
  };
}

/**
 * Returns `null` while the run goes on. Each level below the first counts 100 points, and ten points of experience
 * count 1. Each whole piece of gold found in coins counts 1 point, even if spent. The campaign sets the points of the
 * laurel, and decides if turns and wounds count in place of experience. Experience and coins count only up to the
 * amounts that the visited levels offered.
 */
export function scoreParts(game: Game, raws: Raws): ScoreParts | null {
  if (!game.over) return null;
  const { campaign } = rawsFor(raws, game);
  const { race } = campaign;
  return {
    depth: PER_LEVEL_DOWN * (game.deepest - firstDepth(campaign)),
    experience: race ? 0 : Math.floor(countedXp(game) / XP_PER_POINT),
    gold: Math.floor(Math.min(coinsFound(game, raws), mostCoins(game))),
    laurel: game.laurel ? campaign.laurel.points : 0,
    ...(race && game.laurel && racePoints(race, game)),
  };
}

const racePoints = (race: RaceRaw, { turn, wounds = 0 }: Game): Required<Pick<ScoreParts, 'turns' | 'health'>> => ({
  turns: Math.max(0, race.turns - turn),
  health: Math.max(0, Math.floor(race.health - race.wound * wounds)),
});

/**
 * Each level counts at most the experience that its creatures were worth when the level was generated. Experience from
 * before this limit existed counts in full.
 */
function countedXp({ tallies, earlier }: Game): number {
  return Object.values(tallies).reduce((sum, { xp, mostXp }) => sum + Math.min(xp, mostXp), earlier?.xp ?? 0);
}

/**
 * Returns the gold that the hero has found in coins. Games of older builds did not count coins. Their result is the
 * gold that the hero gained and still has, limited to the gold that the levels offered.
 */
export function coinsFound(game: Game, raws: Raws): number {
  if (game.coins !== undefined) return game.coins;
  const gained = game.hero.pools.gold - (game.earlier === null ? raws.hero.gold : 0);
  return clamp(gained, 0, mostCoins(game));
}

/** Rounds the gold to one decimal, because sums of floating-point numbers would have more decimals. */
function mostCoins({ tallies, earlier }: Game): number {
  const most = Object.values(tallies).reduce((sum, { mostGold }) => sum + mostGold, earlier?.gold ?? 0);
  return Math.round(most * 10) / 10;
}
