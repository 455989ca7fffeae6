import { effectsInHands, makeNoise, middleOf, soundMagic } from '../creatures';
import { aimedCell, resolveTargets } from '../effects/common/areas';
import { queueEffects } from '../effects/queue/carriers';
import { isHarmful, refOf } from '../knowledge';
import type { Entity, Intent, World } from '../state';
import { component, consumeIntents, emitAbout, own, positionOf, visibleCellOf } from '../state';
import { goOff } from './common/go-off';

/** Skips casters without the mana. Throws for an unknown spell. */
export function spellUse(world: World): void {
  for (const { actor, intent } of consumeIntents(world, 'cast')) cast(world, actor, intent);
}

function cast(world: World, caster: Entity, intent: Extract<Intent, { kind: 'cast' }>): void {
  const { raws } = world;
  const { spell } = intent;
  const row = raws.spell[spell];
  if (!row) throw new Error(`no spell is called ${spell}`);
  const known = component(raws, caster, 'knownSpells')?.find((one) => one.spell === spell);
  const cost = known?.manaCost ?? row.mana_cost;
  const { mana } = own(raws, caster, 'pools');
  if (mana.current < cost) return;
  mana.current -= cost;
  world.stale.add(caster.id);
  if (row.effects.single_activation) {
    goOff(world, caster, spell, null);
    return;
  }
  const from = positionOf(caster);
  const at = row.effects.target_self ? middleOf(world.raws, caster) : aimedCell(world, row.effects, intent);
  const fact = { kind: 'cast', caster: refOf(world, caster), spell, at: at ?? from, from } as const;
  emitAbout(world, row.wind_up ? { ...fact, bodily: true } : fact, caster, caster.id);
  const effects = effectsInHands(raws, caster, spell, row.effects);
  const source = { raw: spell, entity: null, effects, from: visibleCellOf(world, caster) };
  if (row.effects.ranged !== undefined) soundMagic(world, caster);
  else if (isHarmful(row.effects)) makeNoise(world, 'blow', positionOf(caster));
  queueEffects(world, source, caster.id, resolveTargets(world, row.effects, caster, at));
}
