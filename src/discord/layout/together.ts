import { button, container, fitLines, inRows, type Row, row, select, text } from '../component';
import { formatControlId, NO_RUN } from '../control';
import { type Deed, MODES, RUN_DEEDS, type TogetherControl, type Wish } from '../control-together';
import { escapeMarkdown, mention } from '../people';
import type { Words } from '../presenter';
import type { Message } from '../reply';
import type { ActiveRun, AuditLine, Board, GuildConfig, Outcome, SharedRun } from '../types';
import { idsOf } from './ids';

const ACCENT = 0x5f7fbf;

const RED = { style: 'danger' } as const;

/** Characters of the lines, under Discord's 4000 of a message. */
const LIMIT = 3400;

const free = (control: TogetherControl): string => formatControlId({ ...NO_RUN, control });

/** For those who may not play a run: whose it is and, where it may be seen, ways to watch and to branch off. */
export function foreignNote({ owner, watch }: Extract<Outcome, { kind: 'not-yours' }>, words: Words): Message {
  const note = text(words.notes.notYours(mention(owner)));
  if (!watch) return { components: [note], attachments: [] };
  const id = (control: TogetherControl): string => formatControlId({ ...watch, control });
  const { button: labels } = words.together;
  const buttons = [
    button({ id: id({ kind: 'shared' }), label: labels.watch }),
    button({ id: id({ kind: 'fork' }), label: labels.fork }),
  ];
  return { components: [note, row(...buttons)], attachments: [] };
}

/** Who has the torch and, once it was idle for long, a way to take it. */
export function torchNote({ holder, board }: Extract<Outcome, { kind: 'not-your-turn' }>, words: Words): Message {
  const note = text(words.notes.notYourTurn(mention(holder)));
  if (!board.party?.idle) return { components: [note], attachments: [] };
  const take = button({
    id: idsOf(board)({ kind: 'torch' }),
    label: words.together.button.takeTorch,
    style: 'primary',
  });
  return { components: [note, row(take)], attachments: [] };
}

/** For those who watch: look again, where the run is followed, or go on from there by oneself. */
export function watchRows(board: Board, follows: boolean, { together }: Words): Row[] {
  const id = idsOf(board);
  const refresh = button({ id: id({ kind: 'watch' }), label: together.button.refresh });
  const fork = button({ id: id({ kind: 'fork' }), label: together.button.fork });
  return [row(...(follows ? [refresh] : []), fork)];
}

/** What there is to watch in a channel. The value of a choice is the run and, of a moment, its version. */
export function sharesMessage(runs: readonly SharedRun[], words: Words): Message {
  const { together } = words;
  if (runs.length === 0) return page([together.noShares], []);
  const lines = runs.map(({ v, owner, ...run }) => lineOf(run, owner, words) + momentOf(v, words));
  const choices = runs.map(({ run, v, heroName }) => ({
    label: `${heroName}${momentOf(v, words)}`,
    value: v === null ? run : `${run}#${v}`,
  }));
  return page(
    [`## ${together.sharesTitle}`, ...lines],
    [row(select(free({ kind: 'shared' }), together.pick, choices))],
  );
}

/** One's own runs to take up again. */
export function waitingMessage(runs: readonly SharedRun[], words: Words): Message {
  const { waiting } = words.together;
  if (runs.length === 0) return page([waiting.none], []);
  const lines = runs.map((run) => lineOf(run, run.owner, words));
  const choices = runs.map(({ run, heroName, depth, turn }) => ({
    label: words.together.choice(heroName, depth, turn),
    value: run,
  }));
  return page([`## ${waiting.title}`, ...lines], [row(select(free({ kind: 'resumed' }), waiting.pick, choices))]);
}

const momentOf = (v: number | null, { company }: Words): string => (v === null ? '' : ` · ${company.move(v)}`);

const lineOf = (
  { heroName, depth, turn }: { heroName: string; depth: number; turn: number },
  owner: string,
  { together }: Words,
): string => together.run({ name: escapeMarkdown(heroName), player: mention(owner), depth, turn });

/** The runs of a server, its settings, and ways to what can be done; `to` is the version a run is to go back to. */
export function adminMessage(
  runs: readonly ActiveRun[],
  config: GuildConfig,
  to: number | null,
  words: Words,
): Message {
  const { admin, mode, button: labels } = words.together;
  const { quiet } = words.company;
  const channels = config.channels.map((channel) => `<#${channel}>`).join(' ') || admin.anywhere;
  const lines = runs.map((run) => activeLine(run, words));
  const picks = runs.map(({ run, heroName, depth, turn }) => ({
    label: words.together.choice(heroName, depth, turn),
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
        deedButton({ act: 'here' }, NO_RUN, words),
        deedButton({ act: 'anywhere' }, NO_RUN, words),
        deedButton({ act: 'quiet', on: !config.quiet }, NO_RUN, words),
        button({ id: free({ kind: 'admin', panel: 'audit' }), label: labels.audit }),
      ),
    ],
  );
}

/** A run being played, and how often it was acted upon. */
const activeLine = (run: ActiveRun, words: Words): string =>
  `${lineOf(run, run.owner, words)} · ${words.company.move(run.v)}`;

/** What can be done to one run; first to take it back to a version, where one that it has is named. */
export function adminRunMessage(run: ActiveRun, to: number | null, words: Words): Message {
  const back: Deed[] = to !== null && to < run.v ? [{ act: 'to', to }] : [];
  const usual = RUN_DEEDS.filter((deed) => deed.act !== 'back' || deed.by <= run.v);
  const buttons = [...back, ...usual].map((deed) => deedButton(deed, run, words));
  return page([activeLine(run, words)], [...inRows(buttons), backRow(words)]);
}

export function adminPlayerMessage(player: string, words: Words): Message {
  const deeds: Deed[] = [
    { act: 'export', player },
    { act: 'erase', player },
  ];
  const buttons = deeds.map((deed) => deedButton(deed, NO_RUN, words));
  return page([words.together.admin.player(mention(player))], [row(...buttons), backRow(words)]);
}

/** Asks before a deed is done. */
export function deedQuestion(deed: Deed, at: { run: string; v: number }, words: Words): Message {
  const { admin, button: labels } = words.together;
  const yes = formatControlId({ run: at.run, v: at.v, control: { kind: 'deed', deed, sure: true } });
  return page(
    [admin.sure(deedName(deed, words))],
    [row(button({ id: yes, label: labels.yes, style: 'danger' })), backRow(words)],
  );
}

/** A line above the way back to the runs. */
export const adminNote = (line: string, words: Words): Message => page([line], [backRow(words)]);

export function auditMessage(lines: readonly AuditLine[], words: Words): Message {
  const { admin } = words.together;
  const told = lines.map(({ at, by, act, target, detail, done }) => {
    const what = [act, target, detail].filter((part) => part !== null && part !== '').join(' ');
    return admin.audit(`<t:${Math.floor(at / 1000)}:f>`, mention(by), escapeMarkdown(what), done);
  });
  return page([`## ${admin.auditTitle}`, ...(told.length > 0 ? told : [admin.noAudit])], [backRow(words)]);
}

/** What a player may do about what is stored of them. */
export function privacyMessage(asks: boolean, { together, controls }: Words): Message {
  const { button: labels, privacy } = together;
  const wishing = (wish: Wish, label: string) =>
    button({ id: free({ kind: 'privacy', wish }), label, ...(wish === 'ask' || wish === 'erase' ? RED : {}) });
  const buttons = asks
    ? [wishing('erase', labels.erase), wishing('keep', controls.button.no)]
    : [wishing('export', labels.export), wishing('ask', labels.erase)];
  return page([asks ? privacy.sure : privacy.question], [row(...buttons)]);
}

/** What a deed is called. */
export function deedName(deed: Deed, { together, company }: Words): string {
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

const deedButton = (deed: Deed, at: { run: string; v: number }, words: Words) =>
  button({
    id: formatControlId({ run: at.run, v: at.v, control: { kind: 'deed', deed, sure: false } }),
    label: deedName(deed, words),
    ...(deed.act === 'end' || deed.act === 'reset' || deed.act === 'erase' ? RED : {}),
  });

const backRow = ({ together }: Words): Row =>
  row(button({ id: free({ kind: 'admin', panel: 'runs' }), label: together.button.runs }));

const page = (lines: readonly string[], rows: readonly Row[]): Message => ({
  components: [container(ACCENT, [text(fitLines(lines, LIMIT, (left) => `-# … +${left}`)), ...rows])],
  attachments: [],
});
