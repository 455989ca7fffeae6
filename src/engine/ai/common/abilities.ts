import { bodyOf, type Creature, type Neighbour, nearestCell } from '../../creatures';
import { mayWakeMore } from '../../effects/wakes';
import type { SpellRaw } from '../../schema/effects';
import { type Components, component, type Entity, type Intent, type RawId, type World } from '../../state';
import { isMuted } from '../../twists';

/** Leaves out abilities with a wind-up. Returns none on a level that silences spells. */
export function abilitiesInPower(world: World, entity: Entity): Components['abilities'] {
  const { raws } = world;
  if (isMuted(world)) return [];
  const mana = component(raws, entity, 'pools')?.mana.current ?? 0;
  return (component(raws, entity, 'abilities') ?? []).filter(
    ({ spell }) => isCastWith(raws.spell[spell], mana) && mayWakeMore(world, spell),
  );
}

const isCastWith = (spell: SpellRaw | undefined, mana: number): boolean =>
  spell !== undefined && !spell.wind_up && spell.mana_cost <= mana;

export const isHealing = ({ raws }: World, spell: RawId): boolean =>
  raws.spell[spell]?.effects.provides_healing !== undefined;

/** Ignores healing spells. `enemies` must be sorted by distance. */
export function castIntent(world: World, { entity }: Creature, enemies: readonly Neighbour[]): Intent | null {
  const abilities = abilitiesInPower(world, entity).filter(({ spell }) => !isHealing(world, spell));
  const drawn = drawAbility(world, abilities, enemies);
  return drawn && { kind: 'cast', spell: drawn.spell, at: nearestCell(bodyOf(world.raws, entity), drawn.target.body) };
}

/** Takes the first successful roll. `enemies` must be sorted by distance. */
export function drawAbility(
  world: World,
  abilities: Components['abilities'],
  enemies: readonly Neighbour[],
): { spell: RawId; target: Neighbour } | null {
  for (const { spell, chance, range, minRange } of abilities) {
    const target = enemies.find(({ distanceSquared: far }) => far >= minRange * minRange && far <= range * range);
    if (target && world.rng.percent(Math.round(100 * chance))) return { spell, target };
  }
  return null;
}
