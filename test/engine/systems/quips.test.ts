import { wounded } from '../../support/actions';
import { streams, think } from '../../support/minds';
import { act, find, scenario } from '../../support/scenario';

test('creatures in sight of the hero talk on about one turn in six', () => {
  const game = scenario('@.p', { legend: { p: 'patron' } });
  const said = streams(game, 600).filter((stream) => think(stream).events.some(({ kind }) => kind === 'quip')).length;
  expect(said).toBeGreaterThan(60);
  expect(said).toBeLessThan(145);
});

test('a creature says each of its lines once', () => {
  let game = scenario('@.p', { legend: { p: { raw: 'patron', moveMode: 'static' } } });
  const lines: number[] = [];
  for (let turn = 0; turn < 120; turn++) {
    const { game: next, events } = think(game);
    for (const event of events) if (event.kind === 'quip') lines.push(event.line);
    game = next;
  }
  expect(lines.sort()).toEqual([0, 1, 2]);
  expect(find(game, 'patron').quips).toEqual([]);
});

test('an act of many turns has one line', () => {
  const patron = { raw: 'patron', moveMode: 'static' } as const;
  const { events, turns } = act(wounded(scenario('p@p', { legend: { p: patron } }), 3), { kind: 'rest' });
  expect(turns).toBeGreaterThan(20);
  expect(events.filter(({ kind }) => kind === 'quip')).toHaveLength(1);
});

test('two creatures do not talk in one act', () => {
  const game = scenario('ppp\np@p\nppp', { legend: { p: { raw: 'patron', moveMode: 'static' } } });
  const quipCounts = streams(game, 60).map(
    (stream) => think(stream).events.filter(({ kind }) => kind === 'quip').length,
  );
  expect(new Set(quipCounts)).toEqual(new Set([0, 1]));
});

test('a creature does not talk to a hero it does not see', () => {
  const game = scenario('@#p', { legend: { p: 'patron' } });
  for (const stream of streams(game, 60)) expect(think(stream).events).toEqual([]);
});

test('talking costs the creature no turn', () => {
  const game = scenario('@.b', { legend: { b: 'bandit' } });
  const talked = streams(game, 60)
    .map((stream) => think(stream))
    .filter(({ events }) => events.some(({ kind }) => kind === 'quip'));
  expect(talked.length).toBeGreaterThan(0);
  for (const { game: next } of talked) expect(find(next, 'bandit').position).toEqual({ x: 2, y: 1 });
});
