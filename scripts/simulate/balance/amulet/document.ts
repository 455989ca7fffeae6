import type { Counts } from '../../../lib/counts';
import { grid, list } from '../../../lib/markdown';
import { median, percent, wilsonInterval, withInterval } from '../../../lib/statistics';
import { choiceGoals } from '../choice-goals';
import { choiceFigureTable, choiceGoalTable, HOW_CHOICES_ARE_COUNTED } from '../choice-tables';
import { type Decisions, decisionSection } from '../decision-section';
import { type Renewal, renewal } from '../document';
import { boundsOf, HOW_GOALS_READ, verdict } from '../goals';
import { CLICKS } from './clicks';
import type { Descent } from './descent';
import { goalsOf } from './goals';
import { TUNING } from './tuning';

export interface AmuletFigures {
  seed: string;
  command: string;
  /** Parts that were measured later, and the command for them; absent if there are none. */
  renewed?: Renewal;
  descents: Descent[];
  deep: DeepRuns;
  decisions?: Decisions;
}

/** Runs of planners that began at great depths, with heroes with whom planners had come there. */
export interface DeepRuns {
  /** Progress of the runs from each depth, and the beginning of their seeds. */
  starts: readonly { depth: number; seed: string; descent: Descent }[];
  /** Sources of the damage in the won runs of all depths, as in `Descent`. */
  wonDamage: Counts;
}

export function amuletDocument(figures: AmuletFigures): string {
  const { descents, deep } = figures;
  return `${[
    '# Balance of The Amulet',
    intro(figures),
    '## Goals',
    `${HOW_GOALS_READ} Who dies at a depth dies there before having been deeper; at 15 also with the Amulet in hand. ${ABOUT_CLICKS}`,
    grid(
      ['', 'goal', 'now', ''],
      goalsOf(descents).map((goal) => [goal.title, boundsOf(goal), withInterval(goal.measured), verdict(goal)]),
    ),
    '## Choices',
    HOW_CHOICES_ARE_COUNTED,
    choiceGoalTable(choiceGoals((bot) => descents.find((one) => one.bot === bot)?.choices)),
    choiceFigureTable(descents),
    ...decisionSection(figures.decisions),
    '## How deep they come',
    reached(descents),
    ...descents
      .filter(({ bot }) => bot === 'planner' || bot === 'careful')
      .reverse()
      .flatMap((descent) => [`## The ${descent.bot}`, byDepth(descent), pace(descent), onTheWay(descent)]),
    ...deep.starts.flatMap(({ depth, descent }) => [
      `## The ${descent.bot} from depth ${depth}`,
      'They begin rested and fed, and know the levels above, on which nobody is left. But they lack the boons and the companion that they had, so that more of them die than of those who came by themselves.',
      byDepth(descent, depth),
      pace(descent),
      onTheWay(descent),
    ]),
    '## What wins',
    winners(
      descents.find(({ bot }) => bot === 'planner'),
      deep,
    ),
    '## Tuning',
    TUNING,
  ].join('\n\n')}\n`;
}

const intro = ({ command, renewed, seed, descents, deep }: AmuletFigures): string => {
  const runs = list(descents.map(({ bot, runs }) => `${runs} runs of ${bot}`));
  const made = `Made by \`${command}\`: ${runs} on the seeds from "${seed} 0" on, from the town to the end, and ${fromBelow(deep)}, with heroes that planners came there with. Depths 1 to 6 are those of [The Dragon](balance.md), which also tells what the bots do. The same figures as JSON stand in [balance-amulet.json](balance-amulet.json).`;
  return renewed ? `${made}\n\n${renewal(renewed)}` : made;
};

const fromBelow = ({ starts }: DeepRuns): string =>
  list(
    starts.map(
      ({ depth, seed, descent }) =>
        `${descent.runs} runs of ${descent.bot} on the seeds from "${seed} 0" on that begin at depth ${depth}`,
    ),
  );

function reached(descents: readonly Descent[]): string {
  const deepest = Math.max(...descents.map(({ depths }) => depths.length));
  const cell = ({ depths, runs }: Descent, depth: number): string => {
    const came = depths.find((one) => one.depth === depth)?.came ?? 0;
    return came > 0 ? withInterval(wilsonInterval(came, runs)) : '–';
  };
  return grid(
    ['depth reached', ...descents.map(({ bot }) => bot)],
    Array.from({ length: deepest }, (_, n) => [String(n + 1), ...descents.map((one) => cell(one, n + 1))]),
  );
}

const ABOUT_CLICKS = `A click is an action. A visit of a level lasts from coming there until leaving it, be it for a moment: up the stairs with foes behind, or to the town by a scroll; so the first visit of a level takes more than later ones do. Who died there did not leave. The town, depth 1 of the tables, counts for none of the goals. The medians should be at most ${CLICKS} clicks, as they are where half of the visits take no more.`;

const HEAD = [
  ...['depth', 'came', 'died there', 'share of them', 'level on arrival, median'],
  ...['clicks a visit, median', 'the first visit', 'all of a run'],
  'killed by',
];

/** Maximum number of causes of death for each depth. */
const MOST = 4;

const byDepth = ({ depths }: Descent, from = 1): string =>
  grid(
    HEAD,
    depths
      .filter(({ depth }) => depth >= from)
      .map(({ depth, came, died, level, clicks, killers }) => [
        String(depth),
        String(came),
        String(died),
        withInterval(wilsonInterval(died, came)),
        String(level ?? '–'),
        ...[clicks.visit, clicks.first, clicks.inAll].map((amount) => String(amount ?? '–')),
        listCounts(killers, (times) => String(times)) || '–',
      ]),
  );

const listCounts = (counts: Counts, inWords: (amount: number) => string): string =>
  Object.entries(counts)
    .slice(0, MOST)
    .map(([word, amount]) => `${word} ${inWords(amount)}`)
    .join(', ');

/** Formats the median number of clicks on a level, over all levels except the town. */
const pace = ({ pace: { visit, first } }: Descent): string =>
  `Of all visits below the town the median is ${visit ?? '–'} clicks, of the first visits ${first ?? '–'}.`;

function onTheWay({ runs, withAmulet, home, diedOnTheWay }: Descent): string {
  if (withAmulet === 0) return `None of the ${runs} held the Amulet.`;
  const deaths = Object.entries(diedOnTheWay)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([depth, times]) => `${times} at depth ${depth}`);
  return `${withAmulet} of ${runs} held the Amulet, ${home} brought it home. Of the others died: ${deaths.join(', ') || 'nobody'}.`;
}

/** Goal: no weapon, spell or scroll causes more than this share of the damage, 0 to 1. */
const MOST_OF_ONE = 0.35;
/** Goal: the median winning run takes at most this number of actions. */
const ACTIONS = 2500;

function winners(planner: Descent | undefined, { starts, wonDamage }: DeepRuns): string {
  const rows = [
    ...(planner ? [{ from: 'the town', descent: planner }] : []),
    ...starts.map(({ depth, descent }) => ({ from: `depth ${depth}`, descent })),
  ];
  const cells = rows.map(({ from, descent }) => [
    from,
    `${descent.home} of ${descent.runs}`,
    `${descent.wonActions[0] ?? '–'} to ${descent.wonActions.at(-1) ?? '–'}, median ${median(descent.wonActions) ?? '–'}`,
    listCounts(descent.wonDamage, percent) || '–',
  ]);
  const wins = starts.reduce((sum, { descent }) => sum + descent.home, 0);
  const runs = starts.reduce((sum, { descent }) => sum + descent.runs, 0);
  return [
    `Of the runs that brought the Amulet home. No weapon, spell or scroll should deal more than ${percent(MOST_OF_ONE)} of the damage, and the median of a won run be at most ${ACTIONS} actions. A magic weapon counts as its kind.`,
    grid(
      ['begun in', 'home', 'actions', 'share of the damage'],
      [...cells, ['all these depths', `${wins} of ${runs}`, '', listCounts(wonDamage, percent) || '–']],
    ),
  ].join('\n\n');
}
