import { DEFAULT_SETTINGS, EMPTY_TOTALS, type Store } from '../../src/storage/contract';
import type { Message } from '../discord/messages';
import { channelOf, type Person, type Place } from '../discord/users';
import { type Answer, type BotHarness, PLACE, PLAYER } from '../harness/bot-harness';
import { pressesOf } from '../harness/presses';
import { type Fault, replyFaults } from './checks';
import type { Start } from './starts';
import { parseCommand } from './typed-commands';

/** Who plays, and where. */
export interface Actor {
  person: Person;
  place: Place;
}

export const actorOf = ({ player = PLAYER, place = PLACE }: Start): Actor => ({ person: player, place });

const RUN = 'start';
const NOW = Date.UTC(2025, 0, 1);

/** Puts into an empty store what a start begins with, and does what comes before the crawl. What went wrong is given back. */
export async function setUpStart(start: Start, store: Store, surface: BotHarness): Promise<Fault[]> {
  await putRun(start, store);
  return runSteps(start, surface);
}

async function putRun(start: Start, store: Store): Promise<void> {
  const { person, place } = actorOf(start);
  const { game, settings, party } = start;
  const channel = channelOf(place, person);
  const home =
    place.guildId === null ? { kind: 'dm' as const, id: channel } : { kind: 'guild' as const, id: place.guildId };
  const [owner = person] = party?.members ?? [];
  const together = party ? { channel, ranked: false } : {};
  await store.createRun({ id: RUN, owner: owner.id, home, game, interaction: '1', now: NOW, ...together });
  const run = await store.loadRun(RUN);
  if (run) await store.listRun(run);
  if (party) {
    const { mode, members, holder = owner } = party;
    const ids = members.map(({ id }) => id);
    await store.putParty({ channel, revision: 1, run: RUN, mode, holder: holder.id, heldSince: NOW, members: ids });
  }
  await store.putProfile({
    user: person.id,
    revision: 1,
    activeRun: party ? null : RUN,
    suspendedRuns: [],
    settings: { ...DEFAULT_SETTINGS, ...settings },
    totals: EMPTY_TOTALS,
    countedRuns: [],
  });
}

/** Types and presses what the start says, each on the last message. */
async function runSteps(start: Start, surface: BotHarness): Promise<Fault[]> {
  const faults: Fault[] = [];
  const { person, place } = actorOf(start);
  let message: Message | null = null;
  for (const step of start.before ?? []) {
    const [by, words] = typeof step === 'string' ? [person, step] : step;
    const line = words.startsWith('/') ? parseCommand(words) : null;
    const press = pressesOf(message?.components ?? []).find(({ customId }) => customId.endsWith(`|${words}`));
    if (line === null && !press) return [...faults, { rule: 'a start can be reached', detail: words }];
    const answer: Answer =
      message && press
        ? await surface.press(message, press, by, place)
        : await surface.type(line?.command ?? '', line?.options, by, place);
    faults.push(...replyFaults(answer));
    message = answer.message;
  }
  return faults;
}
