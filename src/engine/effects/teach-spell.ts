import { component, type Entity, emit, own, type RawId, type Raws } from '../state';
import type { EffectKind } from './common/kind';

function canLearn(raws: Raws, reader: Entity, spell: RawId | undefined): spell is RawId {
  const known = component(raws, reader, 'knownSpells');
  return known !== null && spell !== undefined && !known.some((one) => one.spell === spell);
}

/** The reader keeps the present mana cost, even if the raw changes. */
export const teachSpell: EffectKind = {
  readFrom: ({ effects }) => (effects.teach_spell === undefined ? null : {}),
  hasEffect: (world, { effects }, target) => canLearn(world.raws, target, effects.teach_spell),
  apply(world, { source }, target) {
    const { raws } = world;
    const spell = raws.archetypes[source]?.effects?.teach_spell;
    if (!canLearn(raws, target, spell)) return;
    own(raws, target, 'knownSpells').push({ spell, manaCost: raws.spell[spell]?.mana_cost ?? 0 });
    emit(world, { kind: 'learned', spell }, 'self');
  },
};
