import * as z from 'zod/mini';
import { gearIdSchema, idSchema } from '../vocabulary/schemas';

/** Depths until the kinds of cages repeat. */
export const CAGE_CYCLE = 5;

/** A lamp also switches its two neighbours in the order of ids. Creatures and items sink a `plate`. */
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

/** Equally long rows of `legend` characters (`prefabs.json`). One edge character is the entrance. */
const rows = z.array(z.string().check(z.minLength(1))).check(z.minLength(1));

/** Room with three things, of which the hero may take one. */
const cageSchema = z.strictObject({
  id: idSchema,
  /** Remainder when the depth is divided by five. */
  fifth: z.int().check(z.minimum(0), z.maximum(CAGE_CYCLE - 1)),
  /** Rows of the room. Three marks are pedestals. */
  rows,
  /** Candidates for each pedestal, in reading order. The level draws one. */
  things: z.tuple([things, things, things]),
  /** Taking a thing costs `toll` times the depth in gold; nothing if absent. */
  toll: z.exactOptional(z.number().check(z.positive())),
});
export type CageRaw = z.infer<typeof cageSchema>;

/** Room behind a gate, in which the hero may take everything. */
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
