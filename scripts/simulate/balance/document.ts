import { grid } from '../../lib/markdown';
import { type Interval, percent, withInterval } from '../../lib/statistics';
import type { Summary } from '../tally';
import type { Finds } from '../winning-kit';
import type { DuelRow } from './duels';
import { boundsOf, goalsOf, HOW_GOALS_READ, verdict } from './goals';
import { TUNING } from './tuning';

/** Figures of the document. */
export interface Figures {
  seed: string;
  runs: number;
  fights: number;
  command: string;
  summaries: Summary[];
  finds: Finds;
  duels: DuelRow[];
}

/** Returns the document in Markdown. `before` are the figures of an earlier version, shown beside the new ones. */
export function balanceDocument(figures: Figures, before: Figures): string {
  const { summaries, duels, finds } = figures;
  return `${[
    '# Balance',
    intro(figures, before),
    '## Goals',
    HOW_GOALS_READ,
    goals(figures, before),
    '## How deep they come',
    byDepth(figures, before, 'depth reached', ({ share }) => share),
    '## Where they die',
    'Of those who reach a depth, the share that dies on it.',
    byDepth(figures, before, 'depth', ({ deaths }) => deaths),
    '## What they die of',
    causes(summaries),
    '## Pace',
    pace(summaries),
    '## What there is to find',
    loot(finds, summaries),
    '## The dragon',
    DRAGON,
    dragon(duels, 'arena', 'On open ground, the dragon eight cells off and awake:'),
    dragon(
      duels,
      'lair',
      'In its own lair, without the other inhabitants, the hero where it first has the dragon in sight:',
    ),
    dragon(duels, 'sneak', 'From where one arrives to the stairs down, the map known, the dragon in between:'),
    encounters(summaries),
    '## Tuning',
    TUNING,
    '## The Amulet',
    'What lies below the lair there is measured by itself: [balance-amulet.md](balance-amulet.md).',
  ].join('\n\n')}\n`;
}

const list = (parts: readonly string[]): string => parts.join(', ').replace(/, ([^,]*)$/, ' and $1');

/** Formats the number of duels for each cell of a table, such as `40`, or `20 to 40` if the cells differ. */
function fought(duels: readonly DuelRow[]): string {
  const tries = duels.flatMap(({ won }) => won.map(({ chance }) => chance.tries));
  const [least, most] = [Math.min(...tries), Math.max(...tries)];
  return least === most ? String(least) : `${least} to ${most}`;
}

/** Heading of the columns with figures from the earlier version. */
const BEFORE = 'before';

const intro = ({ command, seed, summaries, duels }: Figures, before: Figures): string =>
  [
    `Made by \`${command}\`: ${list(summaries.map(({ bot, runs }) => `${runs} runs of ${bot}`))} on the seeds from "${seed} 0" on, and ${fought(duels)} duels for each cell of the tables at the end. The same figures as JSON stand in [balance.json](balance.json).`,
    '',
    `*Before* is what the rules of version 1 gave on the same seeds, ${before.runs} runs and ${before.fights} duels of each kind: [balance-rules-1.json](balance-rules-1.json).`,
    '',
    '- **random** does something legal, of nearly any kind.',
    '- **fighter** explores until it has found the stairs and fights whatever is nearest; it touches nothing, eats nothing and never rests.',
    '- **careful** also rests to full, runs and drinks below 35 % of its hit points, eats and wears the best it finds.',
    '- **planner** also identifies, learns spells, sells its loot and buys what it lacks, and keeps scrolls, rods and mana for the dragon and for dire need.',
  ].join('\n');

function goals(figures: Figures, before: Figures): string {
  const earlier = goalsOf(before);
  return grid(
    ['', 'goal', BEFORE, 'now', ''],
    goalsOf(figures).map((goal) => [
      goal.title,
      boundsOf(goal),
      withInterval(earlier.find(({ title }) => title === goal.title)?.measured ?? goal.measured),
      withInterval(goal.measured),
      verdict(goal),
    ]),
  );
}

type DepthRow = Summary['reached'][number];

/** Formats a table of one share, by depth and bot, with the earlier version's share beside it. */
function byDepth(figures: Figures, before: Figures, title: string, shareOf: (row: DepthRow) => Interval): string {
  const columns = figures.summaries.flatMap((summary) => [
    { head: `${summary.bot} ${BEFORE}`, summary: before.summaries.find(({ bot }) => bot === summary.bot) },
    { head: `${summary.bot} now`, summary },
  ]);
  const deepest = Math.max(...columns.map(({ summary }) => summary?.reached.length ?? 0));
  const cell = (summary: Summary | undefined, depth: number): string => {
    const there = summary?.reached.find((one) => one.depth === depth);
    return there && there.runs > 0 ? withInterval(shareOf(there)) : '–';
  };
  return grid(
    [title, ...columns.map(({ head }) => head)],
    Array.from({ length: deepest }, (_, n) => [String(n + 1), ...columns.map(({ summary }) => cell(summary, n + 1))]),
  );
}

/** Maximum number of causes of death listed for each bot. */
const MOST = 8;

const causes = (summaries: readonly Summary[]): string =>
  summaries
    .map(({ bot, causes: by, endings }) => {
      const dead = endings.died ?? 0;
      const listed = Object.entries(by).slice(0, MOST);
      const rest = Object.entries(by)
        .slice(MOST)
        .reduce((sum, [, times]) => sum + times, 0);
      const parts = listed.map(([cause, times]) => `${cause} ${percent(times / Math.max(1, dead))}`);
      if (rest > 0) parts.push(`others ${percent(rest / dead)}`);
      const other = Object.entries(endings).filter(([ending]) => ending !== 'died');
      const survivors = other.map(([ending, times]) => `${times} ${ending}`).join(', ');
      return `- **${bot}**, ${dead} dead${survivors ? `, ${survivors}` : ''}: ${parts.join(', ') || 'nobody'}.`;
    })
    .join('\n');

const pace = (summaries: readonly Summary[]): string =>
  grid(
    [
      '',
      'median turns',
      'median actions',
      'median depth of death',
      'turns an explore',
      'turns a fight',
      'dead in one click from over 60 %',
      'dead on a walk or at rest',
    ],
    summaries.map((summary) => [
      summary.bot,
      String(summary.medianTurns),
      String(summary.medianActions),
      String(summary.medianDeath ?? '–'),
      (summary.turnsPerAct.explore ?? 0).toFixed(1),
      (summary.turnsPerAct.fight ?? 0).toFixed(1),
      withInterval(summary.sudden),
      withInterval(summary.walking),
    ]),
  );

function loot({ kit, perLevel }: Finds, summaries: readonly Summary[]): string {
  const planner = summaries.find(({ bot }) => bot === 'planner');
  return [
    grid(
      ['depth', 'things lying about', 'creatures'],
      perLevel.map(({ depth, items, foes }) => [String(depth), items.toFixed(1), foes.toFixed(1)]),
    ),
    '',
    `Something that brings down the dragon (three scrolls or charges that strike from afar, two and Zap, or Venom) lies on depths 2 to 5 of ${withInterval(kit)} of ${kit.tries} seeds, before any trade.${
      planner
        ? ` The planner, who trades, holds such a kit before depth 6 in ${withInterval(planner.kit)} of its runs.`
        : ''
    }`,
  ].join('\n');
}

const DRAGON =
  'Every duel is fought in the engine by a hero of the given level as levelling makes them, rested and at full mana; seeds are the same in every cell. A *nuke* is a Magic Missile Scroll.';

function dragon(duels: readonly DuelRow[], place: DuelRow['place'], title: string): string {
  const rows = duels.filter((one) => one.place === place);
  const levels = rows[0]?.won.map(({ level }) => `level ${level}`) ?? [];
  return `${title}\n\n${grid(
    ['', ...levels],
    rows.map(({ kit, won }) => [kit, ...won.map(({ chance }) => withInterval(chance))]),
  )}`;
}

function encounters(summaries: readonly Summary[]): string {
  const rows = summaries.flatMap(({ bot, boss }) =>
    Object.entries(boss).map(([level, { met, killed }]) => [bot, level, String(met), String(killed)]),
  );
  if (rows.length === 0) return 'In none of the runs was the dragon met.';
  return `Met in the runs, by the level of the hero when it first came into view:\n\n${grid(['', 'level', 'met', 'killed'], rows)}`;
}
