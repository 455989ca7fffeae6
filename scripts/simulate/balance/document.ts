import type { BotName } from '../../bots';
import { grid, list } from '../../lib/markdown';
import { type Interval, percent, withInterval } from '../../lib/statistics';
import type { Summary } from '../tally';
import type { Finds } from '../winning-kit';
import { dragonChoiceGoals } from './choice-goals';
import { choiceFigureTable, choiceGoalTable, HOW_CHOICES_ARE_COUNTED } from './choice-tables';
import { type Decisions, decisionSection } from './decision-section';
import type { DuelRow } from './duels';
import { boundsOf, goalsOf, HOW_GOALS_READ, verdict } from './goals';
import { TUNING } from './tuning';

/** Parts of a document that were measured later, and the command for them. */
export interface Renewal {
  command: string;
  parts: readonly string[];
}

export interface Figures {
  seed: string;
  runs: number;
  fights: number;
  command: string;
  /** Absent if nothing was measured later. */
  renewed?: Renewal;
  summaries: Summary[];
  finds: Finds;
  duels: DuelRow[];
  decisions?: Decisions;
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
    '## Choices',
    HOW_CHOICES_ARE_COUNTED,
    choiceGoalTable(dragonChoiceGoals(summaries), dragonChoiceGoals(before.summaries)),
    choiceFigureTable(summaries),
    ...decisionSection(figures.decisions),
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

/** Formats the number of duels for each cell of a table, such as `40`, or `20 to 40` if the cells differ. */
function fought(duels: readonly DuelRow[]): string {
  const tries = duels.flatMap(({ won }) => won.map(({ chance }) => chance.tries));
  const [least, most] = [Math.min(...tries), Math.max(...tries)];
  return least === most ? String(least) : `${least} to ${most}`;
}

/** Heading of the columns with figures from the earlier version. */
const BEFORE = 'before';

const intro = (figures: Figures, before: Figures): string =>
  [
    `Made by \`${figures.command}\`: ${list(figures.summaries.map(({ bot, runs }) => `${runs} runs of ${bot}`))} on the seeds from "${figures.seed} 0" on, and ${fought(figures.duels)} duels for each cell of the tables at the end. The same figures as JSON stand in [balance.json](balance.json).`,
    ...(figures.renewed ? ['', renewal(figures.renewed)] : []),
    '',
    `*Before* is what the rules of version 1 gave on the same seeds, ${before.runs} runs and ${before.fights} duels of each kind: [balance-rules-1.json](balance-rules-1.json).`,
    '',
    ...figures.summaries.map(({ bot }) => `- **${bot}** ${MANNERS[bot] ?? 'plays.'}`),
  ].join('\n');

/** Says which parts were measured later. */
export const renewal = ({ command, parts }: Renewal): string =>
  `Measured later, by \`${command}\`: ${list(parts)}. The tables of a bot keep the figures of more runs, if there were more; its choices are always of the later runs.`;

/** Descriptions of how bots play, as ends of sentences that begin with a bot's name. */
const MANNERS: Partial<Record<BotName, string>> = {
  random: 'does something legal, of nearly any kind.',
  fighter:
    'explores until it has found the stairs and fights whatever is nearest; it touches nothing, eats nothing and never rests.',
  masher: 'presses Fight if it sees a foe, else Explore, else Go down, and answers every warning with yes.',
  follower: 'presses what the board recommends, or else a random option; it answers every warning with yes.',
  first: 'does the same, but takes the first option.',
  reader: 'does the same, but takes the option with the smallest stated loss.',
  spender:
    'uses its strongest scroll, charge, spell or shot where Fight would cost more than 15 % of its hit points or nothing is recommended, and else plays as first does.',
  careful:
    'buys its first gear, and carries on by Explore. In a fight it strikes, drinks or takes stairs, whichever costs least. It uses no magic.',
  planner:
    'also trades, identifies and learns spells. In a fight it weighs blows, magic, things, narrow places, stairs and portals, and takes what costs least. Having won, it retires.',
};

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

/** Returns a table of one share, by depth and bot, with the share of the earlier version beside it. */
function byDepth(figures: Figures, before: Figures, title: string, shareOf: (row: DepthRow) => Interval): string {
  const columns = figures.summaries.flatMap((summary) => {
    const earlier = before.summaries.find(({ bot }) => bot === summary.bot);
    const now = { head: `${summary.bot} now`, summary };
    return earlier ? [{ head: `${summary.bot} ${BEFORE}`, summary: earlier }, now] : [now];
  });
  const deepest = Math.max(...columns.map(({ summary }) => summary.reached.length));
  const cell = (summary: Summary, depth: number): string => {
    const there = summary.reached.find((one) => one.depth === depth);
    return there && there.runs > 0 ? withInterval(shareOf(there)) : '–';
  };
  return grid(
    [title, ...columns.map(({ head }) => head)],
    Array.from({ length: deepest }, (_, n) => [String(n + 1), ...columns.map(({ summary }) => cell(summary, n + 1))]),
  );
}

/** Maximum number of causes of death for each bot. */
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
