import * as z from 'zod/mini';
import { INTERACTION_TYPE, sentInteractionSchema } from '../api';
import { parseCustomId } from './control';

/** An interaction whose custom id was parsed into `customId`: `null` for one that is not ours. */
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
/** One that a user sent: everything but a ping. */
export type UserInteraction = Exclude<Interaction, InteractionOf<'ping'>>;

/** Reads a body whose signature was verified; `null` when it is no interaction we know. */
export function parseInteraction(body: Buffer): Interaction | null {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
  const parsed = interactionSchema.safeParse(json);
  return parsed.success ? parsed.data : null;
}
