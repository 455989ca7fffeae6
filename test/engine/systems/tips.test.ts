import { act, type ScenarioOptions, scenario } from '../../support/scenario';

const ROOM: ScenarioOptions = { legend: { n: { raw: 'mom', moveMode: 'static', quips: [] } } };
const tipsFrom = (game: ReturnType<typeof scenario>, action: Parameters<typeof act>[1] = { kind: 'wait' }) =>
  act(game, action).events.flatMap((event) => (event.kind === 'advice' ? [event.who.raw] : []));

test('somebody of note gives a tip to a hero beside them, once', () => {
  const game = scenario('@n', ROOM);
  expect(tipsFrom(game)).toEqual(['mom']);
  expect(tipsFrom(act(game, { kind: 'wait' }).game)).toEqual([]);
});

test('round a corner counts as beside', () => {
  expect(tipsFrom(scenario('@#\n#n', ROOM))).toEqual(['mom']);
});

test('nobody gives a tip from afar, or at a bad standing', () => {
  expect(tipsFrom(scenario('@.n', ROOM))).toEqual([]);
  expect(tipsFrom({ ...scenario('@n', ROOM), standings: { townsfolk: -10 } })).toEqual([]);
});

test('a tip comes before the reason why the walk ended', () => {
  const { events } = act(scenario('@...n', ROOM), { kind: 'travel', to: { x: 5, y: 1 } });
  expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['advice', 'stopped']);
});

test('a tip comes with the greeting of a vendor, although that takes no time', () => {
  expect(tipsFrom(scenario('@k'), { kind: 'move', direction: 'e' })).toEqual(['barkeep']);
});
