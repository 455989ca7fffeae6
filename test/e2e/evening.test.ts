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

test('three people play an evening in three languages, and the channel gets few messages', async () => {
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
  expect(channel()).toHaveLength(1);
  board = await press(bruno, await giveTorch(ada, bruno), 'do:wait');
  expect(versionOf(board)).toBe(5);

  board = await pick(ada, board, 'mode', 'hotseat');
  const asked = await type(ada, 'run abandon');
  const confirmed = pressable(asked).find(({ custom_id }) => custom_id?.includes('do:abandon!'))!;
  const over = shown(await set.table.press(asked, confirmed, ada));
  expect(wordsOf(over)).toContain(`Played by <@${ada.id}>, <@${bruno.id}>, <@${lucja.id}>`);
  const card = await press(bruno, over, 'card');
  expect(card.visibleTo).toBe(bruno.id);
  const post = await press(bruno, card, `postcard:${bruno.id}`);
  expect([post.visibleTo, pressable(post)]).toEqual([null, []]);
  const told = ['whoever has the torch', 'changes who acts: anyone', 'gave up the quest', 'Bilanz von'];
  expect(channel().map(wordsOf)).toEqual(told.map((words) => expect.stringContaining(words)));
});
