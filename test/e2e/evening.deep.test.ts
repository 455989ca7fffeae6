import type { Message } from '../../scripts/discord/messages';
import type { Component } from '../../scripts/discord/payload';
import { PEOPLE, type Person, PLACES } from '../../scripts/discord/users';
import { ada, bruno, control, pressable, shown, tableWithStore, versionOf, wordsOf } from './table';

const set = tableWithStore();
const lucja = PEOPLE[2]!;
const place = PLACES[0]!;

const type = async (person: Person, command: string, options: Record<string, string> = {}): Promise<Message> =>
  shown(await set.table.type(command, options, person));
const press = async (person: Person, message: Message, ending: string): Promise<Message> =>
  shown(await set.table.press(message, control(message, ending), person));

async function pick(person: Person, message: Message, ending: string, value: string): Promise<Message> {
  const { custom_id: customId, type: componentType } = control(message, ending) as Required<Component>;
  const menu = { customId, componentType, values: [value] };
  return shown(await set.table.discord.deliver({ kind: 'component', person, place, message, ...menu }));
}

const giveTorch = async (person: Person, to: Person): Promise<Message> => {
  const options = [{ type: 6, name: 'torch', value: to.id }];
  return shown(await set.table.discord.deliver({ kind: 'command', person, place, command: 'party', options }));
};

/** Messages that everybody in the channel sees, oldest first. */
const channel = (): Message[] => set.table.discord.messages.all().filter(({ visibleTo }) => visibleTo === null);

/** The message as it is now. */
const present = ({ id }: Message): Message => set.table.discord.messages.get(id)!;

test('three people play an evening in three languages, and the channel gets one board and one post', async () => {
  await type(bruno, 'settings', { language: 'de' });
  await type(lucja, 'settings', { language: 'es' });
  let board = await type(ada, 'party');
  expect(wordsOf(board)).toContain('opens a party');
  for (const person of [bruno, lucja, ada]) board = await press(person, board, 'do:wait');
  expect((await set.store.loadParty(place.id))?.members).toEqual([ada, bruno, lucja].map(({ id }) => id));
  expect(versionOf(board)).toBe(3);

  board = await pick(ada, board, 'mode', 'vote');
  board = await press(bruno, board, 'do:wait');
  expect(pressable(board).map(({ label }) => label)).toContainEqual(expect.stringMatching(/ 1\/2$/));
  board = await press(lucja, board, 'do:wait');
  expect(versionOf(board)).toBe(4);

  const looks = [await press(bruno, board, 'look'), await press(lucja, board, 'look')];
  expect(looks.map(({ visibleTo }) => visibleTo)).toEqual([bruno.id, lucja.id]);
  expect(looks.map(wordsOf)).toEqual([expect.stringContaining('Treppe'), expect.stringContaining('scaleras')]);

  board = await pick(ada, board, 'mode', 'handover');
  expect(wordsOf(await press(lucja, board, 'do:wait'))).toContain('antorcha');
  expect((await type(lucja, 'party')).visibleTo).toBe(lucja.id);
  const given = await giveTorch(ada, bruno);
  expect(given.visibleTo).toBe(ada.id);
  expect(wordsOf(present(board))).toContain(`the torch is with <@${bruno.id}>`);
  board = await press(bruno, present(board), 'do:wait');
  expect(versionOf(board)).toBe(5);

  const typed = await type(bruno, 'wait');
  expect([typed.visibleTo, wordsOf(typed)]).toEqual([bruno.id, expect.stringContaining('erscheint auf dem Brett')]);
  board = present(board);
  expect([versionOf(board), wordsOf(board)]).toEqual([6, expect.stringContaining(`<@${bruno.id}> waited`)]);

  board = await pick(ada, board, 'mode', 'hotseat');
  await press(ada, await press(ada, board, 'panel:steps'), 'go:wait');
  expect(versionOf(present(board))).toBe(7);

  const asked = await type(ada, 'run abandon');
  const confirmed = pressable(asked).find(({ custom_id }) => custom_id?.includes('do:abandon!'))!;
  const over = shown(await set.table.press(asked, confirmed, ada));
  expect(over.visibleTo).toBe(ada.id);
  board = present(board);
  expect(wordsOf(board)).toContain(`Played by <@${ada.id}>, <@${bruno.id}>, <@${lucja.id}>`);
  const card = await press(bruno, board, 'card');
  expect(card.visibleTo).toBe(bruno.id);
  const post = await press(bruno, card, `postcard:${bruno.id}`);
  expect([post.visibleTo, pressable(post)]).toEqual([null, []]);
  const told = ['gave up the quest', 'Bilanz von'];
  expect(channel().map(wordsOf)).toEqual(told.map((words) => expect.stringContaining(words)));
});

test('after Bring down the former board plays nothing, and the channel still has one board that plays', async () => {
  const former = await type(ada, 'party');
  const board = await press(bruno, former, 'bring');
  const answer = await press(lucja, former, 'do:wait');
  expect([answer.visibleTo, versionOf(answer)]).toEqual([lucja.id, 0]);
  expect(versionOf(await press(lucja, answer, 'do:wait'))).toBe(1);
  expect([versionOf(present(former)), versionOf(present(board))]).toEqual([0, 1]);
  expect(versionOf(await press(ada, present(board), 'do:wait'))).toBe(2);
  expect(channel()).toHaveLength(2);
});

test('a board that the bot may no longer edit shows typed turns after its next press', async () => {
  const board = await type(ada, 'party');
  set.table.redeploy({});
  expect((await type(ada, 'wait')).visibleTo).toBe(ada.id);
  expect(versionOf(present(board))).toBe(0);
  const pressed = await press(bruno, present(board), 'do:wait');
  expect([pressed.id, versionOf(pressed)]).toEqual([board.id, 1]);
  expect(wordsOf(pressed)).toContain(`<@${bruno.id}>: <@${ada.id}> waited first`);
  expect(channel()).toHaveLength(1);
});
