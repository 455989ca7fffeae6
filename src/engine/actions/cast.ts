import { stanceToHero } from '../creatures';
import { component, type Entity, heroSeesEntity, mobAt, type World } from '../state';
import { isMuted } from '../twists';
import { aimAt, aimDanger, aimRefusal, aimTruce } from './common/aim';
import { intend, type Planner, refuse } from './common/plan';
import { castings } from './series/castings';

/** Repeats a spell that damages an enemy in view and endangers nobody else. */
export const cast: Planner<'cast'> = (world, { spell, at, sure }) => {
  const { raws, game } = world;
  const known = component(raws, game.hero, 'knownSpells')?.find((one) => one.spell === spell);
  const row = raws.spell[spell];
  if (!known || !row) return refuse({ code: 'unknown-spell' });
  if (isMuted(world)) return refuse({ code: 'muted' });
  const have = game.hero.pools.mana.current;
  if (have < known.manaCost) return refuse({ code: 'not-enough-mana', need: known.manaCost, have });
  const aimed = aimRefusal(world, row.effects, at);
  if (aimed) return refuse(aimed);
  const target = row.effects.ranged === undefined ? null : (at ?? null);
  const truce = aimTruce(world, row.effects, target);
  if (truce) return refuse(truce);
  const danger = aimDanger(world, row.effects, target);
  if (danger && !sure) return refuse(danger);
  const { ranged: range, damage } = row.effects;
  const foe = target && mobAt(world, target);
  if (foe && isEnemyInView(world, foe) && range !== undefined && damage !== undefined && !danger) {
    const casting = { spell, range, manaCost: known.manaCost, effects: row.effects, foe, at: target };
    return { kind: 'series', series: castings(world, casting) };
  }
  return intend(world, { kind: 'cast', spell, ...aimAt(world, target) });
};

const isEnemyInView = (world: World, mob: Entity): boolean =>
  heroSeesEntity(world, mob) && stanceToHero(world, mob) === 'hostile';
