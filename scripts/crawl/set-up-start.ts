import { RULES } from '../../src/engine';
import { listsFor } from '../../src/play/leaderboards/result-lists';
import { DEFAULT_SETTINGS, newProfile, type Run, type RunResult, type Store } from '../../src/storage/contract';
import type { Message } from '../discord/messages';
import { channelOf, PEOPLE, type Person, type Place } from '../discord/users';
import { type BotHarness, type HarnessReply, PLACE, PLAYER } from '../harness/bot-harness';
import { pressesOf } from '../harness/presses';
import { type Fault, replyFaults } from './checks';
import { parseCommand } from './inputs';
import { HERO } from './scenes';
import type { Start } from './starts';

export interface Actor {
  person: Person;
  place: Place;
}

export const actorOf = ({ player = PLAYER, place = PLACE }: Start): Actor => ({ person: player, place });

/** Returns a player who neither owns the run nor is in its party; the start's own player if everybody does. */
export function outsiderTo(start: Start): Person {
  const { person } = actorOf(start);
  return PEOPLE.find((one) => one !== person && !start.party?.members.includes(one)) ?? person;
}

/** True if this place has no members except the player and the app. */
export const isAlone = ({ kind, brought }: Place): boolean => kind === 'dm' && !brought;

const RUN = 'start';
const NOW = Date.UTC(2025, 0, 1);

/** Stores the run of a start in an empty store, and takes the steps before the crawl. Returns faults of the steps. */
export async function setUpStart(start: Start, store: Store, harness: BotHarness): Promise<Fault[]> {
  await putRun(start, store);
  return runSteps(start, harness);
}

/** Feats of the player. One feat is hidden from players who have not earned it. */
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
  if (run && start.graves && home.kind === 'guild') await putGraves(store, run, home.id);
  await store.putProfile({
    ...newProfile(person.id),
    revision: 1,
    activeRun: party ? null : RUN,
    settings: { ...DEFAULT_SETTINGS, ...settings },
    feats: FEATS,
  });
  if (party) {
    const { mode, members, holder = owner } = party;
    const ids = members.map(({ id }) => id);
    await store.putParty({ channel, revision: 1, run: RUN, mode, holder: holder.id, holderSince: NOW, members: ids });
  }
}

/** Puts two graves on the level of a run. The name of one hero must be escaped, and one player wants to be hidden. */
async function putGraves(store: Store, run: Run, guild: string): Promise<void> {
  const { depth } = run.game;
  const times = [1, 2];
  for (const time of times) {
    const result = { ...FALLEN, run: `fallen-${time}`, owner: `fallen-${time}`, finishedAt: time, home: run.home };
    await store.recordResult({ ...result, summary: { ...FALLEN.summary, depth } }, [{ kind: 'graves', guild, depth }]);
  }
  const settings = { ...DEFAULT_SETTINGS, shown: false };
  await store.putProfile({ ...newProfile('fallen-2'), revision: 1, settings });
  const graves = { [depth]: times };
  await store.commit({ from: run, game: run.game, action: { kind: 'wait' }, interaction: '2', graves, now: NOW });
}

const FALLEN: Omit<RunResult, 'run' | 'owner' | 'finishedAt' | 'home'> = {
  version: 1,
  heroName: HERO,
  seed: 'GRAVE',
  rules: RULES,
  origin: { kind: 'chance' },
  ranked: true,
  feats: [],
  summary: {
    result: 'died',
    ...{ score: 300, depth: 3, deepest: 3, level: 2, xp: 900, kills: 4, gold: 12, turns: 700 },
    ...{ by: 'goblin', cause: null, laurel: false, cheated: false },
  },
};

/** Sends commands and presses buttons, each on the last message. Returns the faults. */
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
