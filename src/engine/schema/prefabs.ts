import * as z from 'zod/mini';
import { TILES, type TileName } from '../state/tile';
import { idSchema } from './common';

const tileSchema = z.enum(Object.keys(TILES) as TileName[]);

/** What a character of a drawing stands for. */
const markSchema = z.strictObject({
  tile: tileSchema,
  /** Stands or lies on the tile. */
  raw: z.exactOptional(idSchema),
  /** The hero arrives here. */
  start: z.exactOptional(z.literal(true)),
});
export type MarkRaw = z.infer<typeof markSchema>;

const prefabSchema = z.strictObject({
  id: idSchema,
  /** All of one length. */
  rows: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});
export type PrefabRaw = z.infer<typeof prefabSchema>;

const drawingsSchema = z.strictObject({
  $schema: z.string(),
  legend: z.record(z.string().check(z.regex(/^.$/u, 'must be one character')), markSchema),
  prefabs: z.array(prefabSchema),
});

/** Hand-drawn parts of maps, and the legend they share. */
export const prefabsFile = drawingsSchema.check((context) => {
  for (const message of drawingFaults(context.value)) {
    context.issues.push({ code: 'custom', input: context.value, path: ['prefabs'], message });
  }
});

export interface PrefabsRaw {
  legend: Readonly<Record<string, MarkRaw>>;
  prefabs: readonly PrefabRaw[];
}

function drawingFaults({ legend, prefabs }: PrefabsRaw): string[] {
  const faults: string[] = [];
  for (const [index, { id, rows }] of prefabs.entries()) {
    if (prefabs.findIndex((other) => other.id === id) !== index) faults.push(`${id} stands twice`);
    if (rows.some((row) => row.length !== rows[0]?.length)) faults.push(`${id}: rows differ in length`);
    for (const mark of new Set(rows.join(''))) {
      if (!Object.hasOwn(legend, mark)) faults.push(`${id}: no such mark in the legend: ${mark}`);
    }
  }
  return faults;
}
