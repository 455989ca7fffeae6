import type { Raws } from '../../src/engine';
import { createStore } from '../../src/storage/store';
import type { Message } from '../discord/messages';
import { COMPONENT, type Component, flatten } from '../discord/payload';
import { BotHarness } from '../harness/bot-harness';
import { controlOf } from '../harness/presses';
import { RestorableTable } from '../harness/restorable-table';

/** A board as a player sees it: the parts of its message, and the height of its picture divided by the width. */
export interface ShownBoard {
  parts: readonly Component[];
  picture: number;
}

const PRIMARY = 1;
/** Beginnings of controls that the bot presses if none is recommended. The bot presses the first that works. */
const HABITS = ['option:', 'do:fight', 'do:explore', 'do:descend', 'do:rest', 'begin', 'do:', 'panel:pad', 'go:'];
/** One in this many presses is on the second control that `HABITS` finds, so that the bot does not repeat itself. */
const VARIETY = 7;

/**
 * Yields the boards of a run, one after each press. The bot presses the recommended button, else one of `HABITS`. `kit`
 * is the kit of the run; `null` for the first kit.
 */
export async function* boardsOf(raws: Raws, seed: string, kit: string | null): AsyncGenerator<ShownBoard> {
  const harness = new BotHarness(raws, createStore(new RestorableTable()), { drawEvery: 1, newSeed: () => seed });
  let { message } = await harness.type('play');
  for (let presses = 0; message; presses++) {
    const board = shownBoard(message);
    if (board) yield board;
    const buttons = flatten(message.components).filter(
      ({ type, disabled, custom_id }) => type === COMPONENT.button && !disabled && custom_id !== undefined,
    );
    const chosen = buttons.find(({ custom_id = '' }) => kit !== null && custom_id.endsWith(`:${kit}`));
    const blue = buttons.find(({ style }) => style === PRIMARY);
    const usual = HABITS.flatMap((habit) =>
      buttons.filter(({ custom_id = '' }) => controlOf(custom_id).startsWith(habit)),
    );
    const next = chosen ?? blue ?? usual[presses % VARIETY === 0 ? 1 : 0] ?? usual[0];
    if (!next?.custom_id) return;
    message = (
      await harness.press(message, { customId: next.custom_id, type: COMPONENT.button, value: null, label: '' })
    ).message;
  }
}

/** Returns the board in a message; `null` if the message shows anything else, such as the end of a run. */
function shownBoard({ components, files }: Message): ShownBoard | null {
  const [container] = components;
  const parts = container?.components ?? [];
  const isBoard = flatten(parts).some(({ custom_id = '' }) => controlOf(custom_id) === 'do:explore');
  const png = files.find(({ filename }) => filename.startsWith('map-'))?.bytes;
  if (!isBoard || !png) return null;
  // A PNG has its width and height in the bytes 16 to 23.
  return { parts, picture: png.readUInt32BE(20) / png.readUInt32BE(16) };
}
