import { PARTY_MODES } from '../../../settings/party-settings';
import {
  button,
  channelMention,
  inRows,
  type MenuOption,
  type Message,
  mention,
  menuRow,
  type Row,
  row,
} from '../../api';
import { type AdminAction, type PageTurn, RUN_ACTIONS } from '../../controls/admin-controls';
import { formatCustomId } from '../../controls/control';
import { customIdWithoutRun } from '../../controls/custom-ids';
import { NO_RUN } from '../../custom-id/custom-id';
import type { ActiveRun, GuildConfig, I18n, RunId, UnloadableRun, UserId } from '../../types';
import { isUnloadable, listMessage, NEUTRAL_ACCENT, runChoice, runLine, unloadableLine } from '../run-list';
import { postRuleLines } from './post-rule-lines';

/** Equals `NO_RUN` for an action on the server or a player. */
export interface AdminTarget {
  run: RunId;
  version: number;
}

export interface AdminQuestion {
  lines: readonly string[];
  /** Time of the question in milliseconds since 1970. */
  asked: number;
}

export const page = (lines: readonly string[], rows: readonly Row[]): Message =>
  listMessage(NEUTRAL_ACCENT, lines, rows);

interface ActiveRunsPage {
  now: number;
  runs: readonly ActiveRun[];
  unloadable: readonly UnloadableRun[];
  older: string | null;
  newer: string | null;
  inThread?: boolean;
}

/** The admin can roll a picked run back to `rollBackTo`. */
export function adminPanelMessage(
  { now, runs, unloadable, older, newer, inThread = false }: ActiveRunsPage,
  config: GuildConfig,
  rollBackTo: number | null,
  i18n: I18n,
): Message {
  const { admin, parties } = i18n;
  const channels = config.channels.map(channelMention).join(' ') || admin.anywhere;
  const modes = PARTY_MODES.map((mode) => ({ label: parties.mode[mode], value: mode }));
  const pickRun = customIdWithoutRun({ kind: 'admin', panel: 'picked', to: rollBackTo });
  // The menu's value replaces this mode.
  const pickMode = customIdWithoutRun({ kind: 'admin-action', action: { kind: 'mode', mode: 'owner' }, sure: false });
  // Unloadable runs need an admin, so a full menu must contain them.
  const listed = [...unloadable, ...runs];
  const pickRunChoices = listed.map((run) => anyRunChoice(run, now, i18n));
  const lines = listed.map((run) => anyRunLine(run, i18n));
  return page(
    [
      `## ${admin.title}`,
      ...(lines.length > 0 ? lines : [older === null && newer === null ? admin.none : admin.noneHere]),
      '',
      `${admin.configuration(channels, parties.mode[config.mode])} · ${admin.quiet.status(config.quiet)} · ${admin.stories.status(config.stories !== false)}`,
      postRuleLines(config, i18n).join(' · '),
    ],
    [
      ...menuRow(pickRun, admin.pickRun, pickRunChoices),
      ...pageTurns({ newer, older }, rollBackTo, i18n),
      ...menuRow(pickMode, admin.pickMode, modes),
      ...(inThread ? [row(actionButton({ kind: 'thread' }, NO_RUN, i18n))] : []),
      row(
        actionButton({ kind: 'here' }, NO_RUN, i18n),
        actionButton({ kind: 'anywhere' }, NO_RUN, i18n),
        actionButton({ kind: 'quiet', on: !config.quiet }, NO_RUN, i18n),
      ),
      row(
        actionButton({ kind: 'stories', on: config.stories === false }, NO_RUN, i18n),
        button({ id: customIdWithoutRun({ kind: 'admin', panel: 'posts' }), label: admin.button.posts }),
        button({ id: customIdWithoutRun({ kind: 'admin', panel: 'audit' }), label: admin.button.audit }),
      ),
    ],
  );
}

function pageTurns(
  { newer, older }: Record<PageTurn['way'], string | null>,
  to: number | null,
  { admin }: I18n,
): Row[] {
  const turns = Object.entries({ newer, older }) as [PageTurn['way'], string | null][];
  const buttons = turns.flatMap(([way, from]) => {
    const id = from && customIdWithoutRun({ kind: 'admin', panel: 'runs', turn: { way, from }, to });
    return id ? [button({ id, label: admin.button[way] })] : [];
  });
  return inRows(buttons);
}

/** Adds a button if `rollBackTo` is an earlier version. */
export function adminRunMessage(run: ActiveRun, rollBackTo: number | null, i18n: I18n): Message {
  const rollBack: AdminAction[] =
    rollBackTo !== null && rollBackTo < run.version ? [{ kind: 'to', to: rollBackTo }] : [];
  const usual = RUN_ACTIONS.filter((action) => action.kind !== 'back' || action.by <= run.version);
  const buttons = [...rollBack, ...usual].map((action) => actionButton(action, run, i18n));
  return page([activeRunLine(run, i18n)], [...inRows(buttons), runsRow(i18n)]);
}

/** An update makes a newer release's run loadable, so no button ends the run. */
export function adminUnloadableMessage(run: UnloadableRun, i18n: I18n): Message {
  const end = actionButton({ kind: 'end' }, { run: run.id, version: run.version ?? 0 }, i18n);
  return page([unloadableLine(run, i18n)], [...(run.reason === 'unreadable' ? [row(end)] : []), runsRow(i18n)]);
}

const activeRunLine = (run: ActiveRun, i18n: I18n): string =>
  `${runLine(run, i18n)} · ${i18n.turns.moveNumber(run.version)}`;

const anyRunLine = (run: ActiveRun | UnloadableRun, i18n: I18n): string =>
  isUnloadable(run) ? unloadableLine(run, i18n) : activeRunLine(run, i18n);

const anyRunChoice = (run: ActiveRun | UnloadableRun, now: number, i18n: I18n): MenuOption =>
  isUnloadable(run)
    ? { label: i18n.sharing.unloadableOption[run.reason](run.id), value: run.id }
    : runChoice(run, now, i18n);

/** Lists a player's runs in this server. `now` is milliseconds since 1970. */
export function adminPlayerMessage(
  player: UserId,
  runs: readonly (ActiveRun | UnloadableRun)[],
  now: number,
  i18n: I18n,
): Message {
  const { admin } = i18n;
  const pickRun = customIdWithoutRun({ kind: 'admin', panel: 'picked', to: null });
  const choices = runs.map((run) => anyRunChoice(run, now, i18n));
  const exportButton = actionButton({ kind: 'export', player }, NO_RUN, i18n);
  const eraseButton = actionButton({ kind: 'erase', player }, NO_RUN, i18n);
  return page(
    [
      ...(runs.length > 0 ? runs.map((run) => anyRunLine(run, i18n)) : [admin.noRunsOf(mention(player))]),
      '',
      admin.player(mention(player)),
    ],
    [...menuRow(pickRun, admin.pickRun, choices), row(exportButton, eraseButton), runsRow(i18n)],
  );
}

/** Names the move of a rollback, because the run may have gone on. */
export function adminConfirmationMessage(
  action: AdminAction,
  target: AdminTarget,
  { lines, asked }: AdminQuestion,
  i18n: I18n,
): Message {
  const player = 'player' in action ? [i18n.admin.player(mention(action.player))] : [];
  const move = action.kind === 'back' ? [i18n.turns.moveNumber(target.version)] : [];
  return confirmationMessage(action, target, { lines: [...player, ...move, ...lines], asked }, i18n);
}

/** Asks about the first of `runs`. `asked` is milliseconds since 1970. */
export function adminPlayerActionMessage(
  action: AdminAction,
  { player, runs }: { player: UserId; runs: readonly (ActiveRun | UnloadableRun)[] },
  asked: number,
  i18n: I18n,
): Message {
  const [run, ...others] = runs;
  if (!run) return adminNoteMessage(i18n.admin.noRunsOf(mention(player)), i18n);
  const more = others.length > 0 ? [i18n.admin.otherRuns(others.length)] : [];
  return adminRunActionMessage(action, run, { lines: more, asked }, i18n);
}

/** If the run does not allow the action, explains why. */
export function adminRunActionMessage(
  action: AdminAction,
  run: ActiveRun | UnloadableRun,
  { lines, asked }: AdminQuestion,
  i18n: I18n,
): Message {
  const { admin } = i18n;
  const isRollBack = action.kind === 'to' || action.kind === 'back';
  if (isUnloadable(run) && (isRollBack || run.reason === 'newer')) return adminUnloadableMessage(run, i18n);
  if (!isUnloadable(run) && action.kind === 'to' && action.to >= run.version) {
    const reason = action.to === run.version ? admin.atMove(action.to) : admin.notSoFar(action.to);
    return page([activeRunLine(run, i18n), reason], [runsRow(i18n)]);
  }
  const target = isUnloadable(run) ? { run: run.id, version: run.version ?? 0 } : run;
  return confirmationMessage(action, target, { lines: [anyRunLine(run, i18n), ...lines], asked }, i18n);
}

function confirmationMessage(
  action: AdminAction,
  { run, version }: AdminTarget,
  { lines: about, asked }: AdminQuestion,
  i18n: I18n,
): Message {
  const { admin } = i18n;
  const id = formatCustomId({ run, version, control: { kind: 'admin-action', action, sure: true, asked } });
  const yes = button({ id, label: admin.button.yes, style: 'danger' });
  const lines = [...about, admin.confirm(adminActionName(action, i18n)), ...consequenceOf(action, i18n)];
  return page(lines, [row(yes), runsRow(i18n)]);
}

function consequenceOf({ kind }: AdminAction, { admin: { consequence } }: I18n): string[] {
  switch (kind) {
    case 'to':
      return [consequence.back];
    case 'anywhere':
    case 'quiet':
    case 'stories':
    case 'export':
    case 'post-cap':
    case 'posts-here':
    case 'posts-anywhere':
      return [];
    case 'thread':
      return [consequence.here];
    case 'posters':
      return [consequence.posts];
    default:
      return [consequence[kind]];
  }
}

export const adminDoneMessage = (action: AdminAction, i18n: I18n): Message =>
  adminNoteMessage(i18n.admin.done(adminActionName(action, i18n)), i18n);

export const adminNoteMessage = (line: string, i18n: I18n): Message => page([line], [runsRow(i18n)]);

function adminActionName(action: AdminAction, { admin, parties }: I18n): string {
  switch (action.kind) {
    case 'back':
      return admin.rollBack(action.by);
    case 'to':
      return admin.rollBackTo(action.to);
    case 'quiet':
      return admin.quiet.set(action.on);
    case 'stories':
      return admin.stories.set(action.on);
    case 'cheat':
      return admin.actions[action.cheat];
    case 'mode':
      return admin.setMode(parties.mode[action.mode]);
    case 'posters':
      return admin.posts.set(admin.posts.by[action.by]);
    case 'post-cap':
      return admin.posts.set(admin.posts.cap(action.perHour));
    default:
      return admin.actions[action.kind];
  }
}

const DESTRUCTIVE: readonly AdminAction['kind'][] = ['end', 'reset', 'erase'];

export const actionButton = (action: AdminAction, { run, version }: AdminTarget, i18n: I18n) =>
  button({
    id: formatCustomId({ run, version, control: { kind: 'admin-action', action, sure: false } }),
    label: adminActionName(action, i18n),
    style: DESTRUCTIVE.includes(action.kind) ? 'danger' : 'secondary',
  });

export const runsRow = ({ admin }: I18n): Row =>
  row(button({ id: customIdWithoutRun({ kind: 'admin', panel: 'runs', to: null }), label: admin.button.runs }));
