import { buildScene, type Scene, scenesOf } from '../../../../scripts/crawl/scenes';
import { RestorableTable } from '../../../../scripts/harness/restorable-table';
import type { Reply } from '../../../../src/discord/api';
import { loadRaws } from '../../../../src/raws';
import type { PartyMode } from '../../../../src/storage/contract';
import { createStore } from '../../../../src/storage/store';
import { componentsOf, textOf } from '../../../support/bot-fixture';
import { createGuild, customIdOf, EPHEMERAL, isEphemeral, PUBLIC } from '../../../support/guild';

const raws = loadRaws();
const SCENES = scenesOf(raws);
/** A fight with few enough spells for a sweep. */
const FIGHT: Scene = { ...SCENES['a fight'], spells: ['explode', 'confusion-cloud', 'slam'] };
const [OWNER, MEMBER, STRANGER] = ['1', '2', '3'] as const;
const [RUN, CHANNEL, NOW] = ['partys-run', '88', 1_700_000_000_000] as const;

/** Channel 88 with a party of two players who play the scene. */
async function partyIn(scene: Scene, mode: PartyMode) {
  const table = new RestorableTable();
  const store = createStore(table);
  const game = buildScene(raws, scene);
  const home = { kind: 'guild', id: '77' } as const;
  const run = { id: RUN, owner: OWNER, home, channel: CHANNEL, ranked: false, game, interaction: '1', now: NOW };
  await store.createRun(run);
  const players = { holder: OWNER, holderSince: NOW, members: [OWNER, MEMBER] };
  await store.putParty({ channel: CHANNEL, revision: 1, run: RUN, mode, ...players });
  const saved = table.save();
  /** Turns and votes, which members must see on the shared board. */
  const played = async () => {
    const version = (await store.loadRun(RUN))?.version ?? 0;
    return JSON.stringify([version, await store.loadBallots(RUN, version)]);
  };
  const party = async () => {
    const { members, mode } = (await store.loadParty(CHANNEL)) ?? {};
    return JSON.stringify([members, mode]);
  };
  return { ...createGuild({ over: table }), restore: () => table.restore(saved), played, party };
}

type Party = Awaited<ReturnType<typeof partyIn>>;

/** A control on a message, with a value if it is a menu. */
interface Press {
  id: string;
  values?: string[];
  isPrivate: boolean;
}

/** Controls of a reply that a player can use; of a menu the first and the last value. */
function pressesOn(reply: Reply, isPrivate: boolean): Press[] {
  return componentsOf(reply).flatMap(({ custom_id: id, disabled, options }): Press[] => {
    if (!id || disabled) return [];
    if (!options) return [{ id, isPrivate }];
    const ends = [...new Set([options[0]?.value, options.at(-1)?.value])];
    return ends.flatMap((value) => (value === undefined ? [] : [{ id, values: [value], isPrivate }]));
  });
}

/** Kind of a control: its custom id without run, version and numbers. */
const kindOf = ({ id, values, isPrivate }: Press): string =>
  `${isPrivate} ${id.split('|')[3]?.replace(/\d+/g, '#')} ${values?.length ?? ''}`;

/** Moves the party's board to the end of the channel, at the owner's request. */
const bring = async ({ press, type }: Pick<Party, 'press' | 'type'>): Promise<Reply> =>
  press(OWNER, customIdOf(await type(OWNER, 'party'), '|bring'), undefined, EPHEMERAL);

/**
 * Presses every kind of control that `user` can reach from the party's board, each on the same state of the run.
 * Returns the presses that break the rule, and the number of presses.
 */
async function sweep({ press, type, restore, played, party }: Party, user: string) {
  const board = await bring({ press, type });
  restore();
  const waiting = pressesOn(board, false);
  const seen = new Set<string>();
  const faults: string[] = [];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    // Leaves out the button that moves the board down, because this button shows the board to all on purpose.
    if (seen.has(kindOf(next)) || next.id.endsWith('|bring')) continue;
    seen.add(kindOf(next));
    const shared = /\|(join|leave|leave:sure|mode)$/.test(next.id) ? party : played;
    const before = await shared();
    const reply = await press(user, next.id, next.values, next.isPrivate ? EPHEMERAL : PUBLIC);
    const isChanged = (await shared()) !== before;
    const isEdited = (reply.kind === 'update' || reply.kind === 'message') && reply.edit !== undefined;
    const isShown = (reply.kind === 'update' && !next.isPrivate) || (reply.kind === 'message' && !reply.ephemeral);
    const isPublic = isShown || isEdited;
    if (isPublic !== isChanged) faults.push(`${kindOf(next)}: ${reply.kind}, public ${isPublic}, played ${isChanged}`);
    if (!isChanged) waiting.push(...pressesOn(reply, next.isPrivate || isEphemeral(reply)));
    restore();
  }
  return { faults, kinds: [...seen] };
}

test.each([
  ['a fight', FIGHT, 'hotseat', MEMBER],
  ['a fight', FIGHT, 'vote', STRANGER],
  ['a shop', SCENES['a shop'], 'hotseat', OWNER],
  ['a full pack', SCENES['a full pack'], 'vote', MEMBER],
  ['traps and fires about', SCENES['traps and fires about'], 'hotseat', MEMBER],
  ['at death’s door', SCENES['at death’s door'], 'handover', OWNER],
] as const)('in %s the shared board changes only with turns and votes', async (_, scene, mode, user) => {
  const { faults, kinds } = await sweep(await partyIn(scene, mode), user);
  expect(faults).toEqual([]);
  expect(kinds.length).toBeGreaterThan(20);
});

test('Walk opens the directions only for its presser, in their own language', async () => {
  const { type, press } = await partyIn(FIGHT, 'hotseat');
  await type(MEMBER, 'settings', { language: 'de' });
  const walk = await press(MEMBER, customIdOf(await bring({ press, type }), '|panel:steps'));
  expect(isEphemeral(walk)).toBe(true);
  expect(textOf(walk)).toContain('Das siehst nur du.');
});

/** The board of the party as the bot edits it beside the reply. */
function boardBeside(reply: Reply): Reply {
  const edit = reply.kind === 'update' || reply.kind === 'message' ? reply.edit : undefined;
  if (!edit) throw new Error('the bot edits no board');
  return { kind: 'update', message: edit.message };
}

test('a step from an ephemeral panel stays there, and the party sees it on its board with all buttons', async () => {
  const { type, press } = await partyIn(SCENES['a full pack'], 'hotseat');
  const walk = await press(MEMBER, customIdOf(await bring({ press, type }), '|panel:steps'));
  const stepped = await press(MEMBER, customIdOf(walk, '|go:move:e'), undefined, { ...EPHEMERAL });
  expect(stepped.kind).toBe('update');
  expect(customIdOf(boardBeside(stepped), '|panel:steps')).toContain('|1|');
  expect(customIdOf(boardBeside(stepped), '|join')).toBeTruthy();
});

test('an ephemeral panel of an earlier turn shows the present board, and stays ephemeral', async () => {
  const { type, press } = await partyIn(SCENES['a full pack'], 'hotseat');
  const walk = await press(MEMBER, customIdOf(await bring({ press, type }), '|panel:steps'));
  await type(OWNER, 'wait');
  const late = await press(MEMBER, customIdOf(walk, '|go:move:e'), undefined, { ...EPHEMERAL });
  expect(late.kind).toBe('update');
  expect(textOf(late)).toContain('first, so yours came too late');
  expect(customIdOf(late, '|go:move:e')).toContain('|1|');
});

test('after a trade, the panel of a vendor leaves the party its buttons', async () => {
  const { type, press } = await partyIn(SCENES['a shop'], 'hotseat');
  await bring({ press, type });
  const sold = await type(MEMBER, 'sell', { item: 'beer' });
  expect(textOf(sold)).toContain('You sell');
  expect(isEphemeral(sold)).toBe(true);
  expect(customIdOf(boardBeside(sold), '|join')).toBeTruthy();
  expect(customIdOf(boardBeside(sold), '|panel:steps')).toBeTruthy();
});

test('only the sender of a command sees its confirmation of a danger', async () => {
  const { type } = await partyIn(FIGHT, 'hotseat');
  const asked = await type(MEMBER, 'run abandon');
  expect(isEphemeral(asked)).toBe(true);
});
