import * as z from 'zod/mini';
import { countSchema, idSchema, textSchema } from '../vocabulary/schemas';
import { lookSchema } from './sprites';

/** Of a number: both ends included. */
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

/** Kinds of events that are always the hero's own doing, or befall the hero. */
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

/** What a feat takes. Each kind is judged in `src/play/feats/conditions/<kind>.ts`. */
const conditionSchema = z.discriminatedUnion('kind', [
  /** The hero slew so many (1 when absent) of these, or of any; with `distinct` of so many kinds. */
  z.strictObject({
    kind: z.literal('slain'),
    what: z.exactOptional(rawIds),
    times: z.exactOptional(countSchema),
    distinct: z.exactOptional(z.literal(true)),
  }),
  /** So many within one player-turn. */
  z.strictObject({ kind: z.literal('slain-at-once'), times: countSchema }),
  /** Slew one of these without ever having been harmed by its kind. */
  z.strictObject({ kind: z.literal('unscathed'), what: rawIds }),
  /** Was down to so many hit points or fewer, and later had all of them again. */
  z.strictObject({ kind: z.literal('recovered'), hp: countSchema }),
  /**
   * Such an event happened so many times (1 when absent), to one of these, with `cursed` to what is cursed, or to
   * anything; with `distinct` to so many.
   */
  z.strictObject({
    kind: z.literal('happened'),
    event: z.enum(HERO_EVENTS),
    what: z.exactOptional(rawIds),
    cursed: z.exactOptional(z.literal(true)),
    times: z.exactOptional(countSchema),
    distinct: z.exactOptional(z.literal(true)),
  }),
  /** None of these events happened, to one of these or anything. */
  z.strictObject({
    kind: z.literal('never'),
    events: z.array(z.enum(HERO_EVENTS)).check(z.minLength(1, 'must name one')),
    what: z.exactOptional(rawIds),
  }),
  /** Heard so many different lines of one creature. */
  z.strictObject({ kind: z.literal('quips'), what: z.exactOptional(rawIds), lines: countSchema }),
  /** A faction came to think so of the hero for what it did: what tribute buys does not count. */
  z.strictObject({
    kind: z.literal('standing'),
    faction: idSchema,
    attitude: z.enum(['enemy', 'distrust', 'goodwill', 'friend', 'ally']),
  }),
  /** Came to a depth for the first time within these kills and player-turns. */
  z.strictObject({
    kind: z.literal('reached'),
    depth: countSchema,
    kills: z.exactOptional(boundsSchema),
    turns: z.exactOptional(boundsSchema),
  }),
  /**
   * The run ended so. `by` names who dealt the last damage, or what caused it; with `carried` what the campaign wants
   * to be brought was in the pack.
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
  /** The player's ranked runs together, this one included. Stands alone. */
  z.strictObject({
    kind: z.literal('totals'),
    runs: z.exactOptional(boundsSchema),
    wins: z.exactOptional(boundsSchema),
  }),
]);
export type ConditionRaw = z.infer<typeof conditionSchema>;

/** Something to be proud of, earned in a ranked run. */
const featSchema = z.strictObject({
  id: idSchema,
  name: textSchema,
  /** How it is earned: told to whoever has it, and of one that is not hidden to everybody. */
  how: textSchema,
  /** Told in place of `how` until it is earned: one with a hint is hidden. */
  hint: z.exactOptional(textSchema),
  icon: lookSchema,
  /** The campaigns whose runs it is earned in; all when absent. */
  campaigns: z.exactOptional(rawIds),
  /** All of them in one run. */
  when: z.array(conditionSchema).check(z.minLength(1, 'must name one')),
});
export type FeatRaw = z.infer<typeof featSchema>;

export const featsFile = z.strictObject({ $schema: z.string(), feats: z.array(featSchema) });
