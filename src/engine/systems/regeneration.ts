import { boonParts, component, own, type World } from '../state';

/** Each boon restores one hit point at its interval. A starving hero gains nothing. */
export function regeneration(world: World): void {
  const { raws, game } = world;
  const { hero } = game;
  if (!world.heroDue || !hero.boons || hero.pools.hp.current < 1) return;
  const due = boonParts(raws, hero).filter(({ regeneration: turns }) => turns && game.turn % turns === 0).length;
  if (due === 0 || component(raws, hero, 'hunger')?.state === 'starving') return;
  const { hp } = own(raws, hero, 'pools');
  hp.current = Math.min(hp.max, hp.current + due);
}
