import type { APIContainerComponent, APITextDisplayComponent } from 'discord.js';
import type { Outcome } from '../types';
import type { Row } from './component';
import { MESSAGE_FLAG, RESPONSE_TYPE } from './constants';

/** A file sent along. A picture's name differs from turn to turn, so that no client shows an old one from its cache. */
export interface Attachment {
  name: string;
  bytes: Buffer;
  description: string;
}

/** The message an interaction is answered with. */
export interface Message {
  components: (APIContainerComponent | APITextDisplayComponent | Row)[];
  /** At most ten, each shown by one of the components. */
  attachments: readonly Attachment[];
}

/** The result of a request, for the log. */
export interface Trace {
  run: string | null;
  version: number | null;
  result: Outcome['kind'] | 'repeated';
}

/** A message of its own. */
export interface MessageReply {
  kind: 'message';
  message: Message;
  ephemeral: boolean;
  trace?: Trace;
  /** What it apologizes for, for the log. */
  error?: unknown;
}

/** One response to one interaction. */
export type Reply =
  | { kind: 'pong' }
  | MessageReply
  | { kind: 'update'; message: Message; trace?: Trace }
  | { kind: 'choices'; choices: { name: string; value: string }[]; error?: unknown }
  /** The reply comes later, as an edit. */
  | { kind: 'deferred'; update: boolean; ephemeral: boolean };

/** The JSON body of a reply, as Discord's interaction callback takes it. */
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

/** A message as the API takes it. Attachments are always listed, so that an edit drops the picture it replaces. */
export function messageBody(message: Message, ephemeral: boolean): Record<string, unknown> {
  return {
    flags: MESSAGE_FLAG.componentsV2 | (ephemeral ? MESSAGE_FLAG.ephemeral : 0),
    components: message.components,
    attachments: message.attachments.map(({ name, description }, id) => ({ id, filename: name, description })),
    allowed_mentions: { parse: [] },
  };
}

/** What the log records of a request with this reply; `null` where it was about no run. */
export function traceOf(reply: Reply): Trace | null {
  return reply.kind === 'message' || reply.kind === 'update' ? (reply.trace ?? null) : null;
}

/** The error that a reply stands for; `undefined` for one that answers what was asked. */
export const errorOf = (reply: Reply): unknown => ('error' in reply ? reply.error : undefined);

/** The message of a reply; `null` for one that has none. */
export function messageOf(reply: Reply): Message | null {
  return reply.kind === 'message' || reply.kind === 'update' ? reply.message : null;
}
