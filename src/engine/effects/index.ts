import type { QueuedTag, VisualTag } from '../state';
import { charges } from './charges';
import type { EffectKind, VisualEffect } from './common/kind';
import { damage } from './damage';
import { death } from './death';
import { food } from './food';
import { identify } from './identify';
import { leaps } from './leaps';
import { magicMapping } from './magic-mapping';
import { particle } from './particle';
import { particleLine } from './particle-line';
import { providesHealing } from './provides-healing';
import { providesMana } from './provides-mana';
import { pulls } from './pulls';
import { removeCurse } from './remove-curse';
import { STATUS_EFFECTS } from './statuses';
import { steals } from './steals';
import { strike } from './strike';
import { teachSpell } from './teach-spell';
import { teleport } from './teleport';
import { townPortal } from './town-portal';
import { wakes } from './wakes';

/** The engine queues the effects of one source in this order. */
export const EFFECTS = {
  food,
  magic_mapping: magicMapping,
  remove_curse: removeCurse,
  identify,
  town_portal: townPortal,
  provides_healing: providesHealing,
  provides_mana: providesMana,
  damage,
  ...STATUS_EFFECTS,
  wakes,
  pulls,
  leaps,
  charges,
  steals,
  teleport,
  teach_spell: teachSpell,
  strike,
  death,
} satisfies Record<QueuedTag, EffectKind>;

export const VISUALS = { particle, particle_line: particleLine } satisfies Record<VisualTag, VisualEffect>;
