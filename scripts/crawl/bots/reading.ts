import { BUTTON_STYLE } from '../../../src/discord/api/constants';
import { LOCALES } from '../../../src/i18n';
import type { Message } from '../../discord/messages';
import { COMPONENT, flatten } from '../../discord/payload';
import { type Press, pressesOf } from '../../harness/presses';

/** A message as a player sees it: its text, and the controls that can be pressed. */
export interface Reading {
  words: string;
  presses: readonly Press[];
  /** Share of the hit points left, 0 to 1; 1 if the message does not show it. */
  health: number;
  hungry: boolean;
  /** The button in Discord's primary style, if it can be pressed. */
  recommended: Press | null;
  /** Buttons of the eight directions; empty if the walking panel is closed. */
  steps: readonly Press[];
  button(name: ButtonName): Press | null;
  /** Returns a press for each option of the menu with this name. */
  menu(name: MenuName): Press[];
}

const { turns, labels, input } = LOCALES.en;
export type ButtonName = keyof typeof turns.button;
export type MenuName = keyof typeof turns.menu;

const VITALS = new RegExp(`${labels.vitals.hp} (\\d+)/(\\d+)`);
const { n, e, s, w } = input.compass;
const WAYS = [n, n + e, e, s + e, s, s + w, w, n + w].map((way) => way.toUpperCase());
const HUNGRY = [labels.hunger.hungry, labels.hunger.starving];

/** Reads a message in English. The bots find its buttons and menus by their English labels. */
export function readingOf(message: Message): Reading {
  const presses = pressesOf(message.components);
  const parts = flatten(message.components);
  const primary = parts.find(({ type, style }) => type === COMPONENT.button && style === BUTTON_STYLE.primary);
  const words = parts.flatMap(({ content }) => content ?? []).join('\n');
  const [, current, most] = VITALS.exec(words) ?? [];
  const buttons = presses.filter(({ type }) => type === COMPONENT.button);
  const labelled = (text: string): Press | null => buttons.find(({ label }) => label === text) ?? null;
  return {
    words,
    presses,
    health: current === undefined ? 1 : Number(current) / Number(most),
    hungry: HUNGRY.some((state) => words.includes(state)),
    recommended: presses.find(({ customId }) => customId === primary?.custom_id) ?? null,
    steps: presses.filter(({ label }) => WAYS.includes(label)),
    button: (name) => labelled(turns.button[name]),
    menu: (name) =>
      presses.filter(({ value, label }) => value !== null && label.startsWith(turns.menu[name].replace('…', ''))),
  };
}
