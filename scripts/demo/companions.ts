import { BUTTON_STYLE } from '../../src/discord/api/constants';
import { parseCustomId } from '../../src/discord/controls/control';
import type { ActionKind } from '../../src/engine';
import { wait } from '../../src/lib/wait';
import type { Party, Store } from '../../src/storage/contract';
import type { Delivery, FakeDiscord } from '../discord/fake-discord';
import type { Draft } from '../discord/interaction';
import type { Message } from '../discord/messages';
import { OPTION } from '../discord/options';
import { COMPONENT, flatten } from '../discord/payload';
import { channelOf, type Person, PLACES, type Place } from '../discord/users';
import { type Press, pressesOf } from '../harness/presses';

/** Place in which the first bot plays its own run. */
const OWN_PLACE = PLACES[1]!;
/** Number of presses of the visitor for each press in the bot's own run. */
const OWN_PACE = 4;
/** Milliseconds before a press of a bot. */
const THINKING = 900;

/** Actions that a bot takes if no button is recommended, in order of preference. */
const OTHERWISE: readonly ActionKind[] = ['fight', 'explore', 'descend', 'travel', 'rest', 'wait'];

export interface CompanionParts {
  discord: FakeDiscord;
  store: Store;
  visitor: Person;
  bots: readonly Person[];
  thinking?: number;
}

/** Bots that replace other people. They see only messages, and press the buttons below them. */
export class Companions {
  private last: Promise<unknown> = Promise.resolve();
  private presses = 0;

  constructor(private readonly parts: CompanionParts) {}

  /** Lets the bots answer an action of the visitor, one after another. Resolves when they have answered. */
  answer(draft: Draft, delivery: Delivery): Promise<unknown> {
    const { visitor } = this.parts;
    if (draft.person.id !== visitor.id || draft.kind === 'autocomplete' || !delivery.ok) return this.last;
    this.presses += 1;
    const isOwnTurn = this.presses % OWN_PACE === 0;
    this.last = this.last
      .then(() => this.playAlong(draft.place))
      .then(() => (isOwnTurn ? this.playAlone() : undefined))
      .catch((error) => console.error(error));
    return this.last;
  }

  /** Lets each bot take part in the channel's party, in the way that the party's mode allows. */
  private async playAlong(place: Place): Promise<void> {
    const { bots } = this.parts;
    for (const bot of bots) {
      const party = place.kind === 'guild' ? await this.parts.store.loadParty(channelOf(place, bot)) : null;
      const board = party && this.boardOf(party);
      if (!party || !board) return;
      const press = await this.pressFor(bot, party, board);
      if (!press) continue;
      await this.press(bot, place, board, press);
      if (party.mode === 'handover') await this.passTorch(bot, place);
    }
  }

  /** Returns the newest public message with buttons of the party's run; `null` if there is none. */
  private boardOf({ channel, run }: Party): Message | null {
    const isBoard = (message: Message): boolean =>
      message.channel === channel &&
      message.visibleTo === null &&
      pressesOf(message.components).some(({ customId }) => parseCustomId(customId)?.run === run);
    return this.parts.discord.messages.all().findLast(isBoard) ?? null;
  }

  private async pressFor(bot: Person, { members, mode, holder }: Party, board: Message): Promise<Press | null> {
    if (!members.includes(bot.id)) {
      return (
        pressesOf(board.components).find(({ customId }) => parseCustomId(customId)?.control.kind === 'join') ?? null
      );
    }
    const acts = mode === 'vote' ? await this.hasVisitorVoted(board) : mode === 'handover' && holder === bot.id;
    return acts ? choiceOn(board) : null;
  }

  /** True if the visitor has voted on the board, so that the bots never play without the visitor. */
  private async hasVisitorVoted(board: Message): Promise<boolean> {
    const ids = pressesOf(board.components).flatMap(({ customId }) => parseCustomId(customId) ?? []);
    const shown = ids.find(({ control }) => control.kind === 'act');
    const ballots = shown ? await this.parts.store.loadBallots(shown.run, shown.version) : [];
    return ballots.some(({ user }) => user === this.parts.visitor.id);
  }

  private async passTorch(bot: Person, place: Place): Promise<void> {
    const options = [{ type: OPTION.user, name: 'torch', value: this.parts.visitor.id }];
    await this.parts.discord.deliver({ kind: 'command', person: bot, place, command: 'party', options });
  }

  /** Lets the first bot continue its own run in another channel, or begin one if it has none. */
  private async playAlone(): Promise<void> {
    const { bots, discord } = this.parts;
    const [bot] = bots;
    if (!bot) return;
    const board = discord.messages
      .all()
      .findLast(
        ({ channel, visibleTo, cause }) => channel === OWN_PLACE.id && visibleTo === null && cause?.user === bot.id,
      );
    const press = board ? choiceOn(board) : null;
    if (board && press) await this.press(bot, OWN_PLACE, board, press);
    else await discord.deliver({ kind: 'command', person: bot, place: OWN_PLACE, command: 'play', options: [] });
  }

  private async press(person: Person, place: Place, message: Message, { customId, type }: Press): Promise<void> {
    await wait(this.parts.thinking ?? THINKING);
    await this.parts.discord.deliver({ kind: 'component', person, place, message, customId, componentType: type });
  }
}

/**
 * Returns the button that a bot presses: the recommended one, else one in `OTHERWISE`, else the first. Returns `null`
 * if the message has no buttons.
 */
function choiceOn({ components }: Message): Press | null {
  const buttons = pressesOf(components).filter(({ value }) => value === null);
  const primary = flatten(components).find(
    ({ type, style }) => type === COMPONENT.button && style === BUTTON_STYLE.primary,
  );
  const recommended = buttons.find(({ customId }) => customId === primary?.custom_id);
  const usual = OTHERWISE.map((kind) => buttons.find((press) => kindOf(press) === kind)).find(Boolean);
  return recommended ?? usual ?? buttons[0] ?? null;
}

function kindOf({ customId }: Press): ActionKind | null {
  const control = parseCustomId(customId)?.control;
  return control?.kind === 'act' ? control.action.kind : null;
}
