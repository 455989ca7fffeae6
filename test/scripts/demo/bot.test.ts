import { startBot, voteByDefault } from '../../../scripts/demo/bot';
import { Companions } from '../../../scripts/demo/companions';
import { peopleFor } from '../../../scripts/demo/people';
import type { OptionValue } from '../../../scripts/discord/interaction';
import { type Message, MessageStore } from '../../../scripts/discord/messages';
import { flatten } from '../../../scripts/discord/payload';
import { PLACES } from '../../../scripts/discord/users';
import { pressesOf } from '../../../scripts/harness/presses';
import type { Run } from '../../../src/storage/contract';
import { MemoryTable } from '../../../src/storage/dynamo/memory-table';

const [visitor, ...bots] = peopleFor(['en-US']);
const [place, tavern] = PLACES;
const NOTHING_KNOWN = { application: '', source: '' };

/** Starts the demo's bot on a new table. The companions answer each action of the visitor. */
function demo() {
  const { discord, store, seedCodeOf } = startBot(new MemoryTable(), new MessageStore(), NOTHING_KNOWN);
  const companions = new Companions({ discord, store, visitor, bots, thinking: 0 });
  const deliver = async (draft: Parameters<typeof discord.deliver>[0]): Promise<Message> => {
    const delivery = await discord.deliver(draft);
    expect(delivery.problems).toEqual([]);
    await companions.answer(draft, delivery);
    return discord.messages.get(delivery.message!.id)!;
  };
  const at = { person: visitor, place: place! };
  return {
    discord,
    store,
    seedCode: () => seedCodeOf(visitor.id),
    type: (command: string, options: OptionValue[] = []) => deliver({ ...at, kind: 'command', command, options }),
    press(message: Message, label: string): Promise<Message> {
      const found = pressesOf(message.components).find((press) => press.label === label);
      if (!found) throw new Error(`no button ${label}: ${wordsOf(message)}`);
      return deliver({ ...at, kind: 'component', message, customId: found.customId, componentType: found.type });
    },
  };
}

const wordsOf = ({ components }: Message): string =>
  flatten(components)
    .map(({ content, label }) => content ?? label ?? '')
    .join('\n');

const text = (name: string, value: string): OptionValue => ({ type: 3, name, value });

test('a daily dungeon is practice in the demo, when it begins and when it is resumed', async () => {
  const { type, seedCode } = demo();
  expect(wordsOf(await type('daily'))).toContain('This is practice: it counts for nothing.');
  expect(wordsOf(await type('daily'))).toContain('This is practice: it counts for nothing.');
  expect(await seedCode()).toBeNull();
});

test('a link has the seed of a run', async () => {
  const { type, press, seedCode } = demo();
  expect(await seedCode()).toBeNull();
  await press(await type('play', [text('seed', 'BRAVE-24')]), 'Fighter');
  expect(await seedCode()).toBe('BRAVE-24');
});

test('a link names the campaign and the kit of a run, and opening it begins such a run', async () => {
  const { type, press, seedCode } = demo();
  const title = await type('play', [text('seed', 'AMULET.SCOUT.BRAVE-24')]);
  expect(await seedCode()).toBe('AMULET.SCOUT.BRAVE-24');
  await press(title, 'Tinker');
  expect(await seedCode()).toBe('AMULET.TINKER.BRAVE-24');
});

describe('a party with the bots', () => {
  const members = async ({ store }: ReturnType<typeof demo>) => (await store.loadParty(place!.id))!.members;

  test('each joins after the visitor has begun one', async () => {
    const scene = demo();
    await scene.type('party', [text('mode', 'vote')]);
    expect(await members(scene)).toEqual([visitor, ...bots].map(({ id }) => id));
  });

  test('they vote after the visitor, then the party acts, and they wait again', async () => {
    const scene = demo();
    await voteByDefault(scene.store);
    const board = await scene.type('party');
    const { run } = (await scene.store.loadParty(place!.id))!;
    const present = async () => (await scene.store.loadRun(run!)) as Run;
    const shown = () => scene.discord.messages.get(board.id)!;
    await scene.press(shown(), 'Look');
    expect(await present()).toMatchObject({ version: 0 });
    await scene.press(shown(), 'To the woods');
    expect(await present()).toMatchObject({ version: 1 });
    expect(await scene.store.loadBallots(run!, 1)).toEqual([]);
  });

  test('a bot that gets the torch acts once and hands it back', async () => {
    const scene = demo();
    await scene.type('party', [text('mode', 'handover')]);
    await scene.type('party', [{ type: 6, name: 'torch', value: bots[0]!.id }]);
    const party = (await scene.store.loadParty(place!.id))!;
    expect(party.holder).toBe(visitor.id);
    expect(await scene.store.loadRun(party.run!)).toMatchObject({ version: 1 });
  });
});

test('a bot goes on with a run of its own in the tavern while the visitor plays', async () => {
  const { type, discord } = demo();
  for (let command = 0; command < 12; command++) await type('help');
  const board = discord.messages.all().find(({ channel }) => channel === tavern!.id)!;
  expect(board.cause).toEqual({ user: bots[0]!.id, command: 'play' });
  expect(wordsOf(board)).toContain('Go down');
});
