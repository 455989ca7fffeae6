import { wounded } from '../../support/actions';
import { eventsOfKind } from '../../support/combat';
import { use } from '../../support/items';
import { all, scenario } from '../../support/scenario';

const starving = (raw: string) =>
  scenario('@', { carried: [raw], hero: { initiative: 9, hunger: { state: 'starving', turns: 0 } } });

it.each(['rations', 'meat', 'dried-sausage'])('%s makes the hero well fed and is used up', (raw) => {
  const result = use(starving(raw), raw);
  // A meal lasts twenty turns, and the turn of eating has passed.
  expect(result.game.hero.hunger).toEqual({ state: 'well-fed', turns: 19 });
  expect(eventsOfKind(result, 'ate')).toMatchObject([{ item: { raw } }]);
  expect(all(result.game, raw)).toEqual([]);
});

it('is eaten on a full stomach, too', () => {
  const full = scenario('@', { carried: ['meat'] });
  expect(all(use(full, 'meat').game, 'meat')).toEqual([]);
});

it('does not include beer', () => {
  const { game } = use(wounded(starving('beer'), 10), 'beer');
  expect(game.hero.hunger?.state).toBe('starving');
});
