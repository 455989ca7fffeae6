import { type Action, type Game, type Raws, type School, turn } from '../../src/engine';
import { SCHOOLS } from '../../src/engine/vocabulary/school';
import { rngFromSeed } from '../../src/lib/rng';
import type { Plan } from '../bots/situation';
import { oneOf, UsageError } from '../lib/command-line';

/**
 * Returns the schools of the runs, used by turns: the school of `--school`, or all. Returns none if the option is not
 * set. Throws a `UsageError` for an unknown school, and if `--record` is set too.
 */
export function schoolOption({ school, record }: { school?: string; record?: string }): { schools?: School[] } {
  if (school === undefined) return {};
  if (record !== undefined)
    throw new UsageError('--record and --school exclude each other: a recording offers the boons of its seed.');
  return { schools: school === 'all' ? [...SCHOOLS] : [oneOf('--school', school, SCHOOLS)] };
}

/** Number of boons of the forced school. */
const PICKS = 2;

/**
 * Returns the game with a boon of the school on offer, and the action that takes it. Returns `null` if the hero has
 * enough boons, has earned none, has all of the school, or cannot take a boon now. The seed of the run decides which
 * boon of the school is offered, unless one is already.
 */
export function forcedPick(raws: Raws, game: Game, school: School): { game: Game; action: Action } | null {
  const { boons, earnedBoons } = game.hero;
  const had = boons ?? [];
  if (had.length >= PICKS || !earnedBoons || !turn(game, { kind: 'answer', option: 1 }, raws).ok) return null;
  const isOfSchool = (id: string): boolean => raws.boon[id]?.school === school;
  const at = earnedBoons.offer.findIndex(isOfSchool);
  if (at >= 0) return { game, action: { kind: 'answer', option: at + 1 } };
  const lacking = raws.boons.map(({ id }) => id).filter((id) => isOfSchool(id) && !had.includes(id));
  if (lacking.length === 0) return null;
  const boon = rngFromSeed(`${game.seed}/school/${had.length}`).pick(lacking);
  const offer = [boon, ...earnedBoons.offer.slice(1)];
  const hero = { ...game.hero, earnedBoons: { ...earnedBoons, offer } };
  return { game: { ...game, hero }, action: { kind: 'answer', option: 1 } };
}

/** Returns a plan with one action, which the engine must accept. */
export function* onlyAction(action: Action): Plan {
  yield action;
}
