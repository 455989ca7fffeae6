import { escapeMarkdown } from '../../../src/discord/api';
import { messageOf, type Reply } from '../../../src/discord/api/reply';
import { replyToOutcome } from '../../../src/discord/outcomes/outcome-reply';
import type { Outcome } from '../../../src/discord/types';
import type { GameEvent } from '../../../src/engine';
import { BotFixture, blankRenderer, boardOf, componentsOf, englishI18n, textOf } from '../../support/bot-fixture';
import { find, scenario } from '../../support/scenario';

/** Lines under the picture after an action, and the description of the picture. */
async function act(fixture: BotFixture, ending: string): Promise<{ lines: string[]; alt: string }> {
  const reply = await fixture.press(`v1|run|${fixture.version}|${ending}`);
  const [caption = ''] = componentsOf(reply).flatMap(({ content }) => content ?? []);
  return { lines: caption.split('\n'), alt: messageOf(reply)?.attachments[0]?.description ?? '' };
}

test('an action of several turns first says why it stopped, in the caption and in the alternative text', async () => {
  const fixture = new BotFixture(scenario('@.......!...'));
  const { lines, alt } = await act(fixture, 'do:explore');
  expect(lines[0]).toBe('**There is nothing left to explore here.**');
  expect(alt).toMatch(/^There is nothing left to explore here\./);
});

test('an action that ends as expected says what the hero did', async () => {
  const fixture = new BotFixture(scenario('@.....'));
  expect((await act(fixture, 'do:travel:4,1')).lines[0]).toBe('**You arrive after 3 turns.**');
  expect((await act(fixture, 'do:move:w:2')).lines[0]).toBe('**You walk west for 2 turns.**');
});

test.each([
  ['do:move:e', 'You step east.'],
  ['do:wait', 'You wait.'],
])('a turn without other events says what the hero did: %s', async (ending, line) => {
  const { lines, alt } = await act(new BotFixture(scenario('.@.')), ending);
  expect(lines[0]).toBe(`**${line}**`);
  expect(alt.startsWith(line)).toBe(true);
});

test('a reported event replaces the sentence about the action', async () => {
  const { lines } = await act(new BotFixture(scenario('.@w.')), 'do:move:e');
  expect(lines[0]).toMatch(/Mangy Wolf/);
  expect(lines.join(' ')).not.toContain('You step');
});

test.each(['started', 'board'] as const)(
  'a board that is %s tells only the events of the present turn',
  async (kind) => {
    const quip = (turn: number, line: number) =>
      ({ kind: 'quip', who: { id: 2, raw: 'drunk' }, line, at: { x: 1, y: 1 }, turn, sense: 'seen' }) as const;
    const board = boardOf({ ...scenario('.@.'), turn: 7, events: [quip(6, 1), quip(7, 2)] });
    const texts = componentsOf(replyToOutcome({ kind, board } as Outcome, 'command', blankRenderer())).flatMap(
      ({ content }) => content ?? [],
    );
    const [earlier, present] = englishI18n.sentences(board.view.events).map(escapeMarkdown);
    expect(earlier).not.toBe(present);
    expect(texts.join('\n')).toContain(present);
    expect(texts.join('\n')).not.toContain(earlier);
  },
);

test('on the way back from the pack, an act of several turns is told as it was right after it', async () => {
  const rats = { r: { raw: 'rat', naturalArmor: -60, initiative: 10_000 } };
  const fixture = new BotFixture(scenario(`@.......r..r${'.'.repeat(20)}b`, { legend: rats }));
  const after = await act(fixture, 'do:explore');
  expect(after.alt).toMatch(/^You kill both Rats unscathed: /);
  await act(fixture, 'panel:pack');
  expect(await act(fixture, 'panel:pad')).toEqual(after);
});

test('opening a panel reports no action', async () => {
  const fixture = new BotFixture(scenario('@..'));
  const { lines } = await act(fixture, 'panel:pack');
  expect(lines.join(' ')).not.toMatch(/You (step|wait)/);
});

test('looks are told with the feats that open them, after these are counted', () => {
  const started = { kind: 'started', feats: ['taxi', 'tiptoe'], board: boardOf(scenario('.@.')) } as Outcome;
  const texts = componentsOf(replyToOutcome(started, 'command', blankRenderer())).map(({ content }) => content);
  expect(texts.join('\n')).toContain('🎨 New emblem: moon · `/settings`');
});

test('feats are told when they are earned, and after they are counted', () => {
  const replyText = (outcome: object, game = scenario('.@.')): string =>
    textOf(replyToOutcome({ board: boardOf(game), ...outcome } as Outcome, 'component', blankRenderer()));
  const applied = { kind: 'applied', events: [], repeated: false, feats: ['first-blood', 'taxi'] };
  expect(replyText(applied)).toContain(
    '🏅 Feat: **First Blood** · yours when the run ends\n🏅 Feat: **Taxi!** · yours when the run ends',
  );
  const over = { result: 'died', turn: 1, depth: 1, by: null, cause: null } as const;
  const atEnd = replyText(applied, { ...scenario('.@.'), over });
  expect(atEnd).toContain('🏅 Feat: **First Blood**\n');
  expect(atEnd).not.toContain('counts when');
  expect(replyText({ kind: 'started', feats: ['first-blood', 'taxi'] })).toContain(
    '*Earned before this run: First Blood, Taxi!*',
  );
});

test('a hint stands below what happened', async () => {
  const game = scenario('.@.');
  const board = { ...boardOf(game), last: { kind: 'wait' } as const };
  const applied: Outcome<never> = { kind: 'applied', board, events: [], repeated: false, hint: 'hurt' };
  const fixture = new BotFixture(game, { submitAction: async () => applied });
  const { lines } = await act(fixture, 'do:wait');
  expect(lines[0]).toBe('**You wait.**');
  expect(lines[1]).toMatch(/^💡 You are badly hurt, .*\*\*Rest\*\*/);
});

test('only the offer of larger cells has a button', () => {
  const reply = (hint: 'large' | 'hurt') =>
    replyToOutcome(
      { kind: 'applied', board: boardOf(scenario('.@.')), events: [], repeated: false, hint },
      'component',
      blankRenderer(),
    );
  const ids = (from: Reply) => componentsOf(from).flatMap(({ custom_id }) => custom_id ?? []);
  expect(ids(reply('large'))).toContain('v1|run|3|large');
  expect(ids(reply('hurt'))).not.toContain('v1|run|3|large');
});

test('in text mode what happened comes before the map', async () => {
  const fixture = new BotFixture(scenario(`.@${'.'.repeat(20)}`), {}, { text: true });
  const texts = componentsOf(await fixture.press('v1|run|0|do:wait')).flatMap(({ content }) => content ?? []);
  expect(texts[0]).toBe('**You wait.**');
  expect(texts[1]).toContain('HP 30/30');
});

const galleries = (parts: ReturnType<typeof componentsOf>): number => parts.filter(({ type }) => type === 12).length;

test('magic mapping shows the whole level beside the board, once', async () => {
  const fixture = new BotFixture(scenario('@....#....', { carried: ['magic-mapping-scroll'] }));
  const scroll = find(fixture.game, 'magic-mapping-scroll').id;
  const mapped = await fixture.press('v1|run|0|choose:use', [String(scroll)]);
  expect(galleries(componentsOf(mapped))).toBe(2);
  expect(mapped).toMatchObject({ message: { attachments: [{ name: 'map-1.png' }, { name: 'level-1.png' }] } });
  expect(galleries(componentsOf(await fixture.type('wait')))).toBe(1);
});

test('only an action that reveals the level shows it whole', () => {
  const events: GameEvent[] = [{ kind: 'rewarded', xp: 1, gold: 1, turn: 0, sense: 'self' }];
  const applied: Outcome = { kind: 'applied', board: boardOf(scenario('.@.')), events, repeated: false };
  expect(galleries(componentsOf(replyToOutcome(applied, 'component', blankRenderer())))).toBe(1);
});

test('a command too late to be told from a repeated one is answered with the board and the reason', async () => {
  const game = scenario('.@.');
  const fixture = new BotFixture(game, { submitAction: async () => ({ kind: 'outdated', board: boardOf(game) }) });
  const [caption] = componentsOf(await fixture.type('wait')).flatMap(({ content }) => content ?? []);
  expect(caption).toContain('That comes from a while ago, so it was not played now.');
});

test('a player who plays too fast is asked to wait, in an ephemeral reply', async () => {
  const tooFast: Outcome = { kind: 'too-fast', turns: 30, milliseconds: 9_001 };
  const fixture = new BotFixture(scenario('.@.'), { submitAction: async () => tooFast });
  const reply = await fixture.press('v1|run|0|do:wait');
  expect(reply).toMatchObject({ kind: 'message', ephemeral: true });
  expect(componentsOf(reply)[0]?.content).toContain('That is 30 turns in 10 seconds.');
});

test('of a long newest action, /play shows one headline and the two newest other lines', () => {
  const events = Array.from({ length: 20 }, (_, xp): GameEvent => {
    return { kind: 'rewarded', xp, gold: 0, turn: 0, sense: 'self' };
  });
  const board = boardOf({ ...scenario('.@.'), events });
  const [caption = ''] = componentsOf(replyToOutcome({ kind: 'board', board }, 'command', blankRenderer())).flatMap(
    ({ content }) => content ?? [],
  );
  const sentences = englishI18n.sentences(events).map(escapeMarkdown);
  expect(caption.split('\n').slice(0, 3)).toEqual([`**${sentences[19]}**`, sentences[17], sentences[18]]);
});

test.each(['board', 'started', 'stale', 'applied'] as const)('a hint stands below a board that is %s', (kind) => {
  const board = boardOf(scenario('.@.'));
  const hinted = { kind, board, events: [], repeated: false, hint: 'hurt' } as never as Outcome;
  expect(textOf(replyToOutcome(hinted, 'component', blankRenderer()))).toContain(`💡 ${englishI18n.turns.hints.hurt}`);
});

test('a button of an earlier turn is called so, above what happened since', () => {
  const board = boardOf(scenario('.@.'));
  const events: GameEvent[] = [{ kind: 'rewarded', xp: 1, gold: 1, turn: 0, sense: 'self' }];
  const [note, event] = textOf(replyToOutcome({ kind: 'stale', board, events }, 'component', blankRenderer())).split(
    '\n',
  );
  expect(note).toBe(`*${englishI18n.notes.stale}*`);
  expect(event).toBe(`**${englishI18n.sentences(events)[0]}**`);
});

const DAILY = { kind: 'daily', date: '2026-11-20', scope: { kind: 'global' } } as const;
const over = { result: 'died', turn: 1, depth: 2, by: 'rat', cause: null } as const;

test.each([
  ['applied', { quiet: true }, {}, true, false],
  ['applied', { quiet: false }, {}, true, true],
  ['applied', { quiet: true }, { over }, true, true],
  ['started', { quiet: true }, {}, false, false],
  ['board', { quiet: true }, {}, false, false],
])('a board that is %s with %j and %j: for the player alone %s, changes the board of all %s', (...row) => {
  const [kind, settings, more, ephemeral, changes] = row;
  const board = boardOf({ ...scenario('.@.'), ...more }, settings);
  const outcome = { kind, board, events: [], repeated: false } as never as Outcome;
  const reply = replyToOutcome(outcome, 'command', blankRenderer());
  expect(reply).toMatchObject({ kind: 'message', ephemeral });
  expect('change' in reply && reply.change !== undefined).toBe(changes);
  const daily = { ...outcome, board: { ...board, origin: DAILY } } as never as Outcome;
  expect(replyToOutcome(daily, 'command', blankRenderer())).toMatchObject({ kind: 'message', ephemeral: true });
});
