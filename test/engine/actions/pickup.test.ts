import { type Game, legalActions } from '../../../src/engine';
import { loadRaws } from '../../../src/raws';
import { act, all, changed, find, here, refusal, scenario } from '../../support/scenario';

describe('picking up', () => {
  const upon = (letters: string): Game =>
    changed(scenario(`@${letters}`), (draft) => {
      for (const entity of here(draft).entities) entity.position = { x: 1, y: 1 };
    });

  test('takes the newest thing from the cell', () => {
    const { game } = act(upon('%!'), { kind: 'pickup' });
    expect(game.pack.at(-1)?.raw).toBe('health-potion');
    expect(all(game, 'rations')).toHaveLength(1);
  });

  test('takes a named thing', () => {
    const game = upon('%!');
    const { id } = find(game, 'rations');
    expect(act(game, { kind: 'pickup', item: id }).game.pack.at(-1)?.id).toBe(id);
  });

  test('needs something there', () => {
    expect(refusal(scenario('@!'), { kind: 'pickup' })).toEqual({ code: 'nothing-here' });
    const game = scenario('@!');
    expect(refusal(game, { kind: 'pickup', item: find(game, 'health-potion').id })).toEqual({ code: 'nothing-here' });
  });

  test('neither takes nor lists a hidden thing underfoot, even if its id is named', () => {
    const game = changed(upon('%!'), (draft) => {
      find(draft, 'health-potion').hidden = true;
    });
    const pickups = legalActions(game, loadRaws()).filter(({ kind }) => kind === 'pickup');
    expect(pickups).toEqual([{ kind: 'pickup' }, { kind: 'pickup', item: find(game, 'rations').id }]);
    expect(act(game, { kind: 'pickup' }).game.pack.at(-1)?.raw).toBe('rations');
    const item = find(game, 'health-potion').id;
    expect(refusal(game, { kind: 'pickup', item })).toEqual({ code: 'nothing-here' });
  });
});
