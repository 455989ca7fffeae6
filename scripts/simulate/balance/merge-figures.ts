import type { BotName } from '../../bots';
import type { ChoiceSummary } from '../choices/choice-tally';
import type { DuelRow } from './duels';
import { inBotOrder } from './measured-bots';

interface OfBot {
  bot: BotName;
  runs: number;
  choices?: ChoiceSummary;
}

/**
 * Returns the figures of all bots, with new ones in place of known ones. If a bot has more known runs than new ones,
 * replaces only the figures of its choices. Ignores new figures without a run.
 */
export function mergeByBot<T extends OfBot>(known: readonly T[], later: readonly T[]): T[] {
  const merged = new Map(known.map((one) => [one.bot, one]));
  for (const one of later) {
    const before = merged.get(one.bot);
    const isFewer = before !== undefined && before.runs > one.runs;
    if (one.runs > 0) merged.set(one.bot, isFewer ? withChoices(before, one.choices) : one);
  }
  return inBotOrder([...merged.values()]);
}

const withChoices = <T extends OfBot>(figures: T, choices: ChoiceSummary | undefined): T =>
  choices === undefined ? figures : { ...figures, choices };

/** Returns all rows of duels, with new ones in place of known ones with the same place and kit. */
export function mergeDuels(known: readonly DuelRow[], later: readonly DuelRow[]): DuelRow[] {
  const isSame = (a: DuelRow, b: DuelRow): boolean => a.place === b.place && a.kit === b.kit;
  return [
    ...known.map((row) => later.find((one) => isSame(one, row)) ?? row),
    ...later.filter((one) => known.every((row) => !isSame(one, row))),
  ];
}
