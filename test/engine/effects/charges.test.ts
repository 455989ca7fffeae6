import { eventsOfKind } from '../../support/combat';
import { woundUp } from '../../support/demons';
import { act, find } from '../../support/scenario';

const WAIT = { kind: 'wait' } as const;

describe('a Gore Ram', () => {
  const ready = (map: string) => woundUp(map, 'gore-ram', 'charge');

  test('runs down a hero in its line', () => {
    const result = act(ready('@....R.\n.......'), WAIT);
    expect(eventsOfKind(result, 'hurt')).toMatchObject([{ target: { raw: 'hero' }, cause: 'charge', amount: 38 }]);
    expect(find(result.game, 'gore-ram')).toMatchObject({ position: { x: 2, y: 1 } });
    expect(find(result.game, 'gore-ram').statuses ?? []).toEqual([]);
  });

  test.each([
    ['a wall', '......R.\n@.......\n........'],
    ['a chasm', '~~....R.\n~@......\n........'],
  ])('is dazed by %s when its line is clear', (_, map) => {
    const result = act(ready(map), { kind: 'move', direction: 's' });
    expect(eventsOfKind(result, 'hurt')).toEqual([]);
    expect(find(result.game, 'gore-ram').statuses).toMatchObject([{ kind: 'confusion' }]);
  });
});
