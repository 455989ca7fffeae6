import { refOf } from '../knowledge';
import { emit, packItem, type World } from '../state';
import { type Plan, type Planner, refuse } from './common/plan';

/**
 * Plans the answer to a pending choice. Choosing an option takes one player-turn and uses up the scroll. Declining
 * takes no time, and keeps the scroll. Refused as `nothing-pending` without a pending choice, and as `not-an-option` if
 * the option is not on offer.
 */
export const answer: Planner<'answer'> = (world, { option }) => {
  const { pending } = world.game;
  if (!pending) return refuse({ code: 'nothing-pending' });
  if (option === null) return { kind: 'free', run: () => decline(world, pending.item) };
  return pending.options.includes(option) ? choose(world, pending.item, option) : refuse({ code: 'not-an-option' });
};

const choose = (world: World, item: number, choice: number): Plan => ({
  kind: 'turn',
  run: () => {
    world.game.pending = null;
    world.intents.set(world.game.hero.id, { kind: 'use', item, at: null, choice });
  },
});

function decline(world: World, item: number): void {
  world.game.pending = null;
  const scroll = packItem(world, item);
  if (scroll) emit(world, { kind: 'declined', item: refOf(world, scroll) }, 'self');
}
