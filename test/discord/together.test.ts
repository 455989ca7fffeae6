import { COMMANDS } from '../../commands';
import { messageOf, type Reply } from '../../src/discord/api/reply';
import { createBot } from '../../src/discord/bot';
import { createPlay } from '../../src/play';
import { loadRaws } from '../../src/raws';
import { createMemoryStore } from '../../src/storage';
import { callersOf } from '../support/callers';
import { blankStudio, buttonsOf, partsOf, said } from '../support/stage';

const MANAGE = String(1n << 5n);
const raws = loadRaws();

/** A server in which several people use the bot. */
function server() {
  const store = createMemoryStore();
  const play = createPlay({ store, raws });
  const bot = createBot({ play, renderer: blankStudio(), commands: COMMANDS });
  const { type, press } = callersOf(bot);
  return { store, play, type, press };
}

const idOf = (reply: Reply, part: string): string => {
  const found = partsOf(reply).find(({ custom_id }) => custom_id?.includes(part));
  if (!found?.custom_id) throw new Error(`no ${part} in ${said(reply)}`);
  return found.custom_id;
};

const isEphemeral = (reply: Reply): boolean => reply.kind === 'message' && reply.ephemeral;

test('a channel begins a run together, and its board says how it is played', async () => {
  const { type } = server();
  const begun = await type('1', 'party', { mode: 'handover' });
  expect(begun).toMatchObject({ kind: 'message', ephemeral: false });
  expect(said(begun)).toContain('the torch is with <@1>');
  expect(said(await type('2', 'party', { mode: 'hotseat' }))).toContain('<@1>');
  expect(said(await type('1', 'party', { mode: 'vote' }))).toContain('vote');
});

test('who may not act is told why, and offered to watch and to branch off', async () => {
  const { type, press } = server();
  const begun = await type('1', 'party', { mode: 'owner' });
  const foreign = await press('2', idOf(begun, '|do:'));
  expect(isEphemeral(foreign)).toBe(true);
  expect(said(foreign)).toContain('<@1>');
  const watching = await press('2', idOf(foreign, '|shared'));
  expect(isEphemeral(watching)).toBe(true);
  expect(await press('2', idOf(watching, '|watch'))).toMatchObject({ kind: 'update' });
  const branch = await press('2', idOf(watching, '|fork'));
  expect(said(branch)).toContain('not ranked');
});

test('what a button branches off is seen by who pressed it, and played on there', async () => {
  const { type, press } = server();
  await type('1', 'play');
  const branch = await press('2', idOf(await type('1', 'share'), '|fork'));
  expect(isEphemeral(branch)).toBe(true);
  expect(said(branch)).toContain('Only you see it here');
  expect(await press('2', idOf(branch, '|do:'))).toMatchObject({ kind: 'update' });
  const typed = await type('1', 'fork');
  expect(isEphemeral(typed)).toBe(false);
  expect(said(typed)).not.toContain('Only you see it here');
});

test('a branch tells what happened last, not how it came so far', async () => {
  const { type } = server();
  await type('1', 'play', { seed: 'BRAVE-24' });
  expect(said(await type('1', 'explore'))).toContain('You open');
  const branch = said(await type('1', 'fork'));
  expect(branch).toContain('You stop after');
  expect(branch).not.toContain('You open');
});

test('who watches is told whose run it is, and of which move', async () => {
  const { type, press } = server();
  await type('1', 'play');
  await type('1', 'wait');
  const shared = await type('1', 'share');
  expect(said(shared)).toContain('<@1> shares this run');
  expect(said(await press('2', idOf(shared, '|watch')))).toContain("This is <@1>'s run.");
  const opened = await press('2', idOf(await type('2', 'watch'), '|shared'), [
    idOf(shared, '|watch').split('|')[1] ?? '',
  ]);
  expect(said(opened)).toContain("This is <@1>'s run.");
  const moment = await type('1', 'share', { move: 0 });
  expect(said(moment)).toContain('<@1> shares this run as it was after move 0');
  expect(buttonsOf(moment)).toEqual(['Branch off']);
});

test('who has a run of their own beside the party shares the one they played last', async () => {
  const { type } = server();
  const runOf = (reply: Reply) => idOf(reply, '|fork').split('|')[1];
  const party = idOf(await type('1', 'party', { mode: 'owner' }), '|do:').split('|')[1];
  await type('2', 'party');
  expect(runOf(await type('2', 'share'))).toBe(party);
  const own = idOf(await type('1', 'play'), '|do:').split('|')[1];
  expect(runOf(await type('1', 'share'))).toBe(own);
  const film = await type('1', 'share', { as: 'animation' });
  expect(idOf(film, '|shared').split('|')[1]).toBe(own);
});

test('votes are counted on the board', async () => {
  const { type } = server();
  await type('1', 'party', { mode: 'vote' });
  await type('2', 'party');
  expect(said(await type('1', 'wait'))).toContain('1 of 2');
  expect(said(await type('2', 'wait'))).not.toContain('1 of 2');
});

test('the torch is passed by command', async () => {
  const { type } = server();
  await type('1', 'party', { mode: 'handover' });
  expect(said(await type('1', 'party', { torch: '2' }))).toContain('the torch is with <@2>');
  expect(said(await type('1', 'party', { torch: '1' }))).toContain('<@2>');
});

test('a run is shared, listed and watched', async () => {
  const { type, press } = server();
  expect(said(await type('2', 'watch'))).toContain('Nothing is shared');
  await type('1', 'play');
  expect(await type('1', 'share')).toMatchObject({ kind: 'message', ephemeral: false });
  const list = await type('2', 'watch');
  const [choice] = partsOf(list).flatMap(({ options }) => options ?? []) as { value: string }[];
  expect(await press('2', idOf(list, '|shared'), [choice?.value ?? ''])).toMatchObject({
    kind: 'message',
    ephemeral: true,
  });
});

test("one branches off a move of one's own run", async () => {
  const { type } = server();
  await type('1', 'play');
  await type('1', 'wait');
  expect(said(await type('1', 'fork', { move: 0 }))).toContain('not ranked');
  expect(said(await type('1', 'fork', { move: 40 }))).toContain('cannot be shown');
});

test('the run played before a branch waits, and is taken up again', async () => {
  const { type, press, store } = server();
  expect(said(await type('1', 'resume'))).toContain('No run of yours waits');
  const run = idOf(await type('1', 'play'), '|do:').split('|')[1] ?? '';
  await type('1', 'fork');
  const list = await type('1', 'resume');
  expect(isEphemeral(list)).toBe(true);
  await press('1', idOf(list, '|resumed'), [run]);
  expect((await store.loadProfile('1'))?.activeRun).toBe(run);
});

test('after its end the channel begins anew from the same message', async () => {
  const { type, press, store } = server();
  await type('1', 'party', { mode: 'hotseat' });
  const asked = await type('1', 'abandon');
  const over = await press('1', idOf(asked, '|do:abandon'));
  const anew = await press('2', idOf(over, '|party'));
  expect(anew).toMatchObject({ kind: 'message', ephemeral: false });
  const party = await store.loadParty('88');
  expect(party).toMatchObject({ mode: 'hotseat', members: ['2'] });
  expect((await store.loadRun(party?.run ?? ''))?.owner).toBe('2');
});

test('only who may manage the server opens its panel, whatever the command was shown to', async () => {
  const { type, press } = server();
  const panel = await type('9', 'admin', {}, { permissions: MANAGE });
  expect(isEphemeral(panel)).toBe(true);
  expect(said(panel)).toContain('Nobody is playing');
  expect(said(await type('1', 'admin'))).toContain('permission');
  const audit = idOf(panel, '|admin:audit');
  expect(said(await press('1', audit))).toContain('permission');
  expect(said(await press('9', audit, undefined, { permissions: MANAGE }))).toContain('Nothing yet');
});

test('an admin picks a run, is asked, and ends it; the audit shows it', async () => {
  const { type, press, store } = server();
  const eve = { permissions: MANAGE };
  const begun = await type('1', 'play');
  const run = idOf(begun, '|do:').split('|')[1] ?? '';
  const panel = await type('9', 'admin', {}, eve);
  const picked = await press('9', idOf(panel, '|admin:picked'), [run], eve);
  const asked = await press('9', idOf(picked, '|deed:end'), undefined, eve);
  expect(said(asked)).toContain('are you sure');
  expect((await store.loadRun(run))?.game.over).toBeNull();
  expect(said(await press('1', idOf(asked, '|deed:end:sure')))).toContain('permission');
  expect(said(await press('9', idOf(asked, '|deed:end:sure'), undefined, eve))).toContain('done');
  expect((await store.loadRun(run))?.game.over).toMatchObject({ result: 'abandoned' });
  expect(said(await press('9', idOf(picked, '|admin:runs'), undefined, eve))).toContain('Nobody is playing');
  expect(said(await press('9', idOf(panel, '|admin:audit'), undefined, eve))).toContain(
    `<@9>: end ${run}`.slice(0, 10),
  );
});

test('an admin chooses how parties play and where', async () => {
  const { type, press, store } = server();
  const eve = { permissions: MANAGE };
  const panel = await type('9', 'admin', {}, eve);
  const asked = await press('9', idOf(panel, '|deed:mode'), ['hotseat'], eve);
  await press('9', idOf(asked, ':sure'), undefined, eve);
  const here = await press('9', idOf(panel, '|deed:here'), undefined, eve);
  await press('9', idOf(here, ':sure'), undefined, eve);
  expect(await store.loadConfig('77')).toMatchObject({ mode: 'hotseat', channels: ['88'] });
});

test("a player's data in the server is exported as a file and erased", async () => {
  const { type, press, store } = server();
  const eve = { permissions: MANAGE };
  await type('1', 'play');
  const panel = await type('9', 'admin', { player: '1' }, eve);
  const asked = await press('9', idOf(panel, '|deed:export'), undefined, eve);
  const exported = await press('9', idOf(asked, ':sure'), undefined, eve);
  expect(messageOf(exported)?.attachments[0]).toMatchObject({ name: 'wyrmdeep.json' });
  const sure = await press('9', idOf(panel, '|deed:erase'), undefined, eve);
  await press('9', idOf(sure, ':sure'), undefined, eve);
  expect(await store.runsOfUser('1')).toEqual([]);
});

test('players take their data along, and have it erased after a yes', async () => {
  const { type, press, store } = server();
  await type('1', 'play');
  const offer = await type('1', 'privacy');
  expect(isEphemeral(offer)).toBe(true);
  const exported = await press('1', idOf(offer, 'privacy:export'));
  const [file] = messageOf(exported)?.attachments ?? [];
  expect(JSON.parse(String(file?.bytes))).toEqual(expect.arrayContaining([expect.objectContaining({ SK: 'PROFILE' })]));
  const asked = await press('1', idOf(offer, 'privacy:ask'));
  expect(messageOf(await press('1', idOf(asked, 'privacy:keep')))).toEqual(messageOf(offer));
  expect(await store.loadProfile('1')).not.toBeNull();
  await press('1', idOf(asked, 'privacy:erase'));
  expect(await store.loadProfile('1')).toBeNull();
});
