import * as z from 'zod/mini';
import { gearIdSchema, idSchema } from '../vocabulary/schemas';

/** The kinds of cages repeat after this number of depths. */
export const CAGE_CYCLE = 5;

/**
 * Parts of a cage. A `pedestal` shuts when the hero takes a thing from another pedestal. A `gate` opens after a step on
 * the `lever`, when all lamps are lit, when all plates are down, or when light falls on the `lock`. A step on a lamp
 * switches this lamp, and the lamps before and after it, between dark and lit. A `plate` is down while a creature or an
 * item is on it. A `lantern` sends a beam in each of the four directions. A step on a mirror turns it. A
 * `rising-mirror` stands like a slash, a `falling-mirror` like a backslash.
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

/** Rows of equal length with marks of the prefabs' legend. One mark on the edge is the entrance: a door or a gate. */
const rows = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

/** Kind of cage: a small room with three things on pedestals. The hero may take one of the things. */
const cageSchema = z.strictObject({
  id: idSchema,
  /** Remainder of the depth divided by five. The kind occurs only at depths with this remainder. */
  fifth: z.int().check(z.minimum(0), z.maximum(CAGE_CYCLE - 1)),
  /** Rows of the room. Three marks are pedestals. */
  rows,
  /** Lists of candidates for the three pedestals, in the order of the rows. The level draws one thing of each list. */
  things: z.tuple([things, things, things]),
  /** Gold that one of the things costs, multiplied by the depth; absent if the things cost nothing. */
  toll: z.exactOptional(z.number().check(z.positive())),
});
export type CageRaw = z.infer<typeof cageSchema>;

/** Kind of locked room: a small room behind a gate. The hero may take everything in it. */
const lockedRoomSchema = z.strictObject({
  id: idSchema,
  /** Rows of the room. At least one mark is a gate, and none is a pedestal. */
  rows,
});
export type LockedRoomRaw = z.infer<typeof lockedRoomSchema>;

export const cagesFile = z.strictObject({
  $schema: z.string(),
  cages: z.array(cageSchema),
  locked_rooms: z.array(lockedRoomSchema),
});
