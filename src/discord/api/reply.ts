import type { APIContainerComponent, APITextDisplayComponent } from 'discord.js';
import type { Outcome } from '../types';
import type { Row } from './component';
import { MESSAGE_FLAG, RESPONSE_TYPE } from './constants';

/**
 * A file sent with a message. A picture's name differs from turn to turn, so that no client shows an old picture from
 * its cache.
 */
export interface Attachment {
  name: string;
  bytes: Buffer;
  description: string;
}

/** A message that answers an interaction. */
export interface Message {
  components: (APIContainerComponent | APITextDisplayComponent | Row)[];
  /** At most ten files, each shown by one of the components. */
  attachments: readonly Attachment[];
}

/** The result of an interaction, for the log. */
export interface Trace {
  run: string | null;
  version: number | null;
  result: Outcome['kind'] | 'repeated';
}

/** A reply that is a new message. */
export interface MessageReply {
  kind: 'message';
  message: Message;
  ephemeral: boolean;
  trace?: Trace;
  /** The error that the message apologizes for, for the log. */
  error?: unknown;
}

/** One response to one interaction. */
export type Reply =
  | { kind: 'pong' }
  | MessageReply
  | { kind: 'update'; message: Message; trace?: Trace }
  | { kind: 'choices'; choices: { name: string; value: string }[]; error?: unknown }
  /** Announces a reply that follows as an edit. */
  | { kind: 'deferred'; update: boolean; ephemeral: boolean };

/** Builds the JSON body of a reply for Discord's interaction callback. */
export function replyBody(reply: Reply): { type: number; data?: Record<string, unknown> } {
  switch (reply.kind) {
    case 'pong':
      return { type: RESPONSE_TYPE.pong };
    case 'message':
      return { type: RESPONSE_TYPE.message, data: messageBody(reply.message, reply.ephemeral) };
    case 'update':
      return { type: RESPONSE_TYPE.update, data: messageBody(reply.message, false) };
    case 'choices':
      return { type: RESPONSE_TYPE.choices, data: { choices: reply.choices } };
    case 'deferred':
      if (reply.update) return { type: RESPONSE_TYPE.deferredUpdate };
      return reply.ephemeral
        ? { type: RESPONSE_TYPE.deferredMessage, data: { flags: MESSAGE_FLAG.ephemeral } }
        : { type: RESPONSE_TYPE.deferredMessage };
  }
}

/** Builds the JSON body of a message. Attachments are always listed, because an edit then drops the old picture. */
export function messageBody(message: Message, ephemeral: boolean): Record<string, unknown> {
  return {
    flags: MESSAGE_FLAG.componentsV2 | (ephemeral ? MESSAGE_FLAG.ephemeral : 0),
    components: message.components,
    attachments: message.attachments.map(({ name, description }, id) => ({ id, filename: name, description })),
    allowed_mentions: { parse: [] },
  };
}

/** Returns the log's record of a reply, or `null` if the reply is about no run. */
export function traceOf(reply: Reply): Trace | null {
  return reply.kind === 'message' || reply.kind === 'update' ? (reply.trace ?? null) : null;
}

/** Returns the error that the reply apologizes for, or `undefined` if it answers the request. */
export const errorOf = (reply: Reply): unknown => ('error' in reply ? reply.error : undefined);

/** Returns the message of a reply, or `null` if it has none. */
export function messageOf(reply: Reply): Message | null {
  return reply.kind === 'message' || reply.kind === 'update' ? reply.message : null;
}
