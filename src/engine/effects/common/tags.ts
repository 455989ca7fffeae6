import type { EffectTag } from '../../schema/effects';

/** Say where and how often a carrier fires; they are no effects themselves. */
export type Modifier = 'ranged' | 'area_of_effect' | 'single_activation';

/** Only to be seen: they are shown when the carrier fires, and never queued. */
export type ShownTag = 'particle' | 'particle_line';

/** What follows from something else than a tag of a carrier: an attribute bonus consumed, a way out, a blow, a death. */
export type InnerTag = 'attributes' | 'teleport' | 'strike' | 'death';

/** Everything the queue may hold. */
export type QueuedTag = Exclude<EffectTag, Modifier | ShownTag> | InnerTag;
