import * as z from 'zod/mini';

export const themeSchema = z.looseObject({ id: z.string() });
export type ThemeRaw = z.infer<typeof themeSchema>;

export const themesFile = z.strictObject({ $schema: z.string(), themes: z.array(themeSchema) });
