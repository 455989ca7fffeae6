import type { APIContainerComponent, APITextDisplayComponent } from 'discord.js';
import type { Outcome } from '../types';
import { picturedNames, type Row } from './component';
import { MESSAGE_FLAG, RESPONSE_TYPE } from './constants';

/** A changed picture needs a new `name`, because clients cache pictures. */
export interface Attachment {
  name: string;
  bytes: Buffer;
  description: string;
}

export interface Message {
  components: (APIContainerComponent | APITextDisplayComponent | Row)[];
  /** Files that the message's components show, at most ten. */
  attachments: readonly Attachment[];
}

export interface Trace {
  run: string | null;
  version: number | null;
  result: Outcome['kind'] | 'repeated';
}

export interface BoardChange {
  run: string;
  draw: () => Message;
  /** True if the player pressed a control of the board's message. */
  isPressed?: true;
}

/** `webhook` belongs to an interaction that made or changed the message. */
export interface Edit {
  webhook: Webhook;
  message: Message;
  refused: () => void;
}

/** Authorizes replies to one interaction. */
export interface Webhook {
  application_id: string;
  token: string;
}

interface BesideReply {
  change?: BoardChange;
  /** Edit of the public board, if a separate edit is needed and possible. */
  edit?: Edit;
}

export interface MessageReply extends BesideReply {
  kind: 'message';
  message: Message;
  ephemeral: boolean;
  /** True if the message is ephemeral only in servers. */
  isPublicInDms?: true;
  trace?: Trace;
  error?: unknown;
}

export type Reply =
  | { kind: 'pong' }
  | MessageReply
  | ({ kind: 'update'; message: Message; trace?: Trace } & BesideReply)
  | { kind: 'choices'; choices: { name: string; value: string }[]; error?: unknown }
  /** If `update`, a later edit replaces the pressed control's message. */
  | { kind: 'deferred'; update: boolean; ephemeral: boolean };

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

/** Always sets `attachments`, because Discord would otherwise keep the old picture. */
export function messageBody(message: Message, ephemeral: boolean): Record<string, unknown> {
  const pictured = picturedNames(message.components);
  return {
    flags: MESSAGE_FLAG.componentsV2 | (ephemeral ? MESSAGE_FLAG.ephemeral : 0),
    components: message.components,
    attachments: message.attachments.map(({ name, description }, id) =>
      pictured.has(name) ? { id, filename: name } : { id, filename: name, description },
    ),
    allowed_mentions: { parse: [] },
  };
}

export function traceOf(reply: Reply): Trace | null {
  return reply.kind === 'message' || reply.kind === 'update' ? (reply.trace ?? null) : null;
}

export const errorOf = (reply: Reply): unknown => ('error' in reply ? reply.error : undefined);

export function messageOf(reply: Reply): Message | null {
  return reply.kind === 'message' || reply.kind === 'update' ? reply.message : null;
}
