import { roundGold } from '../formulas';
import { refOf } from '../knowledge';
import { emitAbout, entityById, own, positionOf, removeFromLevel } from '../state';
import { always, type EffectKind } from './common/kind';

/** Takes `amount` percent of the hero's gold. The thief leaves the level. */
export const steals: EffectKind = {
  readFrom: ({ effects: { steals: amount } }) => (amount === undefined ? null : { amount }),
  hasEffect: always,
  apply(world, { by, amount }, target) {
    const { raws, game } = world;
    const thief = by === null ? null : entityById(world, by);
    if (!thief?.position || target !== game.hero) return;
    const pools = own(raws, game.hero, 'pools');
    const gold = Math.min(pools.gold, Math.ceil((pools.gold * amount) / 100));
    pools.gold = roundGold(pools.gold - gold);
    emitAbout(world, { kind: 'robbed', by: refOf(world, thief), gold, at: positionOf(thief) }, target, thief.id);
    removeFromLevel(world, thief);
    world.due.delete(thief.id);
  },
};
