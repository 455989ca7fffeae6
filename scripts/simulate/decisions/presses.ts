import type { Action, Game } from '../../../src/engine';
import { lossAgainst, lossWithAll } from '../../../src/play/advice/odds';
import { foesOf, hostilesOf, safeActions, unconfirmedActions, usableFor } from '../../../src/play/advice/situation';
import type { OptionKind } from '../../../src/play/options/option';
import { optionsOf } from '../../bots/parts/options';
import { strongestAttack } from '../../bots/parts/strongest-attack';
import type { Situation } from '../../bots/situation';
import { blueButton, enabledButtons } from '../boards/press';

/** Recommendation of a board: one press, a choice of options, or nothing. */
export type Row = 'blue' | 'options' | 'neither';

/** Press that is compared with the others of its board. */
export interface ListedPress {
  /** Kind of the option. On a board without options, kind of the action. */
  kind: OptionKind | Action['kind'];
  action: Action;
  /** Mean loss that the board states, in hit points; `null` if the board states none. */
  loss: number | null;
  /** True if the press is an option that sets dry ground near enemies on fire; absent otherwise. */
  burns?: true;
}

export interface Listed {
  row: Row;
  presses: ListedPress[];
  /** Index of the recommended press; `null` if there is none. */
  blue: number | null;
}

/** Returns the options of a board. If there are none, returns the presses that a sensible player would consider. */
export function listedPresses(situation: Situation, game: Game): Listed {
  const options = optionsOf(situation);
  if (options.length > 0) {
    return { row: 'options', presses: distinct(options), blue: null };
  }
  const { raws, view, legal } = situation;
  const blue = blueButton(raws, { game, view, legal });
  const presses = distinct([...(blue ? [withLoss(situation, blue)] : []), ...sensiblePresses(situation, game)]);
  return { row: blue ? 'blue' : 'neither', presses, blue: blue ? 0 : null };
}

/** Simple rules for choosing among listed presses without thinking. */
export const RULES_OF_THUMB = ['blue', 'first', 'least', 'strongest'] as const;
export type RuleOfThumb = (typeof RULES_OF_THUMB)[number];

/**
 * Returns the index of the press that each rule selects; `null` if it selects none. `least` selects the smallest stated
 * loss, `strongest` the strongest attack at the nearest enemy. Both select the first option if there is no such press.
 */
export function picksOf({ presses, blue, row }: Listed, situation: Situation): Record<RuleOfThumb, number | null> {
  const losses = presses.map(({ loss }) => loss ?? Number.POSITIVE_INFINITY);
  const [nearest] = foesOf(situation);
  const attack = nearest ? strongestAttack(situation, nearest) : null;
  const strongest = attack ? presses.findIndex(({ action }) => keyOf(action) === keyOf(attack)) : -1;
  const first = row === 'options' ? 0 : null;
  return {
    blue,
    first,
    least: losses.some(Number.isFinite) ? losses.indexOf(Math.min(...losses)) : first,
    strongest: strongest >= 0 ? strongest : first,
  };
}

/** Returns the enabled buttons, the strongest attack at the nearest enemy, a healing potion and the stairs. */
function sensiblePresses(situation: Situation, game: Game): ListedPress[] {
  const { view, legal } = situation;
  const [nearest] = foesOf(situation);
  const attack = nearest ? strongestAttack(situation, nearest) : null;
  const potion = view.hero.hp.current < view.hero.hp.max ? usableFor(situation, 'provides_healing')[0] : undefined;
  const actions: Action[] = [
    ...enabledButtons({ game, view, legal }),
    ...(attack ? [attack] : []),
    ...(potion ? [{ kind: 'use', item: potion.id } as const] : []),
    ...safeActions(situation, 'ascend'),
  ];
  return actions.map((action) => withLoss(situation, action));
}

/**
 * Returns the press with its mean loss by the odds. Only Fight, and the use of an item or spell on a target, have a
 * loss, and only if an enemy is in view; otherwise `null`.
 */
function withLoss(situation: Situation, action: Action): ListedPress {
  const foes = foesOf(situation);
  const { current } = situation.view.hero.hp;
  const { kind } = action;
  if (foes.length === 0) return { kind, action, loss: null };
  if (kind === 'fight') return { kind, action, loss: lossAgainst(situation, foes) * current };
  const isAttack = 'at' in action && (action.kind === 'use' || action.kind === 'cast');
  return { kind, action, loss: isAttack ? lossWithAll(situation, foes) * current : null };
}

/** Number of nearest enemies at which items and spells are aimed. */
const TARGETS = 2;

/** Kinds of action of which all without a target are presses. Actions with a target are never better. */
const SIMPLE = ['wait', 'rest', 'explore', 'fight', 'fire', 'descend', 'ascend', 'wear-best', 'offer'] as const;

/**
 * Returns every press that may be the best: main actions, items and spells, and steps if enemies are in view. Leaves
 * out trades, and unidentified items, because their rollouts would reveal what they are.
 */
export function allPresses(situation: Situation): Action[] {
  const { view } = situation;
  const hostiles = hostilesOf(situation).slice(0, TARGETS);
  const known = new Set(view.pack.filter(({ raw, usable, stack, id }) => raw && usable && stack === id).map(idOf));
  const isNear = ({ at }: { at?: { x: number; y: number } }): boolean =>
    at === undefined || hostiles.some((thing) => thing.at.x === at.x && thing.at.y === at.y);
  const actions: Action[] = [
    ...SIMPLE.flatMap((kind) => unconfirmedActions(situation, kind)),
    ...unconfirmedActions(situation, 'pickup').filter(({ item }) => item === undefined),
    ...unconfirmedActions(situation, 'fetch').filter(({ item }) => item === undefined),
    ...(hostiles.length > 0 ? safeActions(situation, 'move') : []),
    ...unconfirmedActions(situation, 'use').filter((action) => known.has(action.item) && isNear(action)),
    ...unconfirmedActions(situation, 'cast').filter(isNear),
  ];
  return distinct(actions.map((action) => ({ action }))).map(({ action }) => action);
}

const idOf = ({ id }: { id: number }): number => id;

/** Returns a text that is the same for two presses of one button. */
export const keyOf = (action: Action): string =>
  JSON.stringify(action, (key, value: unknown) => (key === 'sure' || key === 'take' ? undefined : value));

function distinct<T extends { action: Action }>(presses: readonly T[]): T[] {
  const seen = new Map<string, T>();
  for (const press of presses) if (!seen.has(keyOf(press.action))) seen.set(keyOf(press.action), press);
  return [...seen.values()];
}
