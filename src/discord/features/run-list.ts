import { isolateName } from '../../lib/display-name';
import {
  type Attachment,
  container,
  fitLines,
  gallery,
  type MenuOption,
  type Message,
  mention,
  nameInMarkdown,
  type Row,
  text,
} from '../api';
import type { I18n, ListedRun, UnloadableRun } from '../types';

/** Maximum number of characters in a list, below Discord's limit of 4000 for a message. */
const LIMIT = 3400;

/** Colours of the bar beside a list: blue in general, gold for results. */
export const NEUTRAL_ACCENT = 0x5f7fbf;
export const RESULT_ACCENT = 0xe3b341;

/** A message with lines below pictures and above rows of controls. */
export const listMessage = (
  accent: number,
  lines: readonly string[],
  rows: readonly Row[],
  pictures: readonly Attachment[] = [],
): Message => ({
  components: [container(accent, [...pictures.map(gallery), text(fitLines(lines, LIMIT)), ...rows])],
  attachments: pictures,
});

/** One line about a run, with the time of its last action; Discord shows each reader how long ago that was. */
export function runLine(run: ListedRun, i18n: I18n): string {
  const { depth, level } = run;
  const when = `<t:${Math.floor(run.updatedAt / 1000)}:R>`;
  const details = i18n.sharing.details({ depth, level, kind: kindOf(run, i18n), when });
  return `**${nameInMarkdown(run.heroName, i18n.notes.nameless)}** ${mention(run.owner)} · ${details}`;
}

/** Names the campaign, unless it is the first, and the run's origin. Returns `''` for an ordinary run. */
const kindOf = (run: ListedRun, i18n: I18n): string =>
  [...i18n.otherCampaign(run), originOf(run, i18n)].filter((part) => part !== '').join(' · ');

function originOf({ origin, channel, ranked }: ListedRun, { sharing: { kind } }: I18n): string {
  if (channel !== null) return kind.party;
  if (origin.kind === 'daily') return ranked ? kind.daily(origin.date) : kind.practice(origin.date);
  return origin.kind === 'chance' ? '' : kind[origin.kind];
}

export const isUnloadable = (run: ListedRun | UnloadableRun): run is UnloadableRun => 'reason' in run;

/** Explains in a list why a run cannot be loaded. */
export const unloadableLine = ({ owner, reason }: UnloadableRun, { sharing }: I18n): string =>
  sharing.unloadable[reason](owner === null ? null : mention(owner));

/**
 * A menu option for a run. Discord does not format times in menus, so `now` (milliseconds since 1970) gives the run's
 * age.
 */
export function runChoice(run: ListedRun, now: number, i18n: I18n): MenuOption {
  const { depth, level } = run;
  const when = i18n.sharing.ago(Math.max(0, Math.floor((now - run.updatedAt) / 60_000)));
  const description = i18n.sharing.details({ depth, level, kind: kindOf(run, i18n), when });
  return { label: isolateName(run.heroName, i18n.notes.nameless), value: run.run, description };
}

type FinishedRun = Pick<ListedRun, 'run' | 'heroName' | 'depth' | 'turn'>;

/**
 * A menu option for a finished run. `depth` is the depth that the list beside the menu gives: the deepest depth, or the
 * depth of the grave.
 */
export const finishedRunChoice = (
  { run, heroName, depth, turn }: FinishedRun,
  { sharing, notes }: I18n,
): MenuOption => ({
  label: sharing.runOption(isolateName(heroName, notes.nameless), depth, turn),
  value: run,
});
