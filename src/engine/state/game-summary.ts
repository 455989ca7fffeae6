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
  depth: number;
  deepest: number;
  level: number;
  xp: number;
  kills: number;
  gold: number;
  /** In player-turns. */
  turns: number;
  /** `by` dealt the last damage. `cause`, such as a trap, is `null` for plain attacks. */
  by: RawId | null;
  cause: RawId | null;
  laurel: boolean;
  cheated: boolean;
  /** Absent for the first campaign. */
  campaign?: RawId;
  /** Absent for the first kit. */
  kit?: RawId;
  boons?: RawId[];
  /** Depths reached by a second way down, ascending. */
  secondWays?: number[];
  carried?: RawId;
}

const PER_LEVEL_DOWN = 100;
const XP_PER_POINT = 10;

export interface ScoreParts {
  depth: number;
  experience: number;
  gold: number;
  laurel: number;
  /** Points for speed and health. Only with the laurel, in campaigns with a `race`. */
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

/** Returns `null` while the run goes on. Visited levels cap experience and gold. */
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

/** Counts `earlier.xp` in full; older builds did not limit experience. */
function countedXp({ tallies, earlier }: Game): number {
  return Object.values(tallies).reduce((sum, { xp, mostXp }) => sum + Math.min(xp, mostXp), earlier?.xp ?? 0);
}

/** Returns gold found on creatures; an estimate for games of older builds. */
export function coinsFound(game: Game, raws: Raws): number {
  if (game.coins !== undefined) return game.coins;
  const gained = game.hero.pools.gold - (game.earlier === null ? raws.hero.gold : 0);
  return clamp(gained, 0, mostCoins(game));
}

function mostCoins({ tallies, earlier }: Game): number {
  const most = Object.values(tallies).reduce((sum, { mostGold }) => sum + mostGold, earlier?.gold ?? 0);
  return Math.round(most * 10) / 10;
}
