import * as z from 'zod/mini';
import { INTERACTION_TYPE } from './constants';

const SNOWFLAKE = z.string().check(z.regex(/^\d{1,20}$/));

/** Cuts at `length` UTF-16 code units, because normalizing long texts is slow. */
const textCutAt = (length: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, length)),
  );

const MAX_OPTION_LENGTH = 6000;
const MAX_NAME_LENGTH = 100;
const name = textCutAt(MAX_NAME_LENGTH);

/** Turns an unreadable value into `undefined` instead of an error. */
const expendable = <T extends z.core.$ZodType>(schema: T) => z.catch(z.optional(schema), undefined);

const user = z.object({
  id: SNOWFLAKE,
  username: name,
  global_name: expendable(name),
});

const plainOption = z.object({
  name: z.string(),
  type: z.int(),
  value: z.optional(z.union([textCutAt(MAX_OPTION_LENGTH), z.number(), z.boolean()])),
  focused: z.optional(z.boolean()),
});

const option = z.extend(plainOption, { options: z.optional(z.array(plainOption)) });

const common = {
  id: SNOWFLAKE,
  token: z.string().check(z.minLength(1)),
  application_id: z.string(),
  guild_id: z.optional(z.string()),
  channel_id: z.optional(z.string()),
  channel: expendable(z.object({ type: expendable(z.int()), parent_id: expendable(z.string()) })),
  locale: expendable(z.string()),
  member: z.optional(z.object({ user: z.optional(user), nick: expendable(name), permissions: expendable(z.string()) })),
  user: z.optional(user),
  attachment_size_limit: expendable(z.number()),
};

const command = z.object({
  name: z.string(),
  type: expendable(z.int()),
  options: z.optional(z.array(option)),
  resolved: expendable(
    z.object({ users: expendable(z.record(z.string(), z.object({ bot: expendable(z.boolean()) }))) }),
  ),
});

const component = z.object({
  custom_id: z.string().check(z.maxLength(100)),
  values: z.optional(z.array(z.string().check(z.maxLength(100)))),
});

/** An unreadable message counts as public. */
const message = expendable(z.object({ id: expendable(SNOWFLAKE), flags: z.optional(z.int()) }));

const interactionSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal(INTERACTION_TYPE.ping) }),
  z.object({ ...common, type: z.literal(INTERACTION_TYPE.command), data: command }),
  z.object({ ...common, type: z.literal(INTERACTION_TYPE.component), data: component, message }),
  z.object({ ...common, type: z.literal(INTERACTION_TYPE.autocomplete), data: command }),
  z.object({ ...common, type: z.literal(INTERACTION_TYPE.modal), data: z.object({ custom_id: z.string() }) }),
]);

/** Sets `user` to the sender. Only a ping may lack a sender. */
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
export type SentByUser = Exclude<SentInteraction, InteractionOf<'ping'>>;
