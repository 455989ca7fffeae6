import * as z from 'zod/mini';
import type { FakeDiscord } from '../discord/fake-discord';
import type { Draft } from '../discord/interaction';
import { optionProblems } from '../discord/options';
import { typable } from '../discord/subcommands';
import { PLACES } from '../discord/users';
import type { PageDraft } from '../playground/protocol';
import type { PageParts } from './page-view';

/** Error for a draft from the page that cannot be sent. The message gives the reason. */
export class DraftError extends Error {}

const option = z.object({
  type: z.number(),
  name: z.string(),
  value: z.optional(z.union([z.string(), z.number(), z.boolean()])),
  focused: z.optional(z.boolean()),
});

const common = { person: z.string(), place: z.string() };

const schema = z.discriminatedUnion('kind', [
  z.object({ ...common, kind: z.enum(['command', 'autocomplete']), command: z.string(), options: z.array(option) }),
  z.object({
    ...common,
    kind: z.literal('component'),
    message: z.string(),
    customId: z.string(),
    componentType: z.number(),
    values: z.optional(z.array(z.string())),
  }),
]);

function message(discord: FakeDiscord, id: string) {
  const found = discord.messages.get(id);
  if (!found) throw new DraftError('that message no longer exists');
  return found;
}

/** Parses a draft from the page. Throws a `DraftError` if Discord's client would not send the draft. */
export function draftOf(
  json: unknown,
  { discord, commands, people }: Pick<PageParts, 'discord' | 'commands' | 'people'>,
): Draft {
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new DraftError('malformed draft');
  const draft = parsed.data as PageDraft;
  const person = people.find(({ id }) => id === draft.person);
  const place = PLACES.find(({ id }) => id === draft.place);
  if (!person || !place) throw new DraftError('unknown person or place');
  const at = { person, place };
  if (draft.kind === 'component') {
    const { customId, componentType, values } = draft;
    return {
      ...at,
      kind: 'component',
      message: message(discord, draft.message),
      customId,
      componentType,
      ...(values ? { values } : {}),
    };
  }
  const command = typable(commands).find(({ name }) => name === draft.command);
  if (!command) throw new DraftError(`there is no command /${draft.command}`);
  const problems = draft.kind === 'command' ? optionProblems(command, draft.options) : [];
  if (problems.length > 0) throw new DraftError(problems.join('; '));
  return { ...at, kind: draft.kind, command: draft.command, options: draft.options };
}
