import { eventsOfKind } from '../../support/combat';
import { demons, TOUGH, until, woundUp } from '../../support/demons';
import { act, find } from '../../support/scenario';

const WAIT = { kind: 'wait' } as const;

describe('a Vault Hound', () => {
  const ready = (map: string) => woundUp(map, 'vault-hound', 'pounce');

  test('crouches before it leaps, and shows the cell', () => {
    const { game, events } = until(demons('@...v', TOUGH), 'prepared')!;
    expect(eventsOfKind({ events }, 'prepared')).toMatchObject([{ spell: 'pounce', cells: [{ x: 1, y: 1 }] }]);
    expect(find(game, 'vault-hound').windUp).toMatchObject({ spell: 'pounce', at: { x: 1, y: 1 } });
  });

  test('strikes a hero who stays', () => {
    const result = act(ready('@...v'), WAIT);
    expect(eventsOfKind(result, 'hurt')).toMatchObject([{ target: { raw: 'hero' }, cause: 'pounce', amount: 26 }]);
    expect(find(result.game, 'vault-hound').position).toEqual({ x: 2, y: 1 });
  });

  test('lands dazed on the cell that the hero has left', () => {
    const result = act(ready('@...v\n.....'), { kind: 'move', direction: 's' });
    expect(eventsOfKind(result, 'hurt')).toEqual([]);
    const hound = find(result.game, 'vault-hound');
    expect(hound.position).toEqual({ x: 1, y: 1 });
    expect(hound.statuses).toMatchObject([{ kind: 'confusion' }]);
  });
});
