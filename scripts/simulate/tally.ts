import { sum } from '../../src/lib/lists';
import type { BotName } from '../bots';
import { type Counts, commonest, count, shares } from '../lib/counts';
import { type Interval, median, wilsonInterval } from '../lib/statistics';
import { CENSUS_KEYS, type CensusKey } from './census';
import { type ChoiceSummary, type Countable, choiceSummaryOf } from './choices/choice-tally';
import type { RunReport } from './run';

/** Figures over many runs of one bot. Each share is from 0 to 1 and has its 95 % interval. */
export interface Summary {
  bot: BotName;
  runs: number;
  turns: number;
  actions: number;
  milliseconds: number;
  /**
   * For each depth, the number and share of runs that reached it. `died` is the number of these runs that died there,
   * and `deaths` their share.
   */
  reached: { depth: number; runs: number; share: Interval; died: number; deaths: Interval }[];
  endings: Counts;
  causes: Counts;
  /** For each depth, the median number of actions from there to the next depth, and the causes of death. */
  levels: { depth: number; medianActions: number | null; causes: Counts }[];
  /** Sources of the damage to enemies: weapons, spells and things with their shares, 0 to 1. */
  damage: Counts;
  /** Share of deaths that were sudden: the hero had more than 60 % of its hit points before the last action. */
  sudden: Interval;
  /** Share of deaths during a walk or rest, except deaths by hunger. */
  walking: Interval;
  medianTurns: number;
  medianActions: number;
  medianDeath: number | null;
  /** Share of runs whose hero had a winning kit above the dragon's depth: things that can kill the dragon. */
  kit: Interval;
  laurels: Interval;
  /** Number of runs in which the boss was seen, and was killed, by the hero's level at first sight. */
  boss: Record<string, { met: number; killed: number }>;
  /** Mean number of player-turns, for each kind of action that takes several turns. */
  turnsPerAct: Record<string, number>;
  /** Absent in figures from older versions. */
  choices?: ChoiceSummary;
  /** For each kind of content, the number of runs in which each entry occurred. */
  census: Record<CensusKey, Counts>;
}

/** Share of the hit points. A death is sudden if the hero had more before its last action. */
const HEALTHY = 0.6;
const LAIR = 6;
const WALKS: readonly string[] = ['explore', 'travel', 'rest'];
const LONG_ACTIONS = ['explore', 'travel', 'rest', 'fight'] as const;

/** Adds up the figures of one bot's runs as they arrive. Keeps only figures, not the runs. */
export class Tally {
  private milliseconds = 0;
  private sudden = 0;
  private walking = 0;
  private kits = 0;
  private laurels = 0;
  private readonly turns: number[] = [];
  private readonly actions: number[] = [];
  private readonly deepest: number[] = [];
  private readonly deaths: number[] = [];
  private readonly endings: Counts = {};
  private readonly causes: Counts = {};
  private readonly causesAt: Record<number, Counts> = {};
  private readonly actionsAt: Record<number, number[]> = {};
  private readonly damage: Counts = {};
  private readonly boss: Summary['boss'] = {};
  private readonly perAction: Record<string, { turns: number; times: number }> = {};
  private readonly countables: Countable[] = [];
  private readonly census = Object.fromEntries(CENSUS_KEYS.map((key) => [key, {}])) as Summary['census'];

  constructor(private readonly bot: BotName) {}

  add(report: RunReport): void {
    const { over, kitAt, metBoss, killedBoss, laurel } = report;
    this.milliseconds += report.milliseconds;
    this.turns.push(report.turns);
    this.actions.push(report.actions);
    this.deepest.push(report.deepest);
    count(this.endings, over?.result ?? 'still alive');
    if (over?.result === 'died') {
      this.deaths.push(over.depth);
      const cause = [over.by, over.cause].filter(Boolean).join(', by ') || 'unknown';
      count(this.causes, cause);
      this.causesAt[over.depth] ??= {};
      count(this.causesAt[over.depth] as Counts, cause);
      if (report.healthBefore > HEALTHY) this.sudden += 1;
      // Deaths by hunger do not count, because the game warns of hunger long before.
      if (WALKS.includes(report.lastAction ?? '') && over.cause !== 'hunger') this.walking += 1;
    }
    if (kitAt !== null && kitAt < LAIR) this.kits += 1;
    if (laurel) this.laurels += 1;
    if (metBoss !== null) {
      this.boss[metBoss] ??= { met: 0, killed: 0 };
      const duels = this.boss[metBoss];
      duels.met += 1;
      if (killedBoss) duels.killed += 1;
    }
    this.addLevels(report);
    const { choices, visits, deepest, damage, census } = report;
    this.countables.push({ choices, visits, over, deepest, damage, laurel, census });
    for (const [raw, amount] of Object.entries(report.damage)) this.damage[raw] = (this.damage[raw] ?? 0) + amount;
    for (const [kind, { turns, times }] of Object.entries(report.perAction)) {
      this.perAction[kind] ??= { turns: 0, times: 0 };
      this.perAction[kind].turns += turns;
      this.perAction[kind].times += times;
    }
    for (const key of CENSUS_KEYS) for (const one of report.census[key]) count(this.census[key], one);
  }

  private addLevels({ arrivals }: RunReport): void {
    arrivals.forEach(({ depth, actions }, order) => {
      const next = arrivals[order + 1];
      const known = this.actionsAt[depth] ?? [];
      if (next) this.actionsAt[depth] = [...known, next.actions - actions];
    });
  }

  summary(): Summary {
    const runs = this.turns.length;
    const dead = this.deaths.length;
    return {
      bot: this.bot,
      runs,
      turns: sum(this.turns),
      actions: sum(this.actions),
      milliseconds: this.milliseconds,
      reached: this.survival(),
      endings: commonest(this.endings),
      causes: commonest(this.causes),
      levels: this.levels(),
      damage: commonest(shares(this.damage)),
      sudden: wilsonInterval(this.sudden, dead),
      walking: wilsonInterval(this.walking, dead),
      medianTurns: median(this.turns) ?? 0,
      medianActions: median(this.actions) ?? 0,
      medianDeath: median(this.deaths),
      kit: wilsonInterval(this.kits, runs),
      laurels: wilsonInterval(this.laurels, runs),
      boss: this.boss,
      turnsPerAct: Object.fromEntries(
        LONG_ACTIONS.map((kind) => [
          kind,
          (this.perAction[kind]?.turns ?? 0) / Math.max(1, this.perAction[kind]?.times ?? 0),
        ]),
      ),
      choices: choiceSummaryOf(this.countables),
      census: Object.fromEntries(CENSUS_KEYS.map((key) => [key, commonest(this.census[key])])) as Summary['census'],
    };
  }

  private levels(): Summary['levels'] {
    return Array.from({ length: Math.max(1, ...this.deepest) }, (_, index) => ({
      depth: index + 1,
      medianActions: median(this.actionsAt[index + 1] ?? []),
      causes: commonest(this.causesAt[index + 1] ?? {}),
    }));
  }

  private survival(): Summary['reached'] {
    const { deepest, deaths } = this;
    return Array.from({ length: Math.max(1, ...deepest) }, (_, index) => {
      const depth = index + 1;
      const runs = deepest.filter((one) => one >= depth).length;
      const died = deaths.filter((one) => one === depth).length;
      return { depth, runs, share: wilsonInterval(runs, deepest.length), died, deaths: wilsonInterval(died, runs) };
    });
  }
}
