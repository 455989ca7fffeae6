import { container, fitLines, gallery, text } from './component';
import type { Studio } from './layout/board';
import { privateNote } from './layout/note';
import { placed } from './people';
import type { Performing } from './perform';
import type { Message, Reply } from './reply';
import { spokenBy } from './spoken';
import type { Asking } from './types';

const ACCENT = 0x5f7fbf;
/** Characters of the words, under Discord's 4000 of a message. */
const LIMIT = 3000;

/** How a level is built, for the asker's eyes only. */
export async function showBuilding(
  performing: Performing,
  { depth, seed }: { depth: number; seed: string | null },
  who: Asking,
): Promise<Reply> {
  const outcome = await performing.play.building({ ...placed(who), depth, ...(seed === null ? {} : { seed }) });
  const studio = await spokenBy(performing, who);
  if (outcome.kind !== 'building') return privateNote(studio.words.together.building[outcome.kind]);
  return { kind: 'message', message: messageOf(outcome, studio), ephemeral: true };
}

function messageOf({ seed, depth, text: wordsOnly }: { seed: string; depth: number; text: boolean }, studio: Studio) {
  const { gif, still, words: told } = studio.painter.building(seed, depth);
  const description = `${studio.words.together.building.title} ${told.alt}`;
  const pictures = wordsOnly
    ? []
    : [
        { name: `building-${depth}.gif`, bytes: gif, description },
        { name: `built-${depth}.png`, bytes: still.png, description: told.alt },
      ];
  const lines = [`**${description}**`, ...told.told.map((builder) => `- ${builder}`)];
  const parts = [
    ...pictures.map(({ name, description: alt }) => gallery(name, alt)),
    text(fitLines(lines, LIMIT, studio.words.more)),
  ];
  return { components: [container(ACCENT, parts)], attachments: pictures } satisfies Message;
}
