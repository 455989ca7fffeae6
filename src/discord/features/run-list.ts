import {
  type Attachment,
  container,
  escapeMarkdown,
  fitLines,
  gallery,
  type MenuOption,
  type Message,
  mention,
  type Row,
  text,
} from '../api';
import type { I18n, ListedRun, UnloadableRun } from '../types';

/** Characters of a list, under Discord's 4000 of a message. */
const LIMIT = 3400;

/** Colours of the bar beside a list: blue, and gold for results. */
export const NEUTRAL_ACCENT = 0x5f7fbf;
export const RESULT_ACCENT = 0xe3b341;

/** Lines above rows of controls, below pictures. */
export const listMessage = (
  accent: number,
  lines: readonly string[],
  rows: readonly Row[],
  pictures: readonly Attachment[] = [],
): Message => ({
  components: [container(accent, [...pictures.map(gallery), text(fitLines(lines, LIMIT)), ...rows])],
  attachments: pictures,
});

/** A run that goes on, or did until lately; each reader's client says how long ago it was played last. */
export function runLine(run: ListedRun, i18n: I18n): string {
  const { depth, level } = run;
  const when = `<t:${Math.floor(run.updatedAt / 1000)}:R>`;
  const details = i18n.sharing.details({ depth, level, kind: kindOf(run, i18n), when });
  return `**${escapeMarkdown(run.heroName)}** ${mention(run.owner)} · ${details}`;
}

/** The campaign that is not the first, and what a run was begun as; `''` for one of a player's own like any other. */
const kindOf = (run: ListedRun, i18n: I18n): string =>
  [...i18n.otherCampaign(run), originOf(run, i18n)].filter((part) => part !== '').join(' · ');

function originOf({ origin, channel, ranked }: ListedRun, { sharing: { kind } }: I18n): string {
  if (channel !== null) return kind.party;
  if (origin.kind === 'daily') return ranked ? kind.daily(origin.date) : kind.practice(origin.date);
  return origin.kind === 'chance' ? '' : kind[origin.kind];
}

export const isUnloadable = (run: ListedRun | UnloadableRun): run is UnloadableRun => 'reason' in run;

/** In place of a run that cannot be loaded. */
export const unloadableLine = ({ owner, reason }: UnloadableRun, { sharing }: I18n): string =>
  sharing.unloadable[reason](owner === null ? null : mention(owner));

/** The same in a menu, where no client works out the time: `now` is in milliseconds since 1970. */
export function runChoice(run: ListedRun, now: number, i18n: I18n): MenuOption {
  const { depth, level } = run;
  const when = i18n.sharing.ago(Math.max(0, Math.floor((now - run.updatedAt) / 60_000)));
  const description = i18n.sharing.details({ depth, level, kind: kindOf(run, i18n), when });
  return { label: run.heroName, value: run.run, description };
}

type FinishedRun = Pick<ListedRun, 'run' | 'heroName' | 'depth' | 'turn'>;

/** A finished run in a menu, with the depth that the list beside it tells: the deepest, or where its grave is. */
export const finishedRunChoice = ({ run, heroName, depth, turn }: FinishedRun, { sharing }: I18n): MenuOption => ({
  label: sharing.runOption(heroName, depth, turn),
  value: run,
});
