import { type Raws, storyEnd } from '../../../src/engine';
import { weekOf } from '../../../src/lib/calendar';
import type { Run } from '../../../src/storage';
import { avengedSort, contentHash, guildKey, huntSort } from '../../../src/storage/dynamo';
import type { Item, Table } from '../../../src/storage/dynamo/table';

const AVENGED_PREFIX = avengedSort(0, 0).split('#')[0] as string;

/**
 * Compares the story of a server with its finished runs. The wounds of each hunt must be those that the runs gave, each
 * counted once. Each avenged grave must have been avenged by one of the runs. Returns the violations.
 */
export async function checkStory(table: Table, guild: string, { runs, raws }: { runs: readonly Run[]; raws: Raws }) {
  const ended = runs
    .filter(({ home, origin, pendingResult }) => home.id === guild && origin.kind === 'chance' && !pendingResult)
    .flatMap((run) => {
      const end = storyEnd(run.game, raws);
      return end ? [{ run, end, mark: contentHash(Buffer.from(run.id)) }] : [];
    });
  const found: string[] = [];
  for (const week of new Set(ended.map(({ run }) => weekOf(run.createdAt)))) {
    const item = await table.get(guildKey(guild), huntSort(week));
    const listed = woundsIn(item);
    const given = ended.filter(({ run, end }) => weekOf(run.createdAt) === week && run.game.story?.beast && end.wounds);
    for (const { run, end, mark } of given) {
      const wounds = listed.get(mark) ?? 0;
      listed.delete(mark);
      if (wounds !== end.wounds && item?.felled === undefined)
        found.push(`hunt: ${run.id} gave ${end.wounds} wounds, and ${wounds} are listed`);
    }
    found.push(...[...listed].filter(([, wounds]) => wounds > 0).map(([mark]) => `hunt: no run ${mark} gave wounds`));
    const sum = [...woundsIn(item).values()].reduce((total, wounds) => total + wounds, 0);
    if (item && item.wounds !== sum) found.push(`hunt: ${String(item.wounds)} wounds are ${sum} by their list`);
  }
  const avenged = await table.query(guildKey(guild), AVENGED_PREFIX);
  const graveOf = ({ game }: Run): string =>
    avengedSort(game.story?.avenger?.depth ?? 0, game.story?.avenger?.grave ?? 0);
  const avengers = ended.filter(({ end }) => end.avenged);
  for (const { SK, run: mark } of avenged) {
    if (!avengers.some((each) => each.mark === mark && graveOf(each.run) === SK))
      found.push(`avenged: ${SK} by ${String(mark)}, which did not`);
  }
  for (const { run } of avengers) {
    if (!avenged.some(({ SK }) => SK === graveOf(run))) found.push(`avenged: ${graveOf(run)} by ${run.id} is lost`);
  }
  return found;
}

/** Returns the wounds that each run has given, by the hash of the run. */
const woundsIn = (item: Item | null): Map<string, number> =>
  new Map(
    String(item?.runs ?? '')
      .split(' ')
      .filter((entry) => entry !== '')
      .map((entry) => [entry.split(':')[0] as string, Number(entry.split(':')[1])]),
  );
