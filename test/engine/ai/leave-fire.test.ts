import { dryScenario } from '../../support/fire';
import { think } from '../../support/minds';
import { act, changed, find, here, type Legend } from '../../support/scenario';

const legend: Legend = { o: 'orc', G: 'rock-golem' };

/** One turn of the creature of a drawing. A fire of the given raw burns under the creature. */
const turnOf = (map: string, fire: string) => {
  const game = changed(dryScenario(map, { legend }), (draft) => {
    const [mob] = here(draft).entities.filter(({ kind }) => kind === 'mob');
    const at = { position: { ...mob!.position! }, burnsUntil: draft.turn + 3 };
    here(draft).entities.push({ id: draft.nextId++, kind: 'prop', raw: fire, ...at });
  });
  const { game: after, intents } = think(game);
  const { x, y } = here(after).entities.find(({ kind }) => kind === 'mob')!.position!;
  return { at: [x, y], strikes: [...intents.values()].some(({ kind }) => kind === 'melee') };
};

test.each(['smoulder', 'flame'])('a creature steps off ground with a %s, even from beside the hero', (fire) => {
  expect(turnOf('@o..', fire)).toEqual({ at: [3, 1], strikes: false });
});

test('a creature prefers the cell beside the fewest flames', () => {
  const map = `
    @...F
    ..o.F
    ....s`;
  expect(turnOf(map, 'flame').at[0]).toBeLessThan(3);
});

test('a creature without a safe cell beside it fights on', () => {
  expect(turnOf('@oF', 'flame')).toEqual({ at: [2, 1], strikes: true });
});

test('a mindless creature stays in the fire', () => {
  expect(turnOf('@G..', 'flame').at).toEqual([2, 1]);
});

/** Row in which the creature stands after its first steps towards the hero, whose row burns. */
const rowAfter = (raw: string): number => {
  const map = `
    @.FFF.w
    .......`;
  let game = dryScenario(map, { legend: { w: { raw, chasing: 0 } } });
  for (let turn = 0; turn < 2; turn++) game = act(game, { kind: 'wait' }).game;
  return find(game, raw).position!.y;
};

test('creatures walk round flames, mindless ones through them', () => {
  expect([rowAfter('orc'), rowAfter('gelatinous-cube')]).toEqual([2, 1]);
});
