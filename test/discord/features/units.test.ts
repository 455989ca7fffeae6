import { meteredTable, noCost } from '../../../scripts/bench/units';
import type { Reply } from '../../../src/discord/api';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';
import { controlOf } from '../../support/bot-fixture';
import { createGuild, customIdOf, finishRun, MANAGER } from '../../support/guild';

type Units = [read: number, written: number];

/** Creates a server over a metered table. `measure` carries out an act, and keeps its read and write units by name. */
function meteredGuild() {
  const cost = noCost();
  const guild = createGuild({ over: meteredTable(new MemoryTable(), cost) });
  const units: Record<string, Units> = {};
  const measure = async (name: string, act: () => Promise<Reply>): Promise<Reply> => {
    const { readUnits, writeUnits } = cost;
    const reply = await act();
    units[name] = [cost.readUnits - readUnits, cost.writeUnits - writeUnits];
    return reply;
  };
  return { ...guild, units, measure };
}

const PRINTS = process.env.PRINT_UNITS === '1';
const print = (units: Record<string, Units>): void => {
  for (const [name, [read, written]] of Object.entries(units)) console.log(`| ${name} | ${read} | ${written} |`);
};

test('a party’s turn writes one unit, and votes, members and modes pay for themselves', async () => {
  const { type, press, measure, units } = meteredGuild();
  let board = await measure('`/party` opens', () => type('1', 'party'));
  const wait = (user: string) => () => press(user, controlOf(board, 'do:wait').custom_id);
  board = await measure('a stranger’s press joins and plays', wait('2'));
  board = await measure('an ordinary turn', wait('2'));
  board = await measure('another mode', () => press('1', controlOf(board, 'mode').custom_id, ['vote']));
  board = await measure('a vote', wait('1'));
  board = await measure('the vote that decides', wait('2'));
  await measure('the board at the end of the channel', () => press('2', controlOf(board, 'bring').custom_id));
  await measure('an invitation', wait('3'));
  await measure('`/party` typed again', () => type('2', 'party'));
  if (PRINTS) print(units);
  expect(Object.values(units).map(([, written]) => written)).toEqual([7, 12, 1, 1, 3, 4, 1, 0, 0]);
});

test('a post writes nothing, or one unit if the server limits posts, and so does the first card of a week', async () => {
  const guild = meteredGuild();
  const { type, press, measure, units } = guild;
  await finishRun(guild, '3');
  const post = () => press('3', 'v1|-|0|postcard:3');
  await measure('a look chosen', () => press('3', 'v1|-|0|set:emblem', ['paw']));
  await measure('a card', () => press('3', 'v1|-|0|card'));
  await measure('a card posted', post);
  await measure('a leaderboard', () => type('3', 'leaderboard'));
  const panel = await type('9', 'admin panel', {}, MANAGER);
  const rules = await press('9', customIdOf(panel, 'admin:posts'), undefined, MANAGER);
  const asked = await press('9', customIdOf(rules, 'deed:post-cap'), ['3'], MANAGER);
  await measure('a limit on posts', () => press('9', customIdOf(asked, ':sure:'), undefined, MANAGER));
  await measure('a card posted where posts are limited', post);
  await measure('the first leaderboard of a week', () => type('3', 'leaderboard', { time: 'week' }));
  await measure('the next', () => type('3', 'leaderboard', { time: 'week' }));
  if (PRINTS) print(units);
  expect(Object.values(units).map(([, written]) => written)).toEqual([1, 0, 0, 0, 4, 1, 1, 0]);
});
