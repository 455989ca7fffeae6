import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { rawsFor } from '../src/engine/state/campaign';
import { loadRaws } from '../src/raws';
import { BOT_HABITS, BOT_NAMES } from './bots';
import { campaignOption } from './lib/campaign-option';
import { commandLine, oneOf, UsageError, wholeNumber } from './lib/command-line';
import { namedFile } from './lib/named-file';
import { writeJson } from './lib/write-json';
import { fileNameOf, formatRecording } from './replay/recording';
import type { Arrival } from './simulate/arrival';
import {
  CAMPAIGN as AMULET,
  AMULET_PARTS,
  updateAmulet,
  updateAmuletDecisions,
  writeAmulet,
} from './simulate/balance/amulet/write';
import { type Decisions, decisionsOf } from './simulate/balance/decision-section';
import { BUTTON_BOTS, MEASURED_BOTS } from './simulate/balance/measured-bots';
import type { MeasuringOptions } from './simulate/balance/options';
import {
  BALANCE_PARTS,
  printBalance,
  updateBalance,
  updateDecisions,
  writeBalance,
} from './simulate/balance/write-balance';
import { playBoardSeries } from './simulate/boards/play-series';
import { type Built, formatBuilds } from './simulate/builds';
import { type Comparable, formatPairs } from './simulate/choices/paired';
import { printCoverage } from './simulate/coverage';
import { measureDecisions } from './simulate/decisions/measure-decisions';
import { formatDecisions, formatTwoSchools } from './simulate/decisions/report';
import { LISTED_KINDS } from './simulate/decisions/sample-boards';
import { printFailures } from './simulate/failures';
import { schoolOption } from './simulate/forced-school';
import { depthsOf, startsAt, writeArrivals } from './simulate/kept-arrivals';
import { type Begun, formatKits, formatSchools, kitsOf } from './simulate/kits';
import { playSeries } from './simulate/play';
import { formatRaces, type Raced } from './simulate/races';
import { playRandomly } from './simulate/random/play-randomly';
import { formatSummary } from './simulate/report';
import type { WorkerResult } from './simulate/worker';

const USAGE = `npm run simulate -- [--runs N] [--bot ${BOT_NAMES.join('|')}|all] [--kit ID|all] [--school NAME|all] [--seed TEXT] [--coverage]
npm run simulate -- --balance [--runs N] [--choices N] [--fights N] [--only PART,PART [--update]]
npm run simulate -- --balance --campaign amulet [--runs N] [--choices N] [--deep N] [--only PART,PART --update]
npm run simulate -- --random [--turns N] [--seed TEXT]
npm run simulate -- --boards [--runs N] [--seed TEXT] [--campaign ID] [--from DEPTHS]
npm run simulate -- --decisions [--null] [--schools] [--kind NAME] [--runs N] [--bot NAME] [--rollouts N] [--campaign ID] [--from DEPTHS]

Bots play whole runs through the engine, with every invariant checked after every action. Prints survival by depth and
causes of death. Exits with 1 when an invariant was violated, and prints the recording that reproduces it.

  --runs N         runs of each bot (100; 1000 with --balance, where --choices says more)
  --bot NAMES      who plays, several with commas (all)
${BOT_NAMES.map((bot) => `                     ${bot}: ${BOT_HABITS[bot]}`).join('\n')}
  --seed TEXT      run number n has the seed "TEXT n" (simulate)
  --campaign ID    the campaign, by its id (dragon)
  --kit ID         with which kit the heroes begin (fighter; all with --coverage); with all, runs take the kits in turn
  --school NAME    of which school the first two boons are (fire, venom, shields, shadows, trade, beasts; or all in turn); such a run has no replay
  --from DEPTHS    begins there (1; 7, 10, 13 and home of amulet), in turn, with heroes that some planners came with (scripts/simulate/arrivals); such a run has no replay
  --arrivals DIR   writes there, by campaign and depth, with what heroes the runs came to each
  --first N        number of the first run (0)
  --turns MAX      player-turns after which a run is stopped (4000)
  --coverage       lists the content that no run met, and fails when there is any; lists the feats that each bot earned
  --record DIR     writes every run there, for npm run replay
  --json FILE      writes the figures there
  --workers N      processes to play on (one a core)
  --keep DIR       keeps every run and duel there as it ends; those of the same version are not played again, so that
                   a longer series adds up with a shorter one
  --kept           plays nothing more: writes the figures of what was kept

  --balance        instead measures the balance: many runs of ${MEASURED_BOTS.length} bots and many duels with the dragon, compared with
                   the goals in docs/balance.md, the figures in docs/balance.json. The same version gives the same files.
  --choices N      runs of each bot that presses buttons: ${BUTTON_BOTS.join(', ')} (300)
  --fights N       duels for each cell of its tables (200)
  --seeds N        seeds whose loot is counted (100)
  --only PARTS     measures these alone and prints the goals they concern, without writing: ${BALANCE_PARTS.join(', ')}
  --update         writes what --only measures; takes the other parts from the files in --out. A bot with fewer runs than
                   there keeps its tables, and only its choices are replaced
  --out DIR        where its files go (docs)
  --before FILE    balance.json of the version that the document compares with (docs/balance-rules-1.json)

                   With --campaign amulet it measures that one, for docs/balance-amulet.md: runs of the same bots from the
                   town, and of planners that begin at depths 7, 10 and 13 (part: deep).
  --deep N         how many begin at each of them (1000)

  --random         instead plays random actions, legal ones and junk, one run after another, until --turns player-turns
                   have passed in all (200000). With --json FILE it goes on from the figures there.

  --boards         instead presses buttons alone, in turn those that boards recommend, the first that is not grey, and any.
                   Prints every board without a button, and every board from which 20 presses lead nowhere (--runs 300).

  --decisions      instead measures how much the choice of a press matters: samples boards of runs (--runs 40, of planner),
                   plays each listed press on by rollouts, and says on which boards the best press beats the others
  --rollouts N     rollouts of each press, an even number from 12 on (24)
  --every N        one board in N is judged (30)
  --kind NAME      judges only boards that list such an option (${LISTED_KINDS.join(', ')}); burn is any that lights a fire
  --null           lists one press four times, so that every real decision is a false one
  --schools        compares instead the best options of two heroes on the same board, who differ only in their boons, which
                   are of two schools; with --null, who differ only in luck
                   With --update the figures go into the document of the campaign in --out.`;

const DEFAULT_RUNS = { simulate: '100', balance: '1000', boards: '300', decisions: '40' };
const DEFAULT_TURNS = { simulate: '4000', random: '200000' };
const DOCS = join(__dirname, '../docs');

void commandLine(
  USAGE,
  {
    runs: { type: 'string' },
    bot: { type: 'string', default: 'all' },
    seed: { type: 'string', default: 'simulate' },
    campaign: { type: 'string' },
    kit: { type: 'string' },
    school: { type: 'string' },
    from: { type: 'string' },
    arrivals: { type: 'string' },
    first: { type: 'string', default: '0' },
    turns: { type: 'string' },
    coverage: { type: 'boolean', default: false },
    record: { type: 'string' },
    json: { type: 'string' },
    workers: { type: 'string', default: String(availableParallelism()) },
    balance: { type: 'boolean', default: false },
    random: { type: 'boolean', default: false },
    boards: { type: 'boolean', default: false },
    decisions: { type: 'boolean', default: false },
    null: { type: 'boolean', default: false },
    schools: { type: 'boolean', default: false },
    rollouts: { type: 'string', default: '24' },
    every: { type: 'string', default: '30' },
    kind: { type: 'string' },
    fights: { type: 'string', default: '200' },
    seeds: { type: 'string', default: '100' },
    deep: { type: 'string', default: '1000' },
    choices: { type: 'string', default: '300' },
    update: { type: 'boolean', default: false },
    only: { type: 'string' },
    out: { type: 'string', default: DOCS },
    keep: { type: 'string' },
    kept: { type: 'boolean', default: false },
    before: { type: 'string', default: join(DOCS, 'balance-rules-1.json') },
  },
  async ({ values }) => {
    const modes = (['balance', 'random', 'boards', 'decisions', 'coverage'] as const).filter((mode) => values[mode]);
    const [mode] = modes;
    const usual = DEFAULT_RUNS[mode === undefined || mode === 'random' || mode === 'coverage' ? 'simulate' : mode];
    const runs = wholeNumber('--runs', values.runs ?? usual, 1);
    const workers = wholeNumber('--workers', values.workers, 1, 64);
    if (modes.length > 1) throw new UsageError(`--${modes.join(' and --')} exclude each other.`);
    if (values.kept && values.keep === undefined) throw new UsageError('--kept also takes --keep DIR: what was kept.');
    if (values.update && !values.decisions && (!values.balance || values.only === undefined))
      throw new UsageError('--update also takes --balance and --only PARTS: what to measure anew.');
    const keep = values.keep === undefined ? undefined : { folder: values.keep, closed: values.kept };
    if (values.balance) {
      const choices = wholeNumber('--choices', values.choices, 1);
      const options = { runs, choices, workers, keep, folder: values.out };
      return campaignOption(values.campaign) === AMULET ? balanceAmulet(values, options) : balance(values, options);
    }
    const turns = wholeNumber('--turns', values.turns ?? DEFAULT_TURNS[values.random ? 'random' : 'simulate'], 1);
    if (values.random) {
      const isSound = await playRandomly({ seed: values.seed, turns, workers, json: values.json ?? null });
      if (!isSound) process.exitCode = 1;
      return;
    }
    if (values.boards) {
      const first = wholeNumber('--first', values.first, 0);
      if (!(await playBoardSeries({ ...dungeonsOf(values), seed: values.seed, runs, first, workers })))
        process.exitCode = 1;
      return;
    }
    if (values.decisions) {
      const series = { ...decisionSeriesOf(values), runs, workers, maxTurns: turns, keep };
      const judged = await measureDecisions(series);
      console.log(series.twoSchools ? formatTwoSchools(judged) : formatDecisions(judged));
      if (values.update && !series.twoSchools) writeDecisions(decisionsOf(series, judged), values);
      return;
    }
    const choice = values.bot.split(',').map((name) => oneOf('--bot', name, [...BOT_NAMES, 'all']));
    const bots = BOT_NAMES.filter((bot) => choice.includes(bot) || choice.includes('all'));
    const { record: folder, json } = values;
    if (folder !== undefined && values.from !== undefined)
      throw new UsageError('--record and --from exclude each other: a recording begins in the town');
    if (folder !== undefined) mkdirSync(folder, { recursive: true });
    const campaign = campaignOption(values.campaign);
    const came: Arrival[] = [];
    const reports: (Comparable & Begun & Raced & Built)[] = [];
    const series = {
      ...dungeonsOf(values),
      ...kitsOf(values),
      ...schoolOption(values),
      bots,
      runs,
      seed: values.seed,
      first: wholeNumber('--first', values.first, 0),
      maxTurns: turns,
      workers,
    };
    const outcome = await playSeries({
      ...series,
      keep,
      ...(folder !== undefined && { record: (result) => writeRecording(folder, result) }),
      note: ({ plan, laurel, deepest, arrivals, tookGoal, presses, over, choices, damage, census: { boons } }) => {
        came.push(...arrivals, ...(tookGoal ? [tookGoal] : []));
        reports.push({ plan, laurel, deepest, presses, over, choices, damage, census: { boons } });
      },
    });
    if (values.arrivals !== undefined) writeArrivals(values.arrivals, campaign, came);
    const { summaries, seconds, played } = outcome;
    console.log(summaries.map(formatSummary).join('\n\n\n'));
    if (rawsFor(loadRaws(), { campaign }).campaign.race) console.log(`\n${formatRaces(reports)}`);
    if (series.kits) console.log(`\n${formatKits(loadRaws(), reports)}\n\n${formatBuilds(loadRaws(), reports)}`);
    if (series.schools) console.log(`\n${formatSchools(reports)}`);
    for (const bot of bots.includes('planner') ? bots : [])
      if (bot !== 'planner') console.log(`\n${formatPairs(reports, bot, 'planner')}`);
    if (values.coverage && !printCoverage(outcome.summaries, campaign)) process.exitCode = 1;
    console.log(`\n${played} runs in ${seconds.toFixed(1)} s on ${workers} processes`);
    if (json !== undefined) writeJson(json, { ...outcome, workers });
    printFailures(outcome);
    // Runs that hung or crashed count as failures.
    if (outcome.failed.length > 0 || played < runs * bots.length) process.exitCode = 1;
  },
);

/**
 * Measures the balance of The Dragon and writes the figures. With `--only`, measures some parts, and without `--update`
 * only prints their goals.
 */
function balance(values: Record<'fights' | 'seeds' | 'before', string> & PartValues, options: MeasuringOptions) {
  const measuring = { ...options, fights: wholeNumber('--fights', values.fights, 1) };
  const before = namedFile('--before', values.before);
  if (values.only === undefined)
    return writeBalance({ ...measuring, seeds: wholeNumber('--seeds', values.seeds, 1), before });
  const parts = values.only.split(',').map((part) => oneOf('--only', part, BALANCE_PARTS));
  return values.update ? updateBalance(parts, { ...measuring, before }) : printBalance(parts, measuring);
}

/** Measures the balance of The Amulet, or the parts in `--only`, and writes the figures. */
function balanceAmulet(values: { deep: string } & PartValues, options: MeasuringOptions) {
  const measuring = { ...options, deep: wholeNumber('--deep', values.deep, 0) };
  if (values.only === undefined) return writeAmulet(measuring);
  if (!values.update) throw new UsageError('--only also takes --update with --campaign amulet.');
  return updateAmulet(
    values.only.split(',').map((part) => oneOf('--only', part, AMULET_PARTS)),
    measuring,
  );
}

/** Returns the boards to judge, and the settings. They are boards of planners, unless `--bot` names another bot. */
function decisionSeriesOf(
  values: Record<'seed' | 'bot' | 'first' | 'rollouts' | 'every', string> & DungeonValues & { kind?: string },
) {
  return {
    ...dungeonsOf(values),
    bot: values.bot === 'all' ? ('planner' as const) : oneOf('--bot', values.bot, BOT_NAMES),
    seed: values.seed,
    first: wholeNumber('--first', values.first, 0),
    rollouts: wholeNumber('--rollouts', values.rollouts, 12),
    every: wholeNumber('--every', values.every, 1),
    ...(values.kind !== undefined && { kind: oneOf('--kind', values.kind, LISTED_KINDS) }),
    isNull: values.null === true,
    ...(values.schools && { twoSchools: true as const }),
  };
}

/** Writes the figures of decisions into the document of the campaign. */
function writeDecisions(decisions: Decisions, values: { before: string; out: string } & DungeonValues): void {
  const files = { folder: values.out, before: namedFile('--before', values.before) };
  if (campaignOption(values.campaign) === AMULET) updateAmuletDecisions(decisions, files);
  else updateDecisions(decisions, files);
}

interface PartValues {
  only?: string | undefined;
  update: boolean;
}

/** Returns the campaign of the runs, and where they begin. Recordings of the first campaign leave out its id. */
function dungeonsOf(values: Pick<DungeonValues, 'campaign' | 'from'>) {
  const campaign = campaignOption(values.campaign);
  return {
    ...(values.from === undefined ? {} : { starts: startsAt(campaign, depthsOf(values.from)) }),
    ...(campaign === loadRaws().campaign.id ? {} : { campaign }),
  };
}

interface DungeonValues {
  campaign?: string | undefined;
  from?: string | undefined;
  null?: boolean;
  schools?: boolean;
}

function writeRecording(folder: string, { report: { plan }, recording }: WorkerResult): void {
  if (recording) writeFileSync(join(folder, fileNameOf(plan, plan.seed)), formatRecording(recording));
}
