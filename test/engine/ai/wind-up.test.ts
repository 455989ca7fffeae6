import { eventsOfKind } from '../../support/combat';
import { demons, TOUGH, woundUp } from '../../support/demons';
import { think } from '../../support/minds';
import { act, find } from '../../support/scenario';

const WAIT = { kind: 'wait' } as const;

test('a quick creature waits after its wind-up until the hero has had a turn', () => {
  const begun = think(demons('@...v', TOUGH)).game;
  const again = think(begun);
  expect([find(begun, 'vault-hound').windUp?.turn, again.intents.size]).toEqual([0, 0]);
  expect(think({ ...begun, turn: 1 }).intents.size).toBe(1);
});

test('a creature winds up anew if its last wind-up is long ago', () => {
  const late = think({ ...woundUp('@...v', 'vault-hound', 'pounce'), turn: 40 });
  expect([late.intents.size, find(late.game, 'vault-hound').windUp?.turn]).toEqual([0, 40]);
});

test('a fight stops when a blow is wound up for the hero’s cell', () => {
  const result = act(demons('......\n..C...\n.@....\n......\n......', TOUGH), { kind: 'fight', sure: true });
  expect(eventsOfKind(result, 'stopped')).toMatchObject([{ reason: 'wound-up', what: 'slag-colossus' }]);
});

describe('a Slag Colossus', () => {
  const ready = (map: string) => woundUp(map, 'slag-colossus', 'slam');
  const MAP = '......\n..C...\n.@....\n......\n......';

  test('strikes a hero beside it, and misses one who stepped back', () => {
    expect(eventsOfKind(act(ready(MAP), WAIT), 'hurt')).toMatchObject([{ target: { raw: 'hero' }, amount: 48 }]);
    expect(eventsOfKind(act(ready(MAP), { kind: 'move', direction: 'w' }), 'hurt')).toEqual([]);
  });

  test('raises its fists instead of an ordinary blow', () => {
    const { intents, events } = think(demons(MAP, TOUGH));
    expect([intents.size, eventsOfKind({ events }, 'prepared')[0]?.cells.length]).toEqual([0, 12 + 9]);
  });
});
