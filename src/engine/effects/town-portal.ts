import { firstDepth } from '../schema/campaigns';
import { carriedQuest, emit, isHero, positionOf, TOWN, type World } from '../state';
import type { EffectKind } from './common/kind';

/** The hero leaves at the end of the tick. */
export const townPortal: EffectKind = {
  readFrom: ({ effects }) => (effects.town_portal ? {} : null),
  hasEffect: (world, _source, target) => isHero(target) && canOpen(world),
  refusal(world) {
    const carried = carriedQuest(world.raws, world.game);
    return carried && { code: 'no-portal', item: carried.item.raw };
  },
  apply(world, _effect, target) {
    const { depth } = world.game;
    if (!isHero(target) || !canOpen(world)) return;
    emit(world, { kind: 'portal-opened' }, 'self');
    const { x, y } = positionOf(target);
    world.departure = { depth: TOWN, at: null, back: { depth, x, y } };
  },
};

const canOpen = ({ raws, game }: World): boolean =>
  game.depth !== TOWN && firstDepth(raws.campaign) === TOWN && !carriedQuest(raws, game);
