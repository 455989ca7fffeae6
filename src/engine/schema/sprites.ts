import * as z from 'zod/mini';

export const spritesSchema = z.looseObject({});
export type SpritesRaw = z.infer<typeof spritesSchema>;
