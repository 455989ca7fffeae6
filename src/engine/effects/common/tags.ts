import type { EffectTag } from '../../schema/effects';
import type { STATUS_TAGS, StatusKind } from '../../statuses';

/** Say where and how often a carrier fires; they are no effects themselves. */
export type Modifier = 'ranged' | 'area_of_effect' | 'single_activation';

/** Only to be seen: they are shown when the carrier fires, and never queued. */
export type ShownTag = 'particle' | 'particle_line';

/** What follows from something else than a tag of a carrier: a portal, a blow, a death. */
type InnerTag = 'teleport' | 'strike' | 'death';

/** Everything the queue may hold. Whatever the tag by which a carrier lays a status, it is queued under its kind. */
export type QueuedTag = Exclude<EffectTag, Modifier | ShownTag | keyof typeof STATUS_TAGS> | StatusKind | InnerTag;
