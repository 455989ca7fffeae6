import type { Raws } from '../../src/engine';
import type { Run, Store } from '../../src/storage';
import type { Table } from '../../src/storage/dynamo/table';
import { GUILD } from '../discord/users';
import type { FakeLambda } from './fake-lambda';
import { applicationsIn, overwritten, reportRepeated, reportStrayed } from './oracle/applied';
import { reportBoards } from './oracle/boards';
import { denied, type LoggedRequest, reportLost } from './oracle/replies';
import { sentAround } from './oracle/sent-around';
import { checkResults, checkStoredRun } from './oracle/stored-runs';
import { checkStory } from './oracle/story';
import { type Group, lookOnce, touchRun } from './players';
import type { SeenReply } from './reply';
import type { Sender } from './sender';
import type { WriteHistory } from './write-history';

export interface Case {
  /** Store with a direct connection to the database, without faults. */
  store: Store;
  /** Table below `store`. */
  table: Table;
  raws: Raws;
  history: WriteHistory;
  lines: readonly LoggedRequest[];
  sender: Sender;
  groups: readonly Group[];
  lambda: FakeLambda;
}

/** Number of presses on each finished run, after which its result must be recorded. */
const LOADS = 3;

/** Number of times that a player asks for the board, because replies may be late on a busy machine. */
const LOOKS = 3;

/** Finds violations after all faults have ended. Returns a sentence for each, with its history. */
export async function judge(evidence: Case): Promise<string[]> {
  const { store, raws, history, lines, sender, groups } = evidence;
  await waitUntilIdle(evidence);
  const lockedOut = await playersLockedOut(evidence);
  const runs = await loadFinished(evidence);
  const applications = applicationsIn(history.states);
  const known = { applications, votes: history.votes, sent: sender.sent };
  const violations = [
    ...lockedOut,
    ...reportRepeated(applications),
    ...reportStrayed(applications),
    ...overwritten(history.states),
    ...history.dangling.map((what) => `dangling: ${what}`),
    ...reportLost(lines, known),
    ...denied(lines, sender.received, known),
    ...reportBoards({ ...known, received: sender.received, lines }),
    ...(await checkStory(evidence.table, GUILD.id, { runs, raws })),
  ];
  for (const written of history.states) violations.push(...(await checkStoredRun(store, raws, written)));
  for (const { id } of groups.flatMap(({ people }) => people)) {
    const own = runs.filter(({ owner }) => owner === id);
    violations.push(...(await checkResults(store, id, own)));
  }
  return violations.map((violation) => [violation, ...historyOf(violation, evidence)].join('\n    '));
}

async function waitUntilIdle({ sender, lambda }: Case): Promise<void> {
  await sender.idle();
  await lambda.idle();
}

/** Lets every player ask for the board. Returns a violation for each player who does not get one. */
async function playersLockedOut({ groups, sender }: Case): Promise<string[]> {
  const found: string[] = [];
  for (const group of groups) {
    for (const person of group.people) {
      let reply: SeenReply | null = null;
      for (let looks = 0; looks < LOOKS && !reply?.presses.length; looks++) {
        reply = await lookOnce({ sender, group, person });
      }
      if (!reply || reply.presses.length === 0)
        found.push(`locked out: ${person.username} was answered ${JSON.stringify(reply?.text ?? null)}`);
    }
  }
  return found;
}

/** Loads every run. Presses a button of finished runs first, until their results are recorded. */
async function loadFinished(evidence: Case): Promise<Run[]> {
  const { store, history, groups, sender } = evidence;
  const load = async (): Promise<Run[]> => {
    const runs = await Promise.all([...history.states.keys()].map((id) => store.loadRun(id)));
    return runs.filter((run) => run !== null);
  };
  for (let loads = 0; loads < LOADS; loads++) {
    const pending = (await load()).filter((run) => run.pendingResult);
    if (pending.length === 0) break;
    for (const { id, owner, version } of pending) {
      const group = groups.find(({ people }) => people.some((person) => person.id === owner));
      const person = group?.people.find((each) => each.id === owner);
      if (group && person) await touchRun({ sender, group, person }, { run: id, version });
    }
    await waitUntilIdle(evidence);
  }
  return load();
}

/** Maximum number of lines of a history that are printed. */
const LINES = 12;

/**
 * Returns the known facts about the interaction or run that a violation names: its deliveries, its log lines, and the
 * versions before and after. If the interaction was applied twice, also the interactions that its player sent about the
 * same time.
 */
function historyOf(violation: string, { history, lines, sender }: Case): string[] {
  const [id] = /\b\d{17,19}\b/.exec(violation) ?? [];
  const sent = id === undefined ? undefined : sender.sent.get(id);
  const asked = sent ? [`${id} is ${sent.what} of ${sent.user}, delivered ${sent.deliveries} times`] : [];
  const answered = lines
    .filter(({ interaction }) => interaction === id)
    .map(({ outcome, result, run, version }) => `logged: ${outcome} ${result} ${run} ${version}`);
  const run = [...history.states.keys()].find((key) => violation.includes(key));
  const states = (run && history.states.get(run)) || [];
  const at = id === undefined ? -1 : states.findIndex(({ own, votes }) => own === id || votes.includes(id));
  const listed = at < 0 ? states.slice(-LINES) : states.slice(Math.max(0, at - LINES / 2), at + LINES / 2);
  const versions = listed.map(({ version, rewrites, own, votes }) =>
    `version ${version}${rewrites ? ` rewritten ${rewrites}` : ''}: ${own} ${votes.join(' ')}`.trim(),
  );
  const isDoubled = id !== undefined && violation.startsWith('doubled');
  const runs = [...history.states.keys()].filter((key) => violation.includes(key));
  const around = isDoubled ? sentAround(id, runs, { sent: sender.sent, lines }) : [];
  return [...asked, ...answered, ...versions, ...around];
}
