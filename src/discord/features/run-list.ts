import { container, escapeMarkdown, fitLines, type MenuOption, type Message, mention, type Row, text } from '../api';
import type { I18n, RunId, UnloadableRun, UserId } from '../types';

/** Characters of a list, under Discord's 4000 of a message. */
const LIMIT = 3400;

/** Colours of the bar beside a list: blue, and gold for results. */
export const NEUTRAL_ACCENT = 0x5f7fbf;
export const RESULT_ACCENT = 0xe3b341;

/** A run as lists show it. */
interface ListedRun {
  run: RunId;
  owner: UserId;
  heroName: string;
  depth: number;
  turn: number;
}

/** Lines above rows of controls. Lines that do not fit are counted, in no language. */
export const listMessage = (accent: number, lines: readonly string[], rows: readonly Row[]): Message => ({
  components: [container(accent, [text(fitLines(lines, LIMIT, (left) => `-# … +${left}`)), ...rows])],
  attachments: [],
});

export const runLine = ({ heroName, owner, depth, turn }: Omit<ListedRun, 'run'>, { sharing }: I18n): string =>
  sharing.run({ name: escapeMarkdown(heroName), player: mention(owner), depth, turn });

/** In place of a run that cannot be loaded. */
export const unloadableLine = ({ owner, reason }: UnloadableRun, { sharing }: I18n): string =>
  sharing.unloadable[reason](owner === null ? null : mention(owner));

export const runChoice = ({ run, heroName, depth, turn }: Omit<ListedRun, 'owner'>, { sharing }: I18n): MenuOption => ({
  label: sharing.runOption(heroName, depth, turn),
  value: run,
});
