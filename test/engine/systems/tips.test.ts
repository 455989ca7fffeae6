import { act, type ScenarioOptions, scenario } from '../../support/scenario';

const ROOM: ScenarioOptions = { legend: { n: { raw: 'mom', moveMode: 'static', quips: [] } } };
const tipsFrom = (game: ReturnType<typeof scenario>, action: Parameters<typeof act>[1] = { kind: 'wait' }) =>
  act(game, action).events.flatMap((event) => (event.kind === 'advice' ? [event.who.raw] : []));

test('somebody of note gives a tip to the hero beside them, once', () => {
  const game = scenario('@n', ROOM);
  expect(tipsFrom(game)).toEqual(['mom']);
  expect(tipsFrom(act(game, { kind: 'wait' }).game)).toEqual([]);
});

test('beside is also round a corner', () => {
  expect(tipsFrom(scenario('@#\n#n', ROOM))).toEqual(['mom']);
});

test('nobody calls their tip across the room, or after an insult', () => {
  expect(tipsFrom(scenario('@.n', ROOM))).toEqual([]);
  expect(tipsFrom({ ...scenario('@n', ROOM), standings: { townsfolk: -10 } })).toEqual([]);
});

test('a tip comes with a walk there, before the reason why it ended', () => {
  const { events } = act(scenario('@...n', ROOM), { kind: 'travel', to: { x: 5, y: 1 } });
  expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['advice', 'stopped']);
});

test('a tip comes with the greeting of a vendor the hero stands beside, though that takes no time', () => {
  expect(tipsFrom(scenario('@k'), { kind: 'move', direction: 'e' })).toEqual(['barkeep']);
});
