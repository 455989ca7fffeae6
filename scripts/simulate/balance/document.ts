import { percent, withInterval } from '../../lib/statistics';
import type { Summary } from '../tally';
import type { Finds } from '../winning-kit';
import type { DuelRow } from './duels';
import { type Goal, goalsOf, verdict } from './goals';

/** The figures of the document. */
export interface Figures {
  seed: string;
  runs: number;
  fights: number;
  command: string;
  summaries: Summary[];
  finds: Finds;
  duels: DuelRow[];
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const grid = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, column) => (column === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

/** The document, in Markdown. */
export function balanceDocument(figures: Figures): string {
  const { summaries, duels, finds } = figures;
  return `${[
    '# Balance',
    intro(figures),
    '## Goals',
    'Shares with their 95 % intervals after Wilson. A goal is *within chance* when only the interval reaches it.',
    goals(goalsOf(summaries)),
    '## How deep they come',
    survival(summaries),
    '## Where they die',
    'Of those who reach a depth, the share that dies on it.',
    deaths(summaries),
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
  ].join('\n\n')}\n`;
}

const intro = ({ command, runs, seed, fights }: Figures): string =>
  [
    `Made by \`${command}\`: ${runs} runs of each bot on the seeds "${seed} 0" to "${seed} ${runs - 1}", and ${fights} duels for each cell of the tables at the end. The same figures as JSON stand in [balance.json](balance.json).`,
    '',
    '- **random** does anything that is legal.',
    '- **fighter** explores until it has found the stairs and fights whatever is nearest; it touches nothing, eats nothing and never rests.',
    '- **careful** also rests to full, runs and drinks below 35 % of its hit points, eats and wears the best it finds.',
    '- **planner** also identifies, learns spells, sells its loot and buys what it lacks, and keeps scrolls, rods and mana for the dragon and for dire need.',
  ].join('\n');

const share = (value: number): string => `${Number((100 * value).toFixed(1))}`;

const goals = (all: readonly Goal[]): string =>
  grid(
    ['', 'goal', 'measured', ''],
    all.map((goal) => [
      goal.title,
      goal.high === 1
        ? `≥ ${share(goal.low)} %`
        : goal.low === 0
          ? `≤ ${share(goal.high)} %`
          : `${share(goal.low)}–${share(goal.high)} %`,
      withInterval(goal.measured),
      verdict(goal),
    ]),
  );

const depths = (summaries: readonly Summary[]): number[] =>
  Array.from({ length: Math.max(...summaries.map(({ reached }) => reached.length)) }, (_, n) => n + 1);

const survival = (summaries: readonly Summary[]): string =>
  grid(
    ['depth reached', ...summaries.map(({ bot }) => bot)],
    depths(summaries).map((depth) => [
      String(depth),
      ...summaries.map(({ reached }) => {
        const there = reached.find((one) => one.depth === depth);
        return there ? withInterval(there.share) : '–';
      }),
    ]),
  );

const deaths = (summaries: readonly Summary[]): string =>
  grid(
    ['depth', ...summaries.map(({ bot }) => bot)],
    depths(summaries).map((depth) => [
      String(depth),
      ...summaries.map(({ reached }) => {
        const there = reached.find((one) => one.depth === depth);
        return there && there.runs > 0 ? withInterval(there.deaths) : '–';
      }),
    ]),
  );

/** Causes of death listed for each bot. */
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

/** What was changed for these goals, and why. */
const TUNING = `Of spawn weights one thing has been tuned: from depth 5 on, Lizardman, Giant Lizard and Rock Golem weigh four times what the tables give them (40, 16 and 16), and the Dragon Wyrmling still 1. No blade hurts a wyrmling but by luck, and with one on nearly every level of the fort two of three careful heroes died of it there: on the seeds "balance 0" to "balance 99", 66 % of those who stood on depth 5 (now 33 % on the first 200 of them), and 21 % came as far as depth 6 (now 44 %). Loot and experience are as the tables give them, and so is every figure of a thing.

Where a goal is still missed:

- **Depths 2 and 4 are milder and depth 5 is harsher than an even slope.** Figures of creatures stand, and the weights of the shallow tables are left alone: a run that ends within its first minutes teaches little.
- **The planner comes deeper than asked.** The rarer wyrmling helps it as much as anybody.
- **The fighter's goals were set too high.** Whoever neither rests nor eats starves after 620 turns and meets its first bandits with thirty hit points and no way to get them back but a level gained. That it dies at depths 2 and 3 is as it should be: wits matter.
- **The dragon is all or nothing by kit, and the planner waits for a kit.** Three missiles, two and Zap, or Venom bring it down nearly always, fewer hardly ever, as the duels show; somebody who knows that and never fights without is not beaten by it. What stands between the planner and the laurel is the way there. To make the kit itself scarce, loot would have to lose most of its scrolls and the alchemist most of its wares, and players would miss both long before they see the dragon.`;

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
