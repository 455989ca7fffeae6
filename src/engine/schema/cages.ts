import * as z from 'zod/mini';
import { gearIdSchema, idSchema } from '../vocabulary/schemas';

/** Number of depths after which the kinds of cages repeat. */
export const CAGE_CYCLE = 5;

/**
 * A step on a lamp switches the lamp, and the lamps before and after it in the order of ids. A `plate` sinks under
 * creatures and items.
 */
export const CAGE_PARTS = [
  'pedestal',
  'gate',
  'lever',
  'dark-lamp',
  'lit-lamp',
  'plate',
  'sunk-plate',
  'lantern',
  'rising-mirror',
  'falling-mirror',
  'beam',
  'lock',
] as const;
export type CagePart = (typeof CAGE_PARTS)[number];

const things = z.array(gearIdSchema).check(z.minLength(1, 'must name one'));

/**
 * Rows of equal length. Characters are keys of `legend` in `prefabs.json`. One character on the edge is the entrance.
 */
const rows = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

/** Kind of cage: a small room with three things, of which the hero may take one. */
const cageSchema = z.strictObject({
  id: idSchema,
  /** The kind occurs at depths that leave this remainder when divided by five. */
  fifth: z.int().check(z.minimum(0), z.maximum(CAGE_CYCLE - 1)),
  /** Rows of the room. Three marks are pedestals. */
  rows,
  /** Candidates for the three pedestals, in the order of the rows. The level draws one thing of each list. */
  things: z.tuple([things, things, things]),
  /** The hero pays `toll` times the depth in gold for taking a thing; absent if things cost nothing. */
  toll: z.exactOptional(z.number().check(z.positive())),
});
export type CageRaw = z.infer<typeof cageSchema>;

/** Kind of locked room: a small room behind a gate, in which the hero may take everything. */
const lockedRoomSchema = z.strictObject({
  id: idSchema,
  /** Rows of the room, with at least one gate and no pedestal. */
  rows,
});
export type LockedRoomRaw = z.infer<typeof lockedRoomSchema>;

export const cagesFile = z.strictObject({
  $schema: z.string(),
  cages: z.array(cageSchema),
  locked_rooms: z.array(lockedRoomSchema),
});
