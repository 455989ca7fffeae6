import { isOffered, parseCommand, type TypedCommand } from '../../../scripts/crawl/inputs';
import { LAST_WEEK } from '../../../scripts/crawl/last-week';
import { actorOf, setUpStart } from '../../../scripts/crawl/set-up-start';
import { type Start, startsOf } from '../../../scripts/crawl/starts';
import { PEOPLE } from '../../../scripts/discord/users';
import { BotHarness, type HarnessReply } from '../../../scripts/harness/bot-harness';
import { pressesOf } from '../../../scripts/harness/presses';
import { RestorableTable } from '../../../scripts/harness/restorable-table';
import { loadRaws } from '../../../src/raws';
import { createStore } from '../../../src/storage/store';

const raws = loadRaws();

/** Names of all heroes of the crawl: heroes made by hand, heroes of last week, and heroes of the players. */
const NAMES = /سل|\bHero \d|\b(Ada|Bruno)\b|Łucja/;
const OWNERS = [...PEOPLE.map(({ id }) => id), ...LAST_WEEK.map(({ owner }) => owner), 'fallen-1', 'fallen-2'];

const LISTS = ['/play', '/character', '/run resume', '/run history', '/run watch', '/run replay', '/run clip'];
const OTHERS = [
  '/leaderboard',
  '/leaderboard time:last-week',
  '/admin panel',
  '/admin audit',
  '/profile',
  '/run abandon',
];
const COMMANDS: readonly TypedCommand[] = [...LISTS, ...OTHERS].map(parseCommand);

/** Starts that lead to replies with names. */
const NAMING =
  /^(a hero who died|a run in the books|the board of a week|beside graves|the end of a run that came|a run after another|the best run|a party that votes|a server where)/;

const starts = startsOf(raws).filter(({ name }) => NAMING.test(name));

/** Words of a reply and of the views behind its pictures, for each reply to the commands and to what they lead to. */
async function repliesOn(start: Start, isNameless: boolean): Promise<string[]> {
  const table = new RestorableTable();
  const store = createStore(table);
  for (const owner of OWNERS) await store.setNameless(owner, isNameless);
  const harness = new BotHarness(raws, store, { drawEvery: 1_000_000, newSeed: () => 'NAMELESS' });
  await setUpStart(start, store, harness);
  const saved = table.save();
  const { person, place } = actorOf(start);
  const replies: HarnessReply[] = [];
  for (const command of COMMANDS) {
    if (!isOffered(command, place)) continue;
    table.restore(saved);
    const reply = await harness.type(command.command, command.options, person, place);
    replies.push(reply);
    const shown = table.save();
    for (const press of pressesOf(reply.message?.components ?? []).slice(0, 2)) {
      if (!reply.message) continue;
      table.restore(shown);
      replies.push(await harness.press(reply.message, press, person, place));
    }
  }
  return replies.map(({ callback, outcome }) => JSON.stringify([callback, outcome]));
}

const naming = (replies: readonly string[]): string[] =>
  replies.filter((reply) => NAMES.test(reply)).map((reply) => reply.slice(0, 500));

test.each(starts.map((start) => [start.name, start] as const))(
  'no reply from %s names a hero of nameless players',
  async (_, start) => {
    const replies = await repliesOn(start, true);
    expect(naming(replies)).toEqual([]);
    expect(replies.filter((reply) => reply.includes('Wanderer')).length).toBeGreaterThan(0);
    expect(replies.filter((reply) => /\*\*…?\*\*/.test(reply))).toEqual([]);
    expect(naming(await repliesOn(start, false)).length).toBeGreaterThan(0);
  },
  120_000,
);

test("nameless players are called so in the reader's language", async () => {
  const [start] = startsOf(raws).filter(({ name }) => name.startsWith('the board of a week'));
  const spanish = { ...start!, player: { ...PEOPLE[0]!, locale: 'es-ES' } };
  const worded = (await repliesOn(spanish, true)).filter((reply) => reply.includes('Caminante'));
  expect(worded.length).toBeGreaterThan(0);
});
