import * as z from 'zod/mini';
import { countSchema, idSchema, tileNameSchema } from '../vocabulary/schemas';

/** Meaning of one character in a prefab's rows. */
const markSchema = z.strictObject({
  tile: tileNameSchema,
  /** Id of a raw to place on the cell. */
  raw: z.exactOptional(idSchema),
  /** Draws from the spawn table instead of `raw`. A `mob` is always hostile. */
  random: z.exactOptional(z.enum(['item', 'magic-item', 'mob'])),
  /** True if the hero arrives on this cell. */
  start: z.exactOptional(z.literal(true)),
});
export type MarkRaw = z.infer<typeof markSchema>;

const prefabSchema = z.strictObject({
  id: idSchema,
  /** `vault`: on floor; `section`: part of a map; `landmark`: part named by recipes; `prison`: for captives. */
  kind: z.enum(['vault', 'section', 'level', 'landmark', 'prison']),
  /** Minimum depth; any depth if absent. */
  minDepth: z.exactOptional(countSchema),
  /** If false, only mirrored left to right; otherwise also flipped and, except `level`, rotated. */
  turns: z.exactOptional(z.literal(false)),
  /** Rows of equal length, one character per cell. */
  rows: z.array(z.string().check(z.minLength(1))).check(z.minLength(1)),
});
export type PrefabRaw = z.infer<typeof prefabSchema>;
export type PrefabKind = PrefabRaw['kind'];

const drawingsSchema = z.strictObject({
  $schema: z.string(),
  legend: z.record(z.string().check(z.regex(/^.$/u, 'must be one character')), markSchema),
  prefabs: z.array(prefabSchema),
});

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
  const faults = Object.entries(legend).flatMap(([mark, { raw, random }]) =>
    raw !== undefined && random !== undefined ? [`${mark} stands for a raw or for a random one, not for both`] : [],
  );
  for (const [index, { id, kind, rows }] of prefabs.entries()) {
    if (prefabs.findIndex((other) => other.id === id) !== index) faults.push(`${id} stands twice`);
    if (rows.some((row) => row.length !== rows[0]?.length)) faults.push(`${id}: rows differ in length`);
    for (const mark of new Set(rows.join(''))) {
      const { start, tile } = Object.hasOwn(legend, mark) ? (legend[mark] as MarkRaw) : {};
      if (tile === undefined) faults.push(`${id}: no such mark in the legend: ${mark}`);
      if (kind !== 'level' && (start || tile === 'downStairs')) faults.push(`${id}: only levels have start and exit`);
    }
    if (kind === 'level') faults.push(...endFaults(legend, rows.join('')).map((fault) => `${id}: ${fault}`));
  }
  return faults;
}

function endFaults(legend: PrefabsRaw['legend'], cells: string): string[] {
  const known = [...new Set(cells)].filter((mark) => Object.hasOwn(legend, mark));
  const starts = known.filter((mark) => legend[mark]?.start).map((mark) => cells.split(mark).length - 1);
  const sum = starts.reduce((total, count) => total + count, 0);
  return [
    ...(sum === 1 ? [] : [`${sum} starts`]),
    ...(known.some((mark) => legend[mark]?.tile === 'downStairs') ? [] : ['no exit']),
  ];
}
