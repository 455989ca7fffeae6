import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ephemeralNote, noteMessage } from '../../../src/discord/api/message';
import type { Bot } from '../../../src/discord/bot';
import { completeDeferredReply } from '../../../src/discord/http/deferred-reply';
import { createRest } from '../../../src/discord/http/rest';
import { englishI18n } from '../../support/bot-fixture';
import { interactionFrom } from '../../support/interactions';

const interaction = (type: 2 | 3) =>
  interactionFrom({
    type,
    id: '9',
    token: 'tok',
    application_id: '5',
    user: { id: '1', username: 'aldric' },
    data: type === 2 ? { name: 'play' } : { custom_id: 'x', component_type: 2 },
  });

const bot = (reply: Bot['reply']): Bot => ({
  reply,
  isSlow: () => false,
  deferred: ({ type }) => ({ kind: 'deferred', update: type === 3, ephemeral: false }),
  apology: (_, why) => noteMessage(englishI18n.notes[why]),
});

/** A stand-in for Discord that answers with the given statuses in turn, then with 200. */
async function discord<T>(statuses: number[], use: (base: string, calls: string[]) => Promise<T>): Promise<T> {
  const calls: string[] = [];
  const server = createServer((request, response) => {
    calls.push(`${request.method} ${request.url}`);
    request.resume().on('end', () => response.writeHead(statuses[calls.length - 1] ?? 200).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls);
  } finally {
    server.close();
  }
}

const rest = (base: string) => createRest({ base, sleep: async () => {} });
const board: Bot['reply'] = async () => ({ kind: 'update', message: noteMessage('board') });
const EDIT = 'PATCH /webhooks/5/tok/messages/@original';

test('a deferred reply edits the message', () =>
  discord([], async (base, calls) => {
    expect(await completeDeferredReply(bot(board), rest(base), { interaction: interaction(3) })).toBe(true);
    expect(calls).toEqual([EDIT]);
  }));

test('an edit that Discord does not know yet is tried again', () =>
  discord([404, 404], async (base, calls) => {
    expect(await completeDeferredReply(bot(board), rest(base), { interaction: interaction(2) })).toBe(true);
    expect(calls).toEqual([EDIT, EDIT, EDIT]);
  }));

test('a message Discord finds invalid is not sent again', () =>
  discord([400], async (base, calls) => {
    expect(await completeDeferredReply(bot(board), rest(base), { interaction: interaction(2) })).toBe(false);
    expect(calls).toEqual([EDIT]);
  }));

test('an ephemeral note never replaces the board', () =>
  discord([], async (base, calls) => {
    await completeDeferredReply(
      bot(async () => ephemeralNote('not yours')),
      rest(base),
      { interaction: interaction(3) },
    );
    expect(calls).toEqual(['POST /webhooks/5/tok']);
  }));

const refused: Bot['reply'] = async () => ephemeralNote('only for you');
const WITHDRAWAL = EDIT.replace('PATCH', 'DELETE');

test('an ephemeral reply to a public deferral withdraws it and is sent as a note', () =>
  discord([], async (base, calls) => {
    expect(await completeDeferredReply(bot(refused), rest(base), { interaction: interaction(2) })).toBe(true);
    expect(calls).toEqual([WITHDRAWAL, 'POST /webhooks/5/tok']);
  }));

test('an ephemeral reply to an ephemeral deferral edits it', () =>
  discord([], async (base, calls) => {
    const hushed: Bot = { ...bot(refused), deferred: () => ({ kind: 'deferred', update: false, ephemeral: true }) };
    await completeDeferredReply(hushed, rest(base), { interaction: interaction(2) });
    expect(calls).toEqual([EDIT]);
  }));

test.each([
  ['that outran the deferral is tried again', [404], [WITHDRAWAL, WITHDRAWAL, 'POST /webhooks/5/tok']],
  ['whose answer was lost may have landed', [500, 404], [WITHDRAWAL, WITHDRAWAL, 'POST /webhooks/5/tok']],
  ['that is barred leaves an apology, and the note unsaid', [403], [WITHDRAWAL, EDIT]],
])('a withdrawal %s', (_, statuses, expected) =>
  discord(statuses, async (base, calls) => {
    await completeDeferredReply(bot(refused), rest(base), { interaction: interaction(2) });
    expect(calls).toEqual(expected);
  }),
);

test('a failure still ends with an edit', () =>
  discord([], async (base, calls) => {
    const failing: Bot['reply'] = () => Promise.reject(new Error('deadline'));
    await completeDeferredReply(bot(failing), rest(base), { interaction: interaction(2) });
    expect(calls).toEqual([EDIT]);
  }));
