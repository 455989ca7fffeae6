import * as z from 'zod/mini';
import { INTERACTION_TYPE } from './constants';

const SNOWFLAKE = z.string().check(z.regex(/^\d{1,20}$/));

const user = z.object({
  id: SNOWFLAKE,
  username: z.string(),
  global_name: z.nullish(z.string()),
});

const plainOption = z.object({
  name: z.string(),
  type: z.int(),
  value: z.optional(z.union([z.string(), z.number(), z.boolean()])),
  focused: z.optional(z.boolean()),
});

/** Discord sends a subcommand as an option, which holds the options typed with the subcommand. */
const option = z.extend(plainOption, { options: z.optional(z.array(plainOption)) });

const common = {
  id: SNOWFLAKE,
  token: z.string().check(z.minLength(1)),
  application_id: z.string(),
  guild_id: z.optional(z.string()),
  channel_id: z.optional(z.string()),
  channel: z.optional(z.object({ type: z.optional(z.int()), parent_id: z.nullish(z.string()) })),
  locale: z.optional(z.string()),
  member: z.optional(
    z.object({ user: z.optional(user), nick: z.nullish(z.string()), permissions: z.optional(z.string()) }),
  ),
  user: z.optional(user),
  attachment_size_limit: z.optional(z.number()),
};

const command = z.object({
  name: z.string(),
  type: z.optional(z.int()),
  options: z.optional(z.array(option)),
  /** Users that the options name, by id. */
  resolved: z.optional(
    z.object({ users: z.optional(z.record(z.string(), z.object({ bot: z.optional(z.boolean()) }))) }),
  ),
});

const component = z.object({
  custom_id: z.string().check(z.maxLength(100)),
  values: z.optional(z.array(z.string().check(z.maxLength(100)))),
});

/** The message that holds a component. */
const message = z.object({ flags: z.optional(z.int()) });

const sent = z.discriminatedUnion('type', [
  z.object({ type: z.literal(INTERACTION_TYPE.ping) }),
  z.object({ ...common, type: z.literal(INTERACTION_TYPE.command), data: command }),
  z.object({ ...common, type: z.literal(INTERACTION_TYPE.component), data: component, message: z.optional(message) }),
  z.object({ ...common, type: z.literal(INTERACTION_TYPE.autocomplete), data: command }),
  z.object({ ...common, type: z.literal(INTERACTION_TYPE.modal), data: z.object({ custom_id: z.string() }) }),
]);

/**
 * The fields that the bot reads of an interaction; all other fields are ignored. `user` is the sender, inside servers
 * too.
 */
export const sentInteractionSchema = z.pipe(
  sent,
  z.transform((interaction, { issues }) => {
    if (interaction.type === INTERACTION_TYPE.ping) return interaction;
    const sender = interaction.member?.user ?? interaction.user;
    if (sender) return { ...interaction, user: sender };
    issues.push({ code: 'custom', input: interaction });
    return z.NEVER;
  }),
);

type SentInteraction = z.infer<typeof sentInteractionSchema>;
type InteractionOf<Type extends keyof typeof INTERACTION_TYPE> = Extract<
  SentInteraction,
  { type: (typeof INTERACTION_TYPE)[Type] }
>;
export type CommandInteraction = InteractionOf<'command'>;
/** An interaction that a user sent: any except a ping. */
export type SentByUser = Exclude<SentInteraction, InteractionOf<'ping'>>;
