import { randomBytes } from 'node:crypto';
import { snowflakeTime } from '../../src/lib/snowflake';
import { DEFINITIONS } from '../discord/definitions';
import { completeDraft, type Draft, type Interaction, isEphemeral } from '../discord/interaction';
import { type SigningKeys, signedHeaders } from '../discord/keys';
import { snowflakes } from '../discord/messages';
import { httpTransport } from '../discord/transport';
import type { LateReply } from './fake-rest';
import { boardIn, readMessage, readReply, type SeenMessage, type SeenReply } from './reply';

/** An interaction that was sent, once or several times. */
export interface Sent {
  interaction: Interaction;
  user: string;
  what: string;
  /** Number of deliveries to servers and to the worker. */
  deliveries: number;
  /** Message with the pressed control; `null` for a command. */
  message: SeenMessage | null;
  /** True if a party plays in the channel. */
  isParty: boolean;
}

export interface Received {
  id: string;
  /** Milliseconds since 1970. For a late reply, the time when the interaction was first sent. */
  began: number;
  ended: number;
  text: string;
  /** Run whose board the reply shows to everybody in a new message; `null` for any other reply, and a late one. */
  newBoard: string | null;
}

export interface SenderOptions {
  keys: SigningKeys;
  /** Resolves with the address of any server. */
  url: () => Promise<string>;
  /** Sends a job to the worker a second time. */
  invokeWorker: (payload: string) => void;
}

export interface Sender {
  sent: ReadonlyMap<string, Sent>;
  received: readonly Received[];
  counts: { deliveries: number; deferred: number; unanswered: number };
  /** Creates an interaction that has not been sent yet. */
  prepare(draft: Draft, what: string, isParty?: boolean): Sent;
  /** Sends the interaction to any server. Resolves with the reply that the player sees; `null` if none came. */
  deliver(sent: Sent): Promise<SeenReply | null>;
  /** Sends the interaction to the worker, as if a server had deferred the reply twice. */
  deliverToWorker(sent: Sent): void;
  onLateReply(reply: LateReply): void;
  nextId(): string;
  /** Resolves when no delivery is in progress. */
  idle(): Promise<void>;
}

const NO_MESSAGE: SeenMessage = { id: '', isEphemeral: false };

/** Time in milliseconds for which a player waits for a deferred reply. */
const PATIENCE = 4000;

/** Creates the part of Discord that sends signed interactions to one of the servers. */
export function createSender({ keys, url, invokeWorker }: SenderOptions): Sender {
  const nextId = snowflakes(Date.now);
  const sent = new Map<string, Sent>();
  const byToken = new Map<string, Sent>();
  const received: Received[] = [];
  const waiting = new Map<string, Set<(reply: SeenReply | null) => void>>();
  const counts = { deliveries: 0, deferred: 0, unanswered: 0 };

  /** Resolves with the next edit for a token, or with `null` after PATIENCE. */
  const lateReply = (token: string): Promise<SeenReply | null> =>
    new Promise((resolve) => {
      const listeners = waiting.get(token) ?? new Set();
      waiting.set(token, listeners);
      const timer = setTimeout(() => listener(null), PATIENCE);
      const listener = (reply: SeenReply | null) => {
        clearTimeout(timer);
        listeners.delete(listener);
        resolve(reply);
      };
      listeners.add(listener);
    });

  const underWay = new Set<Promise<unknown>>();

  const send = async (one: Sent): Promise<SeenReply | null> => {
    const { interaction } = one;
    one.deliveries += 1;
    counts.deliveries += 1;
    const began = Date.now();
    const body = JSON.stringify(interaction);
    const post = httpTransport(`${await url()}/interactions`);
    const reply = await post({ headers: signedHeaders(keys, body, began), body })
      .then(readReply)
      .catch(() => null);
    if (!reply) {
      counts.unanswered += 1;
      return null;
    }
    if (reply.isDeferred) {
      counts.deferred += 1;
      return lateReply(interaction.token);
    }
    const { text, isNew } = reply;
    const newBoard = isNew && !reply.isEphemeral ? (boardIn(reply, NO_MESSAGE)?.run ?? null) : null;
    received.push({ id: interaction.id, began, ended: Date.now(), text, newBoard });
    return reply;
  };

  return {
    sent,
    received,
    counts,
    nextId,
    prepare(draft, what, isParty = false) {
      const interaction = completeDraft(draft, nextId(), randomBytes(24).toString('base64url'), DEFINITIONS);
      const pressed = draft.kind === 'component' ? draft.message : null;
      const message = pressed && { id: pressed.id, isEphemeral: isEphemeral(pressed.flags) };
      const one: Sent = { interaction, user: draft.person.id, what, deliveries: 0, message, isParty };
      sent.set(interaction.id, one);
      byToken.set(interaction.token, one);
      return one;
    },

    deliver(one) {
      const delivery = send(one);
      underWay.add(delivery);
      return delivery.finally(() => underWay.delete(delivery));
    },

    deliverToWorker(one) {
      one.deliveries += 1;
      counts.deliveries += 1;
      invokeWorker(JSON.stringify({ interaction: one.interaction }));
    },

    onLateReply({ token, data }) {
      const one = byToken.get(token);
      if (!one) return;
      const reply = readMessage(data);
      const { id } = one.interaction;
      received.push({ id, began: snowflakeTime(id), ended: Date.now(), text: reply.text, newBoard: null });
      for (const listener of waiting.get(token) ?? []) listener(reply);
    },

    async idle() {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
}
