import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { MESSAGE_FLAG } from '../../src/discord/api/constants';
import { ephemeralNote, noteMessage } from '../../src/discord/api/note-message';
import type { Bot } from '../../src/discord/bot';
import { completeDeferredReply, type DeferredReplyResult } from '../../src/discord/http/deferred-reply';
import { createRest } from '../../src/discord/http/rest';
import { firstSnowflake } from '../../src/lib/snowflake';
import { englishI18n } from './bot-fixture';
import { interactionFrom } from './interactions';

const SENT_AT = Date.UTC(2026, 10, 20, 12);
export const MINUTE = 60_000;

/** Command (type 2) or press of a button (type 3), sent at `SENT_AT`. */
export const interaction = (type: 2 | 3) =>
  interactionFrom({
    type,
    id: String(firstSnowflake(SENT_AT)),
    token: 'tok',
    application_id: '5',
    user: { id: '1', username: 'aldric' },
    data: type === 2 ? { name: 'play' } : { custom_id: 'x', component_type: 2 },
  });

export const bot = (reply: Bot['reply']): Bot => ({
  reply,
  isSlow: () => false,
  isHeavy: () => false,
  prepareDeferral: async () => {},
  refuseHeavy: async () => null,
  deferred: ({ type }) => ({ kind: 'deferred', update: type === 3, ephemeral: false }),
  apology: (_, why) => noteMessage(englishI18n.notes[why]),
});

export interface Answer {
  status: number;
  headers?: Record<string, string>;
  body?: unknown;
}

/** Stand-in for Discord, with the requests that it received. */
interface Discord {
  base: string;
  /** Method and path of each request. */
  calls: string[];
  /** Text of the first component of each request. */
  texts: string[];
  /** For each request with a body, true if its message is ephemeral. */
  ephemeral: boolean[];
}

/**
 * Runs `use` with a stand-in for Discord that gives the answers in turn, then 200. For 0 it closes the connection, for
 * -1 it never answers.
 */
export async function discord<T>(answers: (number | Answer)[], use: (discord: Discord) => Promise<T>): Promise<T> {
  const [calls, texts]: [string[], string[]] = [[], []];
  const ephemeral: boolean[] = [];
  const server = createServer(async (request, response) => {
    const answer = answers[calls.length] ?? 200;
    calls.push(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (chunks.length > 0) {
      const { components, flags } = JSON.parse(Buffer.concat(chunks).toString());
      texts.push(components[0].content);
      ephemeral.push((flags & MESSAGE_FLAG.ephemeral) !== 0);
    }
    const { status, headers = {}, body } = typeof answer === 'number' ? { status: answer } : answer;
    if (status === 0) return request.socket.destroy();
    if (status === -1) return;
    response.writeHead(status, headers).end(body === undefined ? '' : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, calls, texts, ephemeral });
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

interface Completion extends DeferredReplyResult {
  /** Pauses that the worker made, in milliseconds. */
  pauses: number[];
}

interface Circumstances {
  type?: 2 | 3;
  /** Milliseconds between the interaction and the start of the worker. */
  age?: number;
  timeLeft?: number;
  change?: Partial<Bot>;
  /** True if the deferral was ephemeral; `undefined` if the job does not say. */
  announced?: boolean;
}

/** Completes a deferred reply. The clock moves only when the worker pauses. */
export async function complete(
  base: string,
  reply: Bot['reply'],
  { type = 2, age = 2000, timeLeft = 5 * MINUTE, change = {}, announced }: Circumstances = {},
): Promise<Completion> {
  let clock = SENT_AT + age;
  const pauses: number[] = [];
  const times = {
    now: () => clock,
    sleep: async (ms: number) => {
      clock += ms;
      pauses.push(ms);
    },
  };
  const end = clock + timeLeft;
  const rest = createRest({ base, ...times });
  const parts = { bot: { ...bot(reply), ...change }, rest, ...times };
  const result = await completeDeferredReply(
    parts,
    { interaction: interaction(type), ephemeral: announced },
    () => end - clock,
  );
  return { ...result, pauses };
}

export const board: Bot['reply'] = async () => ({ kind: 'update', message: noteMessage('board') });
export const shared: Bot['reply'] = async () => ({
  kind: 'message',
  message: noteMessage('for all'),
  ephemeral: false,
});
export const refused: Bot['reply'] = async () => ephemeralNote('only for you');
export const EDIT = 'PATCH /webhooks/5/tok/messages/@original';
export const NOTE = 'POST /webhooks/5/tok';
export const APOLOGY = englishI18n.notes.tookTooLong;
