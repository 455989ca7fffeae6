import { container, fitLines, gallery, text } from '../../api/component';
import { ephemeralNote } from '../../api/note';
import type { Message, Reply } from '../../api/reply';
import { inChannel } from '../../api/users';
import type { BoardRenderer } from '../../board/message';
import type { HandlerContext } from '../../commands/handle-command';
import type { Caller } from '../../types';
import { localeOf } from '../profiles/player-locale';

const ACCENT = 0x5f7fbf;
/** Characters of the words, under Discord's 4000 of a message. */
const LIMIT = 3000;

/** How a level is built, for the asker's eyes only. */
export async function showBuilding(
  context: HandlerContext,
  { depth, seed }: { depth: number; seed: string | null },
  caller: Caller,
): Promise<Reply> {
  const outcome = await context.play.building({ ...inChannel(caller), depth, ...(seed === null ? {} : { seed }) });
  const renderer = await localeOf(context, caller);
  if (outcome.kind !== 'building') return ephemeralNote(renderer.i18n.together.building[outcome.kind]);
  return { kind: 'message', message: messageOf(outcome, renderer), ephemeral: true };
}

function messageOf(
  { seed, depth, text: wordsOnly }: { seed: string; depth: number; text: boolean },
  renderer: BoardRenderer,
) {
  const { gif, still, words: told } = renderer.pictures.building(seed, depth);
  const description = `${renderer.i18n.together.building.title} ${told.alt}`;
  const pictures = wordsOnly
    ? []
    : [
        { name: `building-${depth}.gif`, bytes: gif, description },
        { name: `built-${depth}.png`, bytes: still.png, description: told.alt },
      ];
  const lines = [`**${description}**`, ...told.told.map((builder) => `- ${builder}`)];
  const parts = [
    ...pictures.map(({ name, description: alt }) => gallery(name, alt)),
    text(fitLines(lines, LIMIT, renderer.i18n.more)),
  ];
  return { components: [container(ACCENT, parts)], attachments: pictures } satisfies Message;
}
