import type { Action, Game } from '../../../src/engine';
import { told } from '../../support/combat';
import { think, thinkOn } from '../../support/minds';
import { act, changed, find, scenario } from '../../support/scenario';

/** The hero with a spell and somebody to aim at, an orc behind the wall. */
const casts = (map: string, spell = 'venom', draft: (game: Game) => void = () => {}): Game =>
  changed(scenario(map, { hero: { godMode: true, knownSpells: [{ spell, manaCost: 1 }] } }), draft);

const AT_RAT: Action = { kind: 'cast', spell: 'venom', at: { x: 4, y: 1 }, sure: true };

const BEHIND = `
  @..r#....
  ....#....
  .......o.`;

describe('magic that the hero works from afar', () => {
  test('is heard by foes who do not see it, and that is told once', () => {
    const cast = act(casts(BEHIND), AT_RAT);
    expect(find(cast.game, 'orc').heard).toEqual(cast.game.hero.position);
    expect(told(cast, 'stirred')).toHaveLength(1);
    expect(told(act(cast.game, AT_RAT), 'stirred')).toEqual([]);
  });

  test('is not heard beyond thirty cells', () => {
    const beyond = (cells: number) => casts(`@..r#${'.'.repeat(cells - 5)}o`);
    expect(told(act(beyond(30), AT_RAT), 'stirred')).toHaveLength(1);
    expect(told(act(beyond(31), AT_RAT), 'stirred')).toEqual([]);
  });

  test('does not move a dragon from its lair', () => {
    const cast = act(casts('@..r#.......D.\n....#.........'), AT_RAT);
    expect(find(cast.game, 'black-dragon')).not.toHaveProperty('heard');
    expect(told(cast, 'stirred')).toEqual([]);
  });
});

test('a blow is not heard', () => {
  const struck = act(casts(BEHIND.replace('@..r', '@r..')), { kind: 'attack', direction: 'e' });
  expect(find(struck.game, 'orc')).not.toHaveProperty('heard');
});

describe('a creature that heard something', () => {
  const heardAt = (x: number, y: number): Game =>
    changed(scenario('@........\n########.\no........'), (draft) => {
      find(draft, 'orc').heard = { x, y };
    });

  test('goes to see', () => {
    expect(find(think(heardAt(7, 3)).game, 'orc').position).toEqual({ x: 2, y: 3 });
  });

  test('and forgets it once it is near', () => {
    const there = thinkOn(heardAt(7, 3), 5);
    expect(find(there, 'orc')).toMatchObject({ position: { x: 5, y: 3 } });
    expect(find(there, 'orc')).not.toHaveProperty('heard');
  });

  test('from any distance', () => {
    const far = changed(scenario(`@${'.'.repeat(30)}#o........`), (draft) => {
      find(draft, 'orc').heard = { x: 40, y: 1 };
    });
    const waited = [1, 2, 3].reduce((game) => act(game, { kind: 'wait' }).game, far);
    expect(find(waited, 'orc').position?.x).toBeGreaterThan(33);
  });
});
