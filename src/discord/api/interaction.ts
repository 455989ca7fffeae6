import * as z from 'zod/mini';
import { INTERACTION_TYPE } from './constants';

const SNOWFLAKE = z.string().check(z.regex(/^\d{1,20}$/));

/**
 * A text that is cut at a length in UTF-16 code units. The schema cuts it before anything else works on it, because
 * normalizing a text takes time that grows with the square of its length.
 */
const textCutAt = (length: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, length)),
  );

/** Longest text of an option that Discord sends. */
const OPTION_LENGTH = 6000;
/** Longer than any name on Discord, of which none has more than 32 characters. */
const NAME_LENGTH = 100;
const name = textCutAt(NAME_LENGTH);

const user = z.object({
  id: SNOWFLAKE,
  username: name,
  global_name: z.nullish(name),
});

const plainOption = z.object({
  name: z.string(),
  type: z.int(),
  value: z.optional(z.union([textCutAt(OPTION_LENGTH), z.number(), z.boolean()])),
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
  member: z.optional(z.object({ user: z.optional(user), nick: z.nullish(name), permissions: z.optional(z.string()) })),
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

/** Message with the pressed control. Messages that cannot be read count as public. */
const message = z.catch(z.optional(z.object({ flags: z.optional(z.int()) })), undefined);

const interactionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal(INTERACTION_TYPE.ping) }),
  z.object({ ...common, type: z.literal(INTERACTION_TYPE.command), data: command }),
  z.object({ ...common, type: z.literal(INTERACTION_TYPE.component), data: component, message }),
  z.object({ ...common, type: z.literal(INTERACTION_TYPE.autocomplete), data: command }),
  z.object({ ...common, type: z.literal(INTERACTION_TYPE.modal), data: z.object({ custom_id: z.string() }) }),
]);

/**
 * The fields that the bot reads of an interaction; all other fields are ignored. `user` is the sender, inside servers
 * too.
 */
export const sentInteractionSchema = z.pipe(
  interactionSchema,
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
