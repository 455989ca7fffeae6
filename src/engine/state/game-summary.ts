import { clamp } from '../../lib/clamp';
import type { Raws } from '../schema/raws';
import type { RawId } from '../vocabulary/character';
import { rawsFor } from './campaign';
import type { Game, Over } from './game';
import { carriedQuest } from './quest';

/** The result of a finished run. */
export interface GameSummary {
  result: Over['result'];
  score: number;
  /** Depth it ended on, and the deepest it reached. */
  depth: number;
  deepest: number;
  level: number;
  xp: number;
  kills: number;
  gold: number;
  /** Player-turns. */
  turns: number;
  /** Raw ids of who dealt the last damage, and of what caused it; `null` when there is none. */
  by: RawId | null;
  cause: RawId | null;
  laurel: boolean;
  /** Never ranked. */
  cheated: boolean;
  /** Id of the campaign; absent for the first one. */
  campaign?: RawId;
  /** What the campaign wants to be brought, if the hero had it at the end; absent otherwise. */
  carried?: RawId;
}

const PER_LEVEL_DOWN = 100;
const XP_PER_POINT = 10;

/** What the points of a score are for. */
export interface ScoreParts {
  depth: number;
  experience: number;
  gold: number;
  laurel: number;
}

/** The result of a finished run; `null` while it lasts. */
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
 * The parts of a finished run's score; `null` while it lasts: 100 for every level below the town, a tenth of the
 * experience, one for each whole piece of gold, and for the laurel what the campaign says. Experience and gold count as
 * far as the levels that were visited had them to give.
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

/** Experience that counts: of each level no more than was generated there, and what was earned before that held. */
function countedXp({ tallies, earlier }: Game): number {
  return Object.values(tallies).reduce((sum, { xp, mostXp }) => sum + Math.min(xp, mostXp), earlier?.xp ?? 0);
}

/** Gold that counts: the purse without what a hero begins with, and no more than there was to be had. */
function countedGold({ hero, tallies, earlier }: Game, raws: Raws): number {
  const most = Object.values(tallies).reduce((sum, { mostGold }) => sum + mostGold, earlier?.gold ?? 0);
  const earned = hero.pools.gold - (earlier === null ? raws.hero.gold : 0);
  return clamp(earned, 0, tenths(most));
}

/** Gold has one decimal, sums of it may have more. */
const tenths = (gold: number): number => Math.round(gold * 10) / 10;
