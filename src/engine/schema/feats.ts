import * as z from 'zod/mini';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { lookSchema } from './sprites';

/** Minimum and maximum of a number, both included. */
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
  /**
   * The hero killed at least `times` creatures (default 1). `what` limits the raws; with `distinct`, each raw counts
   * once.
   */
  z.strictObject({
    kind: z.literal('slain'),
    what: z.exactOptional(rawIds),
    times: z.exactOptional(countSchema),
    distinct: z.exactOptional(z.literal(true)),
  }),
  /** The hero killed at least `times` creatures within one player-turn. */
  z.strictObject({ kind: z.literal('slain-at-once'), times: countSchema }),
  /** The hero killed a creature of these raws, and no creature of these raws ever harmed the hero. */
  z.strictObject({ kind: z.literal('unscathed'), what: rawIds }),
  /** The hero had at most `hp` hit points, and later recovered all hit points. */
  z.strictObject({ kind: z.literal('recovered'), hp: countSchema }),
  /**
   * The event happened at least `times` times (default 1). `what`, `cursed` and `distinct` limit which events count.
   */
  z.strictObject({
    kind: z.literal('happened'),
    event: z.enum(HERO_EVENTS),
    what: z.exactOptional(rawIds),
    cursed: z.exactOptional(z.literal(true)),
    times: z.exactOptional(countSchema),
    distinct: z.exactOptional(z.literal(true)),
  }),
  /**
   * The hero never caused or suffered any of these events. If `what` is set, only events about the raws in `what`
   * count.
   */
  z.strictObject({
    kind: z.literal('never'),
    events: z.array(z.enum(HERO_EVENTS)).check(z.minLength(1, 'must name one')),
    what: z.exactOptional(rawIds),
  }),
  /** The hero heard at least `lines` lines from one creature. `what` limits the raws of this creature. */
  z.strictObject({ kind: z.literal('quips'), what: z.exactOptional(rawIds), lines: countSchema }),
  /** A deed of the hero brought the faction to this attitude or a stronger one. Tribute does not count as a deed. */
  z.strictObject({
    kind: z.literal('standing'),
    faction: idSchema,
    attitude: z.enum(['enemy', 'distrust', 'goodwill', 'friend', 'ally']),
  }),
  /** Kills and player-turns were within these bounds on the first arrival at the depth. */
  z.strictObject({
    kind: z.literal('reached'),
    depth: countSchema,
    kills: z.exactOptional(boundsSchema),
    turns: z.exactOptional(boundsSchema),
  }),
  /** The result of the run fits all given fields. `by` lists raws that caused the last damage. */
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
  /** The player's totals over all ranked runs are within these bounds. The feat then has no other conditions. */
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
  /** Sentence that says how to earn the feat. A `hint` hides the sentence from players without the feat. */
  how: textSchema,
  /** Sentence that players without the feat read instead of `how`. */
  hint: z.exactOptional(textSchema),
  icon: lookSchema,
  /** Ids of the campaigns in which players can earn the feat; all if absent. */
  campaigns: z.exactOptional(rawIds),
  /** Conditions, all of which a run must meet. */
  when: z.array(conditionSchema).check(z.minLength(1, 'must name one')),
});
export type FeatRaw = z.infer<typeof featSchema>;

export const featsFile = z.strictObject({ $schema: z.string(), feats: z.array(featSchema) });
