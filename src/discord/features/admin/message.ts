import { button, container, fitLines, inRows, type Row, row, select, text } from '../../api/component';
import type { Message } from '../../api/reply';
import { escapeMarkdown, mention } from '../../api/users';
import { idsOf } from '../../board/ids';
import type { I18n } from '../../board/renderer';
import { formatCustomId, NO_RUN } from '../../custom-id/custom-id';
import type { ActiveRun, AuditLine, Board, GuildConfig, Outcome, SharedRun } from '../../types';
import { type AdminAction, MODES, type PartyControl, RUN_ACTIONS, type Wish } from '../parties/ids';

const ACCENT = 0x5f7fbf;

const RED = { style: 'danger' } as const;

/** Characters of the lines, under Discord's 4000 of a message. */
const LIMIT = 3400;

const free = (control: PartyControl): string => formatCustomId({ ...NO_RUN, control });

/** For those who may not play a run: whose it is and, where it may be seen, ways to watch and to branch off. */
export function foreignNote({ owner, watch }: Extract<Outcome, { kind: 'not-yours' }>, i18n: I18n): Message {
  const note = text(i18n.notes.notYours(mention(owner)));
  if (!watch) return { components: [note], attachments: [] };
  const id = (control: PartyControl): string => formatCustomId({ ...watch, control });
  const { button: labels } = i18n.together;
  const buttons = [
    button({ id: id({ kind: 'shared' }), label: labels.watch }),
    button({ id: id({ kind: 'fork' }), label: labels.fork }),
  ];
  return { components: [note, row(...buttons)], attachments: [] };
}

/** Who has the torch and, once it was idle for long, a way to take it. */
export function torchNote({ holder, board }: Extract<Outcome, { kind: 'not-your-turn' }>, i18n: I18n): Message {
  const note = text(i18n.notes.notYourTurn(mention(holder)));
  if (!board.party?.idle) return { components: [note], attachments: [] };
  const take = button({
    id: idsOf(board)({ kind: 'torch' }),
    label: i18n.together.button.takeTorch,
    style: 'primary',
  });
  return { components: [note, row(take)], attachments: [] };
}

/** For those who watch: look again, where the run is followed, or go on from there by oneself. */
export function watchRows(board: Board, follows: boolean, { together }: I18n): Row[] {
  const id = idsOf(board);
  const refresh = button({ id: id({ kind: 'watch' }), label: together.button.refresh });
  const fork = button({ id: id({ kind: 'fork' }), label: together.button.fork });
  return [row(...(follows ? [refresh] : []), fork)];
}

/** What there is to watch in a channel. The value of a choice is the run and, of a moment, its version. */
export function sharesMessage(runs: readonly SharedRun[], i18n: I18n): Message {
  const { together } = i18n;
  if (runs.length === 0) return page([together.noShares], []);
  const lines = runs.map(({ version, owner, ...run }) => lineOf(run, owner, i18n) + momentOf(version, i18n));
  const choices = runs.map(({ run, version, heroName }) => ({
    label: `${heroName}${momentOf(version, i18n)}`,
    value: version === null ? run : `${run}#${version}`,
  }));
  return page(
    [`## ${together.sharesTitle}`, ...lines],
    [row(select(free({ kind: 'shared' }), together.pick, choices))],
  );
}

/** One's own runs to take up again. */
export function waitingMessage(runs: readonly SharedRun[], i18n: I18n): Message {
  const { waiting } = i18n.together;
  if (runs.length === 0) return page([waiting.none], []);
  const lines = runs.map((run) => lineOf(run, run.owner, i18n));
  const choices = runs.map(({ run, heroName, depth, turn }) => ({
    label: i18n.together.choice(heroName, depth, turn),
    value: run,
  }));
  return page([`## ${waiting.title}`, ...lines], [row(select(free({ kind: 'resumed' }), waiting.pick, choices))]);
}

const momentOf = (version: number | null, { company }: I18n): string =>
  version === null ? '' : ` · ${company.move(version)}`;

const lineOf = (
  { heroName, depth, turn }: { heroName: string; depth: number; turn: number },
  owner: string,
  { together }: I18n,
): string => together.run({ name: escapeMarkdown(heroName), player: mention(owner), depth, turn });

/** The runs of a server, its settings, and ways to what can be done; `to` is the version a run is to go back to. */
export function adminMessage(runs: readonly ActiveRun[], config: GuildConfig, to: number | null, i18n: I18n): Message {
  const { admin, mode, button: labels } = i18n.together;
  const { quiet } = i18n.company;
  const channels = config.channels.map((channel) => `<#${channel}>`).join(' ') || admin.anywhere;
  const lines = runs.map((run) => activeLine(run, i18n));
  const picks = runs.map(({ run, heroName, depth, turn }) => ({
    label: i18n.together.choice(heroName, depth, turn),
    value: run,
  }));
  const ways = MODES.map((each) => ({ label: mode[each], value: each }));
  return page(
    [
      `## ${admin.title}`,
      ...(lines.length > 0 ? lines : [admin.nobody]),
      '',
      `${admin.config(channels, mode[config.mode])} · ${quiet.is(config.quiet)}`,
    ],
    [
      ...(picks.length > 0 ? [row(select(free({ kind: 'admin', panel: 'picked', to }), admin.pickRun, picks))] : []),
      row(select(free({ kind: 'deed', deed: { act: 'mode', mode: 'owner' }, sure: false }), admin.pickMode, ways)),
      row(
        deedButton({ act: 'here' }, NO_RUN, i18n),
        deedButton({ act: 'anywhere' }, NO_RUN, i18n),
        deedButton({ act: 'quiet', on: !config.quiet }, NO_RUN, i18n),
        button({ id: free({ kind: 'admin', panel: 'audit' }), label: labels.audit }),
      ),
    ],
  );
}

/** A run being played, and how often it was acted upon. */
const activeLine = (run: ActiveRun, i18n: I18n): string =>
  `${lineOf(run, run.owner, i18n)} · ${i18n.company.move(run.version)}`;

/** What can be done to one run; first to take it back to a version, where one that it has is named. */
export function adminRunMessage(run: ActiveRun, to: number | null, i18n: I18n): Message {
  const back: AdminAction[] = to !== null && to < run.version ? [{ act: 'to', to }] : [];
  const usual = RUN_ACTIONS.filter((deed) => deed.act !== 'back' || deed.by <= run.version);
  const buttons = [...back, ...usual].map((deed) => deedButton(deed, run, i18n));
  return page([activeLine(run, i18n)], [...inRows(buttons), backRow(i18n)]);
}

export function adminPlayerMessage(player: string, i18n: I18n): Message {
  const deeds: AdminAction[] = [
    { act: 'export', player },
    { act: 'erase', player },
  ];
  const buttons = deeds.map((deed) => deedButton(deed, NO_RUN, i18n));
  return page([i18n.together.admin.player(mention(player))], [row(...buttons), backRow(i18n)]);
}

/** Asks before a deed is done. */
export function deedQuestion(deed: AdminAction, at: { run: string; version: number }, i18n: I18n): Message {
  const { admin, button: labels } = i18n.together;
  const yes = formatCustomId({ run: at.run, version: at.version, control: { kind: 'deed', deed, sure: true } });
  return page(
    [admin.sure(deedName(deed, i18n))],
    [row(button({ id: yes, label: labels.yes, style: 'danger' })), backRow(i18n)],
  );
}

/** A line above the way back to the runs. */
export const adminNote = (line: string, i18n: I18n): Message => page([line], [backRow(i18n)]);

export function auditMessage(lines: readonly AuditLine[], i18n: I18n): Message {
  const { admin } = i18n.together;
  const told = lines.map(({ at, by, action, target, detail, done }) => {
    const what = [action, target, detail].filter((part) => part !== null && part !== '').join(' ');
    return admin.audit(`<t:${Math.floor(at / 1000)}:f>`, mention(by), escapeMarkdown(what), done);
  });
  return page([`## ${admin.auditTitle}`, ...(told.length > 0 ? told : [admin.noAudit])], [backRow(i18n)]);
}

/** What a player may do about what is stored of them. */
export function privacyMessage(asks: boolean, { together, controls }: I18n): Message {
  const { button: labels, privacy } = together;
  const wishing = (wish: Wish, label: string) =>
    button({ id: free({ kind: 'privacy', wish }), label, ...(wish === 'ask' || wish === 'erase' ? RED : {}) });
  const buttons = asks
    ? [wishing('erase', labels.erase), wishing('keep', controls.button.no)]
    : [wishing('export', labels.export), wishing('ask', labels.erase)];
  return page([asks ? privacy.sure : privacy.question], [row(...buttons)]);
}

/** What a deed is called. */
export function deedName(deed: AdminAction, { together, company }: I18n): string {
  const { admin, mode } = together;
  switch (deed.act) {
    case 'back':
      return admin.back(deed.by);
    case 'to':
      return company.backTo(deed.to);
    case 'quiet':
      return company.quiet.make(deed.on);
    case 'cheat':
      return admin.deeds[deed.cheat];
    case 'mode':
      return admin.parties(mode[deed.mode]);
    default:
      return admin.deeds[deed.act];
  }
}

const deedButton = (deed: AdminAction, at: { run: string; version: number }, i18n: I18n) =>
  button({
    id: formatCustomId({ run: at.run, version: at.version, control: { kind: 'deed', deed, sure: false } }),
    label: deedName(deed, i18n),
    ...(deed.act === 'end' || deed.act === 'reset' || deed.act === 'erase' ? RED : {}),
  });

const backRow = ({ together }: I18n): Row =>
  row(button({ id: free({ kind: 'admin', panel: 'runs' }), label: together.button.runs }));

const page = (lines: readonly string[], rows: readonly Row[]): Message => ({
  components: [container(ACCENT, [text(fitLines(lines, LIMIT, (left) => `-# … +${left}`)), ...rows])],
  attachments: [],
});
