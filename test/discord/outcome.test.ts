import { messageOf } from '../../src/discord/api/reply';
import type { Outcome } from '../../src/discord/types';
import { scenario } from '../support/scenario';
import { boardOf, partsOf, Stage } from '../support/stage';

/** The first line under the picture after an action, and what the picture is described with. */
async function told(stage: Stage, ending: string): Promise<{ lines: string[]; alt: string }> {
  const reply = await stage.press(`v1|run|${stage.v}|${ending}`);
  const [said = ''] = partsOf(reply).flatMap(({ content }) => content ?? []);
  return { lines: said.split('\n'), alt: messageOf(reply)?.attachments[0]?.description ?? '' };
}

test('a longer act says first why it stopped, on the board and in the description of the picture', async () => {
  const stage = new Stage(scenario('@.......!...'));
  const { lines, alt } = await told(stage, 'do:explore');
  expect(lines[0]).toMatch(/^You stop after \d+ turns?: |^You have seen all/);
  expect(alt.startsWith(lines[0]!.replaceAll('\\', ''))).toBe(true);
});

test('an act that ends as it should says what was done', async () => {
  const stage = new Stage(scenario('@.....'));
  expect((await told(stage, 'do:travel:4,1')).lines[0]).toBe('You are there, after 3 turns.');
  expect((await told(stage, 'do:move:w:2')).lines[0]).toBe('You walk west for 2 turns.');
});

test.each([
  ['do:move:e', 'You step east.'],
  ['do:wait', 'You wait.'],
])('a turn in which nothing else happens says what was done: %s', async (ending, line) => {
  const { lines, alt } = await told(new Stage(scenario('.@.')), ending);
  expect(lines[0]).toBe(line);
  expect(alt.startsWith(line)).toBe(true);
});

test('what was done is not said where the rest tells of it', async () => {
  const { lines } = await told(new Stage(scenario('.@w.')), 'do:move:e');
  expect(lines[0]).toMatch(/Mangy Wolf/);
  expect(lines.join(' ')).not.toContain('You step');
});

test('a panel that is opened tells of no deed', async () => {
  const stage = new Stage(scenario('@..'));
  const { lines } = await told(stage, 'panel:pack');
  expect(lines.join(' ')).not.toMatch(/You (step|wait)/);
});

test('a hint stands below what happened', async () => {
  const game = scenario('.@.');
  const board = { ...boardOf(game), last: { kind: 'wait' } as const };
  const applied: Outcome = { kind: 'applied', board, events: [], repeated: false, hint: 'item' };
  const stage = new Stage(game, { submitAction: async () => applied });
  const { lines } = await told(stage, 'do:wait');
  expect(lines[0]).toBe('You wait.');
  expect(lines[1]).toMatch(/^💡 Something lies there\..*\*\*Fetch\*\*/);
});

test('in words what happened comes before the map', async () => {
  const stage = new Stage(scenario('.@.'), {}, { text: true });
  const texts = partsOf(await stage.press('v1|run|0|do:wait')).flatMap(({ content }) => content ?? []);
  expect(texts[0]).toBe('You wait.');
  expect(texts[1]).toContain('HP 30/30');
});
