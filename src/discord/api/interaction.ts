import * as z from 'zod/mini';

/** What we read of an interaction; whatever else Discord sends is let through unread. */
const user = z.object({
  id: z.string().check(z.regex(/^\d{1,20}$/)),
  username: z.string(),
  global_name: z.nullish(z.string()),
});

const option = z.object({
  name: z.string(),
  type: z.int(),
  value: z.optional(z.union([z.string(), z.number(), z.boolean()])),
  focused: z.optional(z.boolean()),
});

const common = {
  id: z.string().check(z.regex(/^\d{1,20}$/)),
  token: z.string().check(z.minLength(1), z.maxLength(512)),
  application_id: z.string(),
  guild_id: z.optional(z.string()),
  channel_id: z.optional(z.string()),
  locale: z.optional(z.string()),
  member: z.optional(z.object({ user, nick: z.nullish(z.string()), permissions: z.optional(z.string()) })),
  user: z.optional(user),
  attachment_size_limit: z.optional(z.number()),
};

const command = z.object({ name: z.string(), type: z.optional(z.int()), options: z.optional(z.array(option)) });

export const interactionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal(1) }),
  z.object({ ...common, type: z.literal(2), data: command }),
  z.object({
    ...common,
    type: z.literal(3),
    data: z.object({
      custom_id: z.string().check(z.maxLength(100)),
      component_type: z.int(),
      values: z.optional(z.array(z.string())),
    }),
  }),
  z.object({ ...common, type: z.literal(4), data: command }),
  z.object({ ...common, type: z.literal(5), data: z.object({ custom_id: z.string() }) }),
]);

export type Interaction = z.infer<typeof interactionSchema>;
export type PingInteraction = Extract<Interaction, { type: 1 }>;
export type CommandInteraction = Extract<Interaction, { type: 2 }>;
export type ComponentInteraction = Extract<Interaction, { type: 3 }>;
export type AutocompleteInteraction = Extract<Interaction, { type: 4 }>;
export type ModalInteraction = Extract<Interaction, { type: 5 }>;
/** One that somebody sent: everything but a ping. */
export type UserInteraction = Exclude<Interaction, PingInteraction>;

/** Reads a body that was already found authentic; `null` when it is no interaction we know. */
export function parseInteraction(body: Buffer): Interaction | null {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
  const parsed = interactionSchema.safeParse(json);
  return parsed.success && sender(parsed.data) !== 'nobody' ? parsed.data : null;
}

function sender(interaction: Interaction): 'somebody' | 'nobody' | 'ping' {
  if (interaction.type === 1) return 'ping';
  return interaction.member || interaction.user ? 'somebody' : 'nobody';
}

/** Milliseconds since 1970 in a Discord snowflake: its upper 42 bits, counted from the start of 2015. */
export function snowflakeTime(id: string): number {
  return Number((BigInt(id) >> 22n) + 1420070400000n);
}
