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

/** Kinds of events that the hero always causes or suffers. */
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

/** Condition of a feat. The file `src/play/feats/conditions/<kind>.ts` checks conditions of that kind. */
const conditionSchema = z.discriminatedUnion('kind', [
  /**
   * The hero killed at least `times` creatures; 1 if absent. With `what`, only creatures of these raws count. With
   * `distinct`, each raw counts once.
   */
  z.strictObject({
    kind: z.literal('slain'),
    what: z.exactOptional(rawIds),
    times: z.exactOptional(countSchema),
    distinct: z.exactOptional(z.literal(true)),
  }),
  /** The hero killed at least `times` creatures within one player-turn. */
  z.strictObject({ kind: z.literal('slain-at-once'), times: countSchema }),
  /** The hero killed a creature of one of these raws, and no creature of these raws ever harmed the hero. */
  z.strictObject({ kind: z.literal('unscathed'), what: rawIds }),
  /** The hero had at most `hp` hit points, and later had all of its hit points again. */
  z.strictObject({ kind: z.literal('recovered'), hp: countSchema }),
  /**
   * The event happened at least `times` times; once if absent. With `what`, only events about these raws count. With
   * `cursed`, only events about cursed items count. With `distinct`, each raw counts once.
   */
  z.strictObject({
    kind: z.literal('happened'),
    event: z.enum(HERO_EVENTS),
    what: z.exactOptional(rawIds),
    cursed: z.exactOptional(z.literal(true)),
    times: z.exactOptional(countSchema),
    distinct: z.exactOptional(z.literal(true)),
  }),
  /** The hero caused or suffered none of these events in the run. With `what`, only events about these raws count. */
  z.strictObject({
    kind: z.literal('never'),
    events: z.array(z.enum(HERO_EVENTS)).check(z.minLength(1, 'must name one')),
    what: z.exactOptional(rawIds),
  }),
  /** The hero heard `lines` or more lines from one creature. With `what`, only creatures of these raws count. */
  z.strictObject({ kind: z.literal('quips'), what: z.exactOptional(rawIds), lines: countSchema }),
  /**
   * The hero's deeds brought the faction to this attitude or a stronger one. `goodwill`, `friend` and `ally` grow
   * stronger in this order, and so do `distrust` and `enemy`. Changes bought by tribute do not count.
   */
  z.strictObject({
    kind: z.literal('standing'),
    faction: idSchema,
    attitude: z.enum(['enemy', 'distrust', 'goodwill', 'friend', 'ally']),
  }),
  /** The hero's kills and player-turns were within these bounds on its first arrival at the depth. */
  z.strictObject({
    kind: z.literal('reached'),
    depth: countSchema,
    kills: z.exactOptional(boundsSchema),
    turns: z.exactOptional(boundsSchema),
  }),
  /**
   * The result of the run fits all given fields. With `by`, one of these raws caused the last damage. `carried` is true
   * if the hero must have the campaign's quest item at the end. If `carried` is false, the hero must not have the item.
   */
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
  /**
   * The totals over all ranked runs of the player, this run included, are within these bounds. A feat with this
   * condition has no other conditions.
   */
  z.strictObject({
    kind: z.literal('totals'),
    runs: z.exactOptional(boundsSchema),
    wins: z.exactOptional(boundsSchema),
  }),
]);
export type ConditionRaw = z.infer<typeof conditionSchema>;

/** An achievement that a player earns in a ranked run. */
const featSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** Sentence that says how to earn the feat. If there is a `hint`, only players with the feat read the sentence. */
  how: textSchema,
  /** Sentence that players without the feat read in place of `how`. A feat with a hint is a hidden feat. */
  hint: z.exactOptional(textSchema),
  icon: lookSchema,
  /** Ids of the campaigns in which players can earn the feat; all if absent. */
  campaigns: z.exactOptional(rawIds),
  /** Conditions. A run must meet all of them. */
  when: z.array(conditionSchema).check(z.minLength(1, 'must name one')),
});
export type FeatRaw = z.infer<typeof featSchema>;

export const featsFile = z.strictObject({ $schema: z.string(), feats: z.array(featSchema) });
