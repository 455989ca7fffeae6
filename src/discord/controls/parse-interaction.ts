import * as z from 'zod/mini';
import { INTERACTION_TYPE, sentInteractionSchema } from '../api';
import { parseCustomId } from './control';

/** Adds `customId`; `null` if the bot cannot read the custom id. */
export const interactionSchema = z.pipe(
  sentInteractionSchema,
  z.transform((sent) =>
    sent.type === INTERACTION_TYPE.component
      ? { ...sent, data: { ...sent.data, customId: parseCustomId(sent.data.custom_id) } }
      : sent,
  ),
);

export type Interaction = z.infer<typeof interactionSchema>;
type InteractionOf<Type extends keyof typeof INTERACTION_TYPE> = Extract<
  Interaction,
  { type: (typeof INTERACTION_TYPE)[Type] }
>;
export type ComponentInteraction = InteractionOf<'component'>;
export type UserInteraction = Exclude<Interaction, InteractionOf<'ping'>>;

/** `problem` is `json`, `body`, or the path of the first wrong field. */
export function parseInteraction(body: Buffer): { interaction: Interaction } | { problem: string } {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'), (_, value) => (value === null ? undefined : value));
  } catch {
    return { problem: 'json' };
  }
  const parsed = interactionSchema.safeParse(json);
  if (parsed.success) return { interaction: parsed.data };
  const [issue] = parsed.error.issues;
  return { problem: issue?.path.join('.') || 'body' };
}
