import { nearestFree } from '../spawning/free-cell';
import { isCreature, isHero, moveEntity } from '../state';
import { daze } from './common/daze';
import { always, type EffectKind } from './common/kind';

const DAZED_TURNS = 2;

/** A mob that leaps at an empty cell is dazed. */
export const leaps: EffectKind = {
  readFrom: ({ effects }) => (effects.leaps ? {} : null),
  hasEffect: always,
  onAuthor: true,
  apply(world, { source, targets }, author) {
    const [aim] = targets.kind === 'cells' ? targets.cells : [];
    if (aim === undefined) return;
    const isMissed = !world.index.at(aim).some((one) => one !== author && isCreature(one));
    const to = world.index.fits(author, aim) ? aim : nearestFree(world, author, aim);
    if (to !== null) moveEntity(world, author, to);
    if (isMissed && !isHero(author)) daze(world, author, source, DAZED_TURNS);
  },
};
