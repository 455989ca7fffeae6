import { weekOfWeekly } from '../../lib/calendar';
import { isolateName } from '../../lib/display-name';
import {
  type Attachment,
  container,
  fitLines,
  gallery,
  type MenuOption,
  type Message,
  mention,
  type Row,
  text,
} from '../api';
import type { I18n, ListedRun, UnloadableRun } from '../types';

const LIMIT = 3400;

export const NEUTRAL_ACCENT = 0x5f7fbf;
export const RESULT_ACCENT = 0xe3b341;

/** Omits lines beyond 3400 characters. `accent` is the bar's RGB colour. */
export const listMessage = (
  accent: number,
  lines: readonly string[],
  rows: readonly Row[],
  pictures: readonly Attachment[] = [],
): Message => ({
  components: [container(accent, [...pictures.map(gallery), text(fitLines(lines, LIMIT)), ...rows])],
  attachments: pictures,
});

/** Includes a relative time that Discord keeps up to date. */
export function runLine(run: ListedRun, i18n: I18n): string {
  const { depth, level } = run;
  const when = `<t:${Math.floor(run.updatedAt / 1000)}:R>`;
  const details = i18n.sharing.details({ depth, level, kind: kindOf(run, i18n), when });
  return `${mention(run.owner)} · ${details}`;
}

/** Leaves out the first campaign, the first kit, and the origin `chance`. */
const kindOf = (run: ListedRun, i18n: I18n): string =>
  [...i18n.otherCampaign(run), ...i18n.otherKit(run), originOf(run, i18n)].filter((part) => part !== '').join(' · ');

function originOf({ origin, channel, ranked }: ListedRun, { sharing: { kind } }: I18n): string {
  if (channel !== null) return kind.party;
  if (origin.kind === 'daily') {
    const week = weekOfWeekly(origin.date);
    if (!ranked) return kind.practice(week ?? origin.date);
    return week === null ? kind.daily(origin.date) : kind.weekly(week);
  }
  return origin.kind === 'chance' ? '' : kind[origin.kind];
}

export const isUnloadable = (run: ListedRun | UnloadableRun): run is UnloadableRun => 'reason' in run;

export const unloadableLine = ({ owner, reason }: UnloadableRun, { sharing }: I18n): string =>
  sharing.unloadable[reason](owner === null ? null : mention(owner));

/** `now` is milliseconds since 1970. Menus cannot show Discord's live times. */
export function runChoice(run: ListedRun, now: number, i18n: I18n): MenuOption {
  const { depth, level } = run;
  const when = i18n.sharing.ago(Math.max(0, Math.floor((now - run.updatedAt) / 60_000)));
  const description = i18n.sharing.details({ depth, level, kind: kindOf(run, i18n), when });
  return { label: isolateName(run.heroName, i18n.notes.nameless), value: run.run, description };
}

type FinishedRun = Pick<ListedRun, 'run' | 'heroName' | 'depth' | 'turn'>;

/** `depth` is the run's greatest depth, or the grave's depth. */
export const finishedRunChoice = (
  { run, heroName, depth, turn }: FinishedRun,
  { sharing, notes }: I18n,
): MenuOption => ({
  label: sharing.runOption(isolateName(heroName, notes.nameless), depth, turn),
  value: run,
});
