import { createInteractionsHandler, type InteractionsHandler } from '../../src/handlers/compose';
import { readEnvironment } from '../../src/handlers/environment';
import { rngFromSeed } from '../../src/lib/rng';
import { DEFINITIONS } from '../discord/definitions';
import { FakeDiscord } from '../discord/fake-discord';
import { httpEvent } from '../discord/http-event';
import type { Draft } from '../discord/interaction';
import { createSigningKeys } from '../discord/keys';
import type { Message } from '../discord/messages';
import { handlerTransport } from '../discord/transport';
import { PEOPLE, PLACES } from '../discord/users';
import { buttonsOf } from '../harness/presses';
import { startDatabase } from '../lib/database';
import { type Line, line } from './line';

const WARM_UP = 30;
const PERSON = PEOPLE[0]!;
const PLACE = PLACES[0]!;

/** Measures signed interactions through the deployed handler, from signature to reply, with a real store behind it. */
export async function interactions(quick: boolean): Promise<Line[]> {
  const wanted = WARM_UP + (quick ? 100 : 600);
  const database = await startDatabase();
  const keys = createSigningKeys();
  const handler = createInteractionsHandler(
    readEnvironment({
      DISCORD_PUBLIC_KEY: keys.publicKey,
      TABLE_NAME: database.table,
      DYNAMODB_ENDPOINT: database.endpoint,
    }),
    () => Promise.reject(new Error('no worker here')),
  );
  const times: number[] = [];
  const transport = handlerTransport(async (event) => {
    const began = performance.now();
    const result = await handler(event);
    times.push(performance.now() - began);
    return result;
  });
  const commands = DEFINITIONS;
  const discord = new FakeDiscord({ keys, transport, commands });
  try {
    const { turns, panels, replays } = await play(discord, times, wanted);
    const forged = await rejections(handler, quick ? 500 : 5000);
    return [
      line({ suite: 'interactions', name: 'a click, answered with a picture', unit: 'ms' }, turns, {
        median: 25,
        p99: 100,
      }),
      line({ suite: 'interactions', name: 'a request with a forged signature', unit: 'ms' }, forged),
      ...(panels.length > 0 ? [line({ suite: 'interactions', name: 'a private panel', unit: 'ms' }, panels)] : []),
      ...(replays.length > 0 ? [line({ suite: 'interactions', name: 'a step of a replay', unit: 'ms' }, replays)] : []),
    ];
  } finally {
    await database.stop();
  }
}

/** Returns times in milliseconds. Discord did not sign the requests. */
async function rejections(handler: InteractionsHandler, count: number): Promise<number[]> {
  const times: number[] = [];
  for (let request = 0; request < count; request++) {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = { 'x-signature-ed25519': 'ab'.repeat(64), 'x-signature-timestamp': timestamp };
    const event = httpEvent(headers, 'x'.repeat(700));
    const began = performance.now();
    const { statusCode } = await handler(event);
    times.push(performance.now() - began);
    if (statusCode !== 401) throw new Error(`a forged signature was answered with ${statusCode}`);
  }
  return times;
}

/** Pattern of controls that open a replay. A replay has no control that leads back to the board. */
const REPLAY = /\|(replay|last)\b/;

/**
 * Presses random buttons. Returns the last entry of `times` for each press after the warm-up, by the kind of reply.
 * Starts a new run after the end of a run and after a replay.
 */
async function play(
  discord: FakeDiscord,
  times: number[],
  wanted: number,
): Promise<{ turns: number[]; panels: number[]; replays: number[] }> {
  const rng = rngFromSeed('clicks');
  const start: Draft = { person: PERSON, place: PLACE, kind: 'command', command: 'play', options: [] };
  const turns: number[] = [];
  const panels: number[] = [];
  const replays: number[] = [];
  let board: Message | null = null;
  for (let n = 0; n < wanted; n++) {
    const buttons: string[] = board ? buttonsOf(board.components) : [];
    const customId = buttons.length > 0 ? rng.pick(buttons) : null;
    const draft: Draft =
      board && customId !== null
        ? { person: PERSON, place: PLACE, kind: 'component', message: board, customId, componentType: 2 }
        : start;
    const { ok, problems, message } = await discord.deliver(draft);
    if (!ok) throw new Error(`an interaction failed: ${problems.join('; ')}`);
    const shown = message !== null && message.files.length > 0;
    const isReplay = customId !== null && REPLAY.test(customId);
    if (n >= WARM_UP) (isReplay ? replays : shown ? turns : panels).push(times.at(-1)!);
    // An ephemeral panel does not replace the board.
    if (shown || draft === start) board = message;
    if (isReplay || (board && buttonsOf(board.components).length === 0)) board = null;
    if (!shown && !isReplay && board === null)
      throw new Error(`nothing to click: ${JSON.stringify(message?.components)}`);
  }
  return { turns, panels, replays };
}
