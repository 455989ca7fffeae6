import { listsFor } from '../../src/play/leaderboards/result-lists';
import { DEFAULT_SETTINGS, EMPTY_TOTALS, type Store } from '../../src/storage/contract';
import type { Message } from '../discord/messages';
import { channelOf, PEOPLE, type Person, type Place } from '../discord/users';
import { type BotHarness, type HarnessReply, PLACE, PLAYER } from '../harness/bot-harness';
import { pressesOf } from '../harness/presses';
import { type Fault, replyFaults } from './checks';
import { parseCommand } from './inputs';
import type { Start } from './starts';

/** Who acts, and where. */
export interface Actor {
  person: Person;
  place: Place;
}

export const actorOf = ({ player = PLAYER, place = PLACE }: Start): Actor => ({ person: player, place });

/** Somebody who neither owns the run nor is in its party. */
export function outsiderTo(start: Start): Person {
  const { person } = actorOf(start);
  return PEOPLE.find((one) => one !== person && !start.party?.members.includes(one)) ?? person;
}

/** Is nobody but the app there with the player? */
export const isAlone = ({ kind, brought }: Place): boolean => kind === 'dm' && !brought;

const RUN = 'start';
const NOW = Date.UTC(2025, 0, 1);

/** Puts the run of a start into an empty store and takes the steps before the crawl. Returns what was wrong with them. */
export async function setUpStart(start: Start, store: Store, harness: BotHarness): Promise<Fault[]> {
  await putRun(start, store);
  return runSteps(start, harness);
}

/** Of a player who has one that is hidden from others. */
const FEATS = ['first-blood', 'public-enemy', 'taxi', 'down-the-hole'];

async function putRun(start: Start, store: Store): Promise<void> {
  const { person, place } = actorOf(start);
  const { game, settings, party, results = [] } = start;
  const channel = channelOf(place, person);
  const home =
    place.guildId === null ? { kind: 'dm' as const, id: channel } : { kind: 'guild' as const, id: place.guildId };
  for (const result of results) await store.recordResult(result, listsFor(result));
  const [owner = person] = party?.members ?? [];
  const partyFields = party ? { channel, ranked: false } : {};
  await store.createRun({ id: RUN, owner: owner.id, home, game, interaction: '1', now: NOW, ...partyFields });
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
    feats: FEATS,
    countedRuns: [],
  });
}

/** Sends commands and presses buttons, each on the last message. */
async function runSteps(start: Start, harness: BotHarness): Promise<Fault[]> {
  const faults: Fault[] = [];
  const { person, place } = actorOf(start);
  let message: Message | null = null;
  for (const step of start.before ?? []) {
    const [by, text] = typeof step === 'string' ? [person, step] : step;
    const command = text.startsWith('/') ? parseCommand(text) : null;
    const press = pressesOf(message?.components ?? []).find(({ customId }) => customId.endsWith(`|${text}`));
    if (command === null && !press) return [...faults, { rule: 'a start can be reached', detail: text }];
    const reply: HarnessReply =
      message && press
        ? await harness.press(message, press, by, place)
        : await harness.type(command?.command ?? '', command?.options, by, place);
    faults.push(...replyFaults(reply));
    message = reply.message;
  }
  return faults;
}
