import * as z from 'zod/mini';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { lookSchema } from './sprites';

/** Minimum and maximum, both included. */
const boundsSchema = z
  .strictObject({
    from: z.exactOptional(z.number()),
    to: z.exactOptional(z.number()),
  })
  .check(
    z.refine(({ from, to }) => from !== undefined || to !== undefined, 'must have from or to'),
    z.refine(({ from, to }) => from === undefined || to === undefined || from <= to, 'from must not be above to'),
  );
export type BoundsRaw = z.infer<typeof boundsSchema>;

const HERO_EVENTS = [
  'advice',
  'ate',
  'bought',
  'equipped',
  'fined',
  'granted',
  'identified',
  'laurel',
  'learned',
  'levelled',
  'mapped',
  'met',
  'offered',
  'picked-up',
  'portal-opened',
  'roared',
  'sold',
  'tribute',
  'triggered',
  'uncursed',
  'used',
  'watch-called',
] as const;

const rawIds = z.array(idSchema).check(z.minLength(1, 'must name one'));

/** The file `src/play/feats/conditions/<kind>.ts` checks conditions of that kind. */
const conditionSchema = z.discriminatedUnion('kind', [
  /** The hero killed at least `times` creatures (default 1). `distinct` counts each raw once. */
  z.strictObject({
    kind: z.literal('slain'),
    what: z.exactOptional(rawIds),
    times: z.exactOptional(countSchema),
    distinct: z.exactOptional(z.literal(true)),
  }),
  /** The hero killed at least `times` creatures within one player-turn. */
  z.strictObject({ kind: z.literal('slain-at-once'), times: countSchema }),
  /** The hero killed a creature of `what`, and none ever harmed the hero. */
  z.strictObject({ kind: z.literal('unscathed'), what: rawIds }),
  /** The hero fell to `hp` hit points or fewer, then recovered fully. */
  z.strictObject({ kind: z.literal('recovered'), hp: countSchema }),
  /** At least `times` (default 1) such events happened. `distinct` counts each raw once. */
  z.strictObject({
    kind: z.literal('happened'),
    event: z.enum(HERO_EVENTS),
    what: z.exactOptional(rawIds),
    cursed: z.exactOptional(z.literal(true)),
    times: z.exactOptional(countSchema),
    distinct: z.exactOptional(z.literal(true)),
  }),
  /** None of these events happened; `what` limits their raws. */
  z.strictObject({
    kind: z.literal('never'),
    events: z.array(z.enum(HERO_EVENTS)).check(z.minLength(1, 'must name one')),
    what: z.exactOptional(rawIds),
  }),
  /** The hero heard at least `lines` lines from one creature. */
  z.strictObject({ kind: z.literal('quips'), what: z.exactOptional(rawIds), lines: countSchema }),
  /** A deed (not tribute) brought the faction to this attitude or a stronger one. */
  z.strictObject({
    kind: z.literal('standing'),
    faction: idSchema,
    attitude: z.enum(['enemy', 'distrust', 'goodwill', 'friend', 'ally']),
  }),
  /** Bounds on the first arrival at the depth. `turns`: player-turns. */
  z.strictObject({
    kind: z.literal('reached'),
    depth: countSchema,
    kills: z.exactOptional(boundsSchema),
    turns: z.exactOptional(boundsSchema),
  }),
  /** The result fits all given fields. `by`: raws that caused the last damage. */
  z.strictObject({
    kind: z.literal('result'),
    ended: z.exactOptional(z.enum(['died', 'retired', 'abandoned'])),
    by: z.exactOptional(z.array(z.string())),
    laurel: z.exactOptional(z.boolean()),
    carried: z.exactOptional(z.boolean()),
    daily: z.exactOptional(z.boolean()),
    depth: z.exactOptional(boundsSchema),
    deepest: z.exactOptional(boundsSchema),
    level: z.exactOptional(boundsSchema),
    score: z.exactOptional(boundsSchema),
    kills: z.exactOptional(boundsSchema),
    gold: z.exactOptional(boundsSchema),
    turns: z.exactOptional(boundsSchema),
  }),
  /** The player's totals over all ranked runs. The feat has no other condition. */
  z.strictObject({
    kind: z.literal('totals'),
    runs: z.exactOptional(boundsSchema),
    wins: z.exactOptional(boundsSchema),
  }),
]);
export type ConditionRaw = z.infer<typeof conditionSchema>;

/** Achievement that a player earns in a ranked run. */
const featSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Sentence on how to earn the feat. With a `hint`, secret until earned. */
  how: textSchema,
  /** Sentence that players without the feat read instead of `how`. */
  hint: z.exactOptional(textSchema),
  icon: lookSchema,
  /** Ids of the feat's campaigns; all if absent. */
  campaigns: z.exactOptional(rawIds),
  /** A run must meet all conditions. */
  when: z.array(conditionSchema).check(z.minLength(1, 'must name one')),
});
export type FeatRaw = z.infer<typeof featSchema>;

export const featsFile = z.strictObject({ $schema: z.string(), feats: z.array(featSchema) });
