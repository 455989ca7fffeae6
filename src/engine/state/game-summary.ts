import { clamp } from '../../lib/clamp';
import type { Raws } from '../schema/raws';
import type { RawId } from '../vocabulary/character';
import { rawsFor } from './campaign';
import type { Game, Over } from './game';
import { carriedQuest } from './quest';

/** Result of a finished run. */
export interface GameSummary {
  result: Over['result'];
  score: number;
  /** Depth at which the run ended; `deepest` is the greatest depth that it reached. */
  depth: number;
  deepest: number;
  level: number;
  xp: number;
  kills: number;
  gold: number;
  /** Player-turns that the run took. */
  turns: number;
  /** Raw ids of the creature that dealt the last damage, and of the cause of that damage; `null` if there is none. */
  by: RawId | null;
  cause: RawId | null;
  laurel: boolean;
  /** True if the player used a cheat. Such a run is never ranked. */
  cheated: boolean;
  /** Id of the campaign; absent for the first campaign. */
  campaign?: RawId;
  /** Raw id of the campaign's quest item, if the hero had it at the end. */
  carried?: RawId;
}

const PER_LEVEL_DOWN = 100;
const XP_PER_POINT = 10;

/** Points of a score by their source. */
export interface ScoreParts {
  depth: number;
  experience: number;
  gold: number;
  laurel: number;
}

/** Returns the result of a finished run; `null` while the run goes on. */
export function summarizeGame(game: Game, raws: Raws): GameSummary | null {
  const parts = scoreParts(game, raws);
  if (!game.over || !parts) return null;
  const { result, depth, turn, by, cause } = game.over;
  const { level, xp, gold } = game.hero.pools;
  const { deepest, kills, laurel, cheated, campaign } = game;
  const score = parts.depth + parts.experience + parts.gold + parts.laurel;
  const carried = carriedQuest(rawsFor(raws, game), game)?.item.raw;
  return {
    ...{ result, score, depth, deepest, level, xp, kills, gold, turns: turn, by, cause, laurel, cheated },
    ...(campaign === undefined ? {} : { campaign }),
    ...(carried === undefined ? {} : { carried }),
  };
}

/**
 * Returns the parts of a finished run's score; `null` while the run goes on. A level below the town counts 100 points,
 * ten points of experience count one, a whole piece of gold counts one. The campaign says what the laurel counts.
 * Experience and gold count only as far as the visited levels could give them.
 */
export function scoreParts(game: Game, raws: Raws): ScoreParts | null {
  if (!game.over) return null;
  return {
    depth: PER_LEVEL_DOWN * (game.deepest - 1),
    experience: Math.floor(countedXp(game) / XP_PER_POINT),
    gold: Math.floor(countedGold(game, raws)),
    laurel: game.laurel ? rawsFor(raws, game).campaign.laurel.points : 0,
  };
}

/**
 * Experience that counts: for each level at most what its creatures were worth when it was generated. Experience from
 * before this limit existed counts in full.
 */
function countedXp({ tallies, earlier }: Game): number {
  return Object.values(tallies).reduce((sum, { xp, mostXp }) => sum + Math.min(xp, mostXp), earlier?.xp ?? 0);
}

/** Gold that counts: the purse without the gold that every hero begins with, but at most what the levels offered. */
function countedGold({ hero, tallies, earlier }: Game, raws: Raws): number {
  const most = Object.values(tallies).reduce((sum, { mostGold }) => sum + mostGold, earlier?.gold ?? 0);
  const earned = hero.pools.gold - (earlier === null ? raws.hero.gold : 0);
  return clamp(earned, 0, tenths(most));
}

/** Rounds gold to one decimal, because sums may have more. */
const tenths = (gold: number): number => Math.round(gold * 10) / 10;
