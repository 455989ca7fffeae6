import type { APIContainerComponent, APITextDisplayComponent } from 'discord.js';
import type { Outcome } from '../types';
import { FLAG, REPLY, type Row } from './component';

/** A picture sent along, named so that no client shows last turn's from its cache. */
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

/** What became of the request, for the log. */
export interface Trace {
  run: string | null;
  version: number | null;
  result: Outcome['kind'] | 'repeated';
}

/** One response to one interaction. */
export type Reply =
  | { kind: 'pong' }
  | { kind: 'message'; message: Message; ephemeral: boolean; trace?: Trace }
  | { kind: 'update'; message: Message; trace?: Trace }
  | { kind: 'choices'; choices: { name: string; value: string }[] }
  /** The answer comes later, as an edit. */
  | { kind: 'deferred'; update: boolean; ephemeral: boolean };

/** The JSON body of a reply, as Discord's interaction callback takes it. */
export function replyBody(reply: Reply): { type: number; data?: Record<string, unknown> } {
  switch (reply.kind) {
    case 'pong':
      return { type: REPLY.pong };
    case 'message':
      return { type: REPLY.message, data: messageBody(reply.message, reply.ephemeral) };
    case 'update':
      return { type: REPLY.update, data: messageBody(reply.message, false) };
    case 'choices':
      return { type: REPLY.choices, data: { choices: reply.choices } };
    case 'deferred':
      if (reply.update) return { type: REPLY.deferUpdate };
      return reply.ephemeral
        ? { type: REPLY.deferMessage, data: { flags: FLAG.ephemeral } }
        : { type: REPLY.deferMessage };
  }
}

/** A message as the API takes it. Attachments are always listed, so that an edit drops the picture it replaces. */
export function messageBody(message: Message, ephemeral: boolean): Record<string, unknown> {
  return {
    flags: FLAG.componentsV2 | (ephemeral ? FLAG.ephemeral : 0),
    components: message.components,
    attachments: message.attachments.map(({ name, description }, id) => ({ id, filename: name, description })),
    allowed_mentions: { parse: [] },
  };
}

/** What the log is told of the request that is answered so; `null` where no run was asked about. */
export function traceOf(reply: Reply): Trace | null {
  return reply.kind === 'message' || reply.kind === 'update' ? (reply.trace ?? null) : null;
}

/** The message a reply carries, if it carries one. */
export function messageOf(reply: Reply): Message | null {
  return reply.kind === 'message' || reply.kind === 'update' ? reply.message : null;
}
