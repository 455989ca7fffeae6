import { refOf } from '../knowledge';
import { emit, type Pending, packItem, type World } from '../state';
import { learnFromSage } from './common/consult';
import { type Plan, type Planner, refuse } from './common/plan';

/**
 * Plans the answer to a pending choice. Choosing an option takes one player-turn and uses up the scroll. Declining
 * takes no time, and keeps the scroll. If the hero did not know the scroll when it read the scroll, declining takes one
 * player-turn too and wastes the scroll. An answer to a sage takes no time.
 *
 * Refused as `nothing-pending` without a pending choice, and as `not-an-option` if the option is not on offer.
 */
export const answer: Planner<'answer'> = (world, { option }) => {
  const { pending } = world.game;
  if (!pending) return refuse({ code: 'nothing-pending' });
  if (option !== null && !pending.options.includes(option)) return refuse({ code: 'not-an-option' });
  if (option !== null && pending.kind === 'consult') return learnFromSage(world, pending, option);
  if (option !== null || pending.begun) return choose(world, pending, option);
  return { kind: 'free', run: () => decline(world, pending) };
};

const choose = (world: World, { item }: Pending, choice: number | null): Plan => ({
  kind: 'turn',
  run: () => {
    world.game.pending = null;
    world.intents.set(world.game.hero.id, { kind: 'use', item, at: null, choice, begun: true });
  },
});

function decline(world: World, { item }: Pending): void {
  world.game.pending = null;
  const scroll = packItem(world, item);
  if (scroll) emit(world, { kind: 'declined', item: refOf(world, scroll) }, 'self');
}
