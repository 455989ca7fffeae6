import { type Action, type Game, TOWN } from '../../../src/engine';
import { adviseOn } from '../../../src/play/advice/advice';
import type { Advice } from '../../../src/play/advice/situation';
import { optionsOf } from '../../bots/parts/options';
import type { Situation } from '../../bots/situation';
import { enabledButtons } from '../boards/press';

export interface BoardCounts {
  blue: number;
  /** Boards with options and without a recommended (blue) button. */
  options: number;
  neither: number;
  /** Boards on which Eat, Rest, Wear or Fetch is recommended, or is the only enabled button. */
  chores: number;
  /** Boards without an enabled button. Counts all boards below the town, not only the judged ones. */
  dead: number;
}

/** One board in `JUDGE_EVERY` is judged, because the list of legal actions is slow to compute. */
const JUDGE_EVERY = 5;

/** Kinds of action with a button on every board on which they are legal. */
const BUTTONS: ReadonlySet<Action['kind']> = new Set(['explore', 'fight', 'rest', 'descend', 'fire', 'pickup']);

/** Counts boards below the town by kind of recommendation. Boards with a pending choice do not count. */
export class BoardCount {
  readonly counts: BoardCounts = { blue: 0, options: 0, neither: 0, chores: 0, dead: 0 };
  private boards = 0;

  /** Adds the board of the bot's decision. `action` is the action that the engine accepted. */
  add(situation: Situation, game: Game, action: Action): void {
    const { view } = situation;
    if (view.depth === TOWN || view.pending) return;
    this.boards += 1;
    if (this.boards % JUDGE_EVERY === 1) this.judge(situation, game);
    // If the accepted action has a button, the board is not dead. Without creatures, walks are possible.
    const mayBeDead = !BUTTONS.has(action.kind) && view.things.some(({ kind }) => kind === 'mob');
    if (mayBeDead && isDead(situation, game)) this.counts.dead += 1;
  }

  private judge(situation: Situation, game: Game): void {
    const options = optionsOf(situation);
    const advice = options.length > 0 ? null : adviseOn(situation);
    if (options.length > 0) this.counts.options += 1;
    else if (advice) this.counts.blue += 1;
    else this.counts.neither += 1;
    if (isChore(situation, advice, game)) this.counts.chores += 1;
  }
}

const buttonsOf = ({ view, legal }: Situation, game: Game): Action[] => enabledButtons({ view, legal, game });

const isDead = (situation: Situation, game: Game): boolean =>
  buttonsOf(situation, game).length === 0 && optionsOf(situation).length === 0 && adviseOn(situation) === null;

function isChore(situation: Situation, advice: Advice | null, game: Game): boolean {
  if (advice) return isChoreAction(situation, advice.action);
  const [only, ...others] = buttonsOf(situation, game);
  return only !== undefined && others.length === 0 && isChoreAction(situation, only);
}

/** True if the action rests, takes something, wears something, or eats because the hero is hungry. */
const isChoreAction = ({ view }: Situation, action: Action): boolean =>
  ['rest', 'equip', 'wear-best', 'fetch', 'pickup'].includes(action.kind) ||
  (action.kind === 'use' && action.item === view.hero.meal);
