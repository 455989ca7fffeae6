import { added, changed } from './discord-api';
import { type Fault, type FaultyProxy, startFaultyProxy } from './faulty-proxy';
import { ada, control, pressable, setTable, type Table, versionOf, wordsOf } from './table';

let proxy: FaultyProxy;
let table: Table;

/** Milliseconds that the worker may run. It keeps 20 seconds for its last edit and gives a reply up after the rest. */
const WORKER_MS = 22_000;

beforeEach(async () => {
  proxy = await startFaultyProxy();
  // Requests go through the faulty proxy. The other settings leave a busy machine time for all attempts.
  table = await setTable({ DYNAMODB_ENDPOINT: proxy.endpoint, HEDGE_AFTER: '2000' }, WORKER_MS);
  proxy.target = table.database.endpoint;
});
afterEach(async () => {
  await table.stop();
  proxy.stop();
});

/** From the first request of this operation on, every request meets the fault. */
function failFrom(operation: string, fault: Fault): void {
  let hasBegun = false;
  proxy.fault = (each) => {
    hasBegun ||= each === operation;
    return hasBegun ? fault : 'pass';
  };
}

const heal = (): void => {
  proxy.fault = () => 'pass';
};

/** Presses Wait while the database fails from its first write on. The database recovers after the deferral. */
async function pressDuring(fault: Fault) {
  const board = await table.begin({ seed: 'UNCLEAR' });
  failFrom('PutItem', fault);
  const delivery = await table.press(board, control(board, 'do:wait'));
  heal();
  return { board, delivery };
}

test.each<[string, Fault]>([
  ['was carried out though no answer says so', 'lose'],
  ['was not carried out', 'refuse'],
])('a turn whose commit %s is deferred, played once and shown', async (_, fault) => {
  const { board, delivery } = await pressDuring(fault);
  expect(delivery.callback).toEqual({ type: 6 });
  const after = await changed(table.discord, board.id, (message) => versionOf(message) > versionOf(board));
  expect(versionOf(after)).toBe(versionOf(board) + 1);
  const now = (await table.type('play')).message!;
  expect(versionOf(now)).toBe(versionOf(board) + 1);
});

test('while the database is down, the worker says that a turn may have counted, and the board stays', async () => {
  const board = await table.begin({ seed: 'UNCLEAR' });
  proxy.fault = () => 'refuse';
  expect((await table.press(board, control(board, 'do:wait'))).callback).toEqual({ type: 6 });
  const note = await added(table.discord, ({ visibleTo }) => visibleTo === ada.id);
  expect(wordsOf(note)).toContain('may have counted');
  expect(table.discord.messages.get(board.id)).toEqual(board);
});

test('a command to a silent database is answered when the database recovers', async () => {
  failFrom('GetItem', 'refuse');
  const delivery = await table.type('play', { seed: 'UNCLEAR' });
  expect(delivery.callback).toMatchObject({ type: 5 });
  heal();
  const board = await changed(table.discord, delivery.message!.id, ({ files }) => files.length > 0);
  expect(pressable(board).map(({ label }) => label)).toEqual(['Fighter', 'Apprentice', 'Scout', 'Tinker']);
});
