import {
  botsNamedIn,
  type CommandInteraction,
  callerOf,
  canManage,
  channelOf,
  ephemeralNote,
  errorReply,
  INTERACTION_TYPE,
  isInEphemeralMessage,
  isUnavailable,
  type Message,
  noteMessage,
  type Reply,
  type Times,
} from './api';
import type { Command, SlashCommand } from './commands/command';
import { type FoundCommand, findCommand } from './commands/find-command';
import { type Options, readOptions } from './commands/options';
import type { About, HandlerContext } from './context';
import { type Control, isHeavyControl, isNewMessage, isSlowControl } from './controls/control';
import type { Interaction, UserInteraction } from './controls/parse-interaction';
import { suggest } from './dispatch/autocomplete';
import { applyServerRules, isEphemeral, updateKnownServers } from './dispatch/ephemeral';
import { handleCommand } from './dispatch/handle-command';
import { handleComponent } from './dispatch/handle-component';
import { localizeCommandNames } from './dispatch/mentions';
import { keepPublicBoard } from './dispatch/public-board';
import { createKnownBoards } from './known-boards';
import { createKnownServers } from './known-servers';
import type { BoardRenderer, Caller, Play } from './types';

export interface BotParts {
  play: Play;
  renderer: BoardRenderer;
  commands: readonly SlashCommand[];
  about: About;
  /** Receives errors behind apologies, and every error during autocomplete. */
  failed?: (error: unknown) => void;
}

/** The caller must have verified the interactions' signatures. */
export interface Bot {
  /** Rejects if `signal` aborts, or if the store is unavailable. */
  reply(interaction: Interaction, times: Times, signal?: AbortSignal): Promise<Reply>;
  /** True if the reply always takes longer than Discord waits. */
  isSlow(interaction: UserInteraction): boolean;
  /** True if the reply may take seconds. Every slow reply is heavy. */
  isHeavy(interaction: UserInteraction): boolean;
  /** Loads the server's rules for `deferred`. Never rejects. */
  prepareDeferral(interaction: UserInteraction, times: Times, signal: AbortSignal): Promise<void>;
  /** Takes a lease for heavy work; returns a refusal without free leases. */
  refuseHeavy(interaction: UserInteraction, times: Times, signal?: AbortSignal): Promise<Message | null>;
  deferred(interaction: UserInteraction): Extract<Reply, { kind: 'deferred' }>;
  apology(interaction: UserInteraction, why: 'tooLate' | 'unanswered' | 'tookTooLong'): Message;
}

const DEFAULT_LOCALE = 'en-US';

export function createBot({ play, renderer: base, commands, about, failed }: BotParts): Bot {
  const commandOf = ({ data }: Pick<CommandInteraction, 'data'>): FoundCommand | null => findCommand(commands, data);
  const knownServers = createKnownServers();
  const knownBoards = createKnownBoards();
  const isSo = (
    interaction: UserInteraction,
    ofControl: (control: Control) => boolean,
    ofCommand: (command: Command, options: Options) => boolean | undefined,
  ): boolean => {
    if (interaction.type === INTERACTION_TYPE.component) {
      return interaction.data.customId !== null && ofControl(interaction.data.customId.control);
    }
    const found = interaction.type === INTERACTION_TYPE.command ? commandOf(interaction) : null;
    return found !== null && ofCommand(found.command, readOptions(found.options)) === true;
  };
  const rendererOf = ({ locale = DEFAULT_LOCALE }: UserInteraction): BoardRenderer => base.in(locale);

  const dispatch = async (interaction: UserInteraction, context: HandlerContext, caller: Caller): Promise<Reply> => {
    const { notes } = context.renderer.i18n;
    switch (interaction.type) {
      case INTERACTION_TYPE.command: {
        const found = commandOf(interaction);
        if (!found) return ephemeralNote(notes.unknownCommand);
        const { command, options } = found;
        const intent = command.intent(readOptions(options));
        const replyContext = { caller, visibility: command.visibility };
        const [made] = await Promise.all([
          handleCommand(context, intent, caller),
          updateKnownServers(context, replyContext),
        ]);
        return applyServerRules(made, replyContext, knownServers);
      }
      case INTERACTION_TYPE.component: {
        const replyContext = { caller, visibility: null, isInEphemeral: isInEphemeralMessage(interaction) };
        const [made] = await Promise.all([
          handleComponent(context, interaction, caller),
          updateKnownServers(context, replyContext),
        ]);
        return applyServerRules(made, replyContext, knownServers);
      }
      case INTERACTION_TYPE.autocomplete:
        return suggest(context, commandOf(interaction), caller);
      case INTERACTION_TYPE.modal:
        return ephemeralNote(notes.oldForm);
    }
  };

  return {
    async reply(interaction, times, signal) {
      if (interaction.type === INTERACTION_TYPE.ping) return { kind: 'pong' };
      const renderer = rendererOf(interaction);
      const { notes, commands: names } = renderer.i18n;
      const application = interaction.application_id;
      const [isManager, bots] = [canManage(interaction), botsNamedIn(interaction)];
      const context = { play, renderer, commands, isManager, bots, application, about, knownServers };
      try {
        const caller = callerOf(interaction, times, notes.nameless, signal);
        const isInEphemeral = interaction.type === INTERACTION_TYPE.component && isInEphemeralMessage(interaction);
        const answered = { caller, webhook: interaction, isInEphemeral };
        const reply = keepPublicBoard(await dispatch(interaction, context, caller), answered, knownBoards);
        return localizeCommandNames(reply, names);
      } catch (error) {
        if (signal?.aborted) throw signal.reason;
        if (interaction.type === INTERACTION_TYPE.autocomplete) {
          failed?.(error);
          return { kind: 'choices', choices: [], error };
        }
        if (isUnavailable(error)) throw error;
        failed?.(error);
        return localizeCommandNames(errorReply(error, notes), names);
      }
    },
    isSlow: (interaction) => isSo(interaction, isSlowControl, ({ isSlow }, options) => isSlow?.(options)),
    isHeavy: (interaction) =>
      isSo(interaction, isHeavyControl, ({ isSlow, isHeavy }, options) => isSlow?.(options) || isHeavy?.(options)),
    async prepareDeferral(interaction, times, signal) {
      const found = interaction.type === INTERACTION_TYPE.command ? commandOf(interaction) : null;
      if (!found && !isSo(interaction, isNewMessage, () => false)) return;
      const caller = callerOf(interaction, times, '', signal);
      await updateKnownServers({ play, knownServers }, { caller, visibility: found?.command.visibility ?? null });
    },
    async refuseHeavy(interaction, times, signal) {
      const { notes } = rendererOf(interaction).i18n;
      const outcome = await play.leaseHeavyWork(callerOf(interaction, times, notes.nameless, signal));
      if (outcome.kind === 'leased') return null;
      return noteMessage(notes.tooMuchWork(`<t:${Math.ceil(outcome.until / 1000)}:R>`));
    },
    deferred(interaction) {
      const isNew = isSo(interaction, isNewMessage, () => false);
      if (interaction.type === INTERACTION_TYPE.component && !isNew) {
        return { kind: 'deferred', update: true, ephemeral: false };
      }
      const found = interaction.type === INTERACTION_TYPE.command ? commandOf(interaction) : null;
      const visibility = isNew ? null : (found?.command.visibility ?? 'ephemeral');
      return {
        kind: 'deferred',
        update: false,
        ephemeral: isEphemeral(visibility, { ...channelOf(interaction), guild: interaction.guild_id }, knownServers),
      };
    },
    apology(interaction, why) {
      const { notes, commands: names } = rendererOf(interaction).i18n;
      return localizeCommandNames(noteMessage(notes[why]), names);
    },
  };
}
