import type { Action, Game } from '../../../src/engine';
import { eventsOfKind } from '../../support/combat';
import { think, thinkOn } from '../../support/minds';
import { act, changed, find, type Legend, scenario } from '../../support/scenario';

/** Game of a hero who knows a spell. The map has a target for it, and an orc behind a wall. */
const casts = (map: string, spell = 'venom', draft: (game: Game) => void = () => {}): Game =>
  changed(scenario(map, { hero: { godMode: true, knownSpells: [{ spell, manaCost: 1 }] } }), draft);

const AT_RAT: Action = { kind: 'cast', spell: 'venom', at: { x: 4, y: 1 }, sure: true };

const BEHIND = `
  @..r#....
  ....#....
  .......o.`;

describe('magic of the hero', () => {
  test('is heard by foes that do not see it, which is reported once', () => {
    const cast = act(casts(BEHIND), AT_RAT);
    expect(find(cast.game, 'orc').heard).toEqual(cast.game.hero.position);
    expect(eventsOfKind(cast, 'stirred')).toHaveLength(1);
    expect(eventsOfKind(act(cast.game, AT_RAT), 'stirred')).toEqual([]);
  });

  test('from an item is heard too, except if it works on the hero alone', () => {
    const carried = ['magic-missile-scroll', 'strength-potion'];
    const game = scenario(BEHIND, { carried, identified: carried });
    const use = (raw: string, at?: { x: number; y: number }) =>
      act(game, { kind: 'use', item: find(game, raw).id, ...(at && { at }) });
    expect(eventsOfKind(use('magic-missile-scroll', { x: 4, y: 1 }), 'stirred')).toHaveLength(1);
    expect(eventsOfKind(use('strength-potion'), 'stirred')).toEqual([]);
  });

  test('is not heard beyond fifteen cells', () => {
    const beyond = (cells: number) => casts(`@..r#${'.'.repeat(cells - 5)}o`);
    expect(eventsOfKind(act(beyond(15), AT_RAT), 'stirred')).toHaveLength(1);
    expect(eventsOfKind(act(beyond(16), AT_RAT), 'stirred')).toEqual([]);
  });

  test('is not heard by a rooted creature', () => {
    const cast = act(
      casts(BEHIND, 'venom', (game) => void Object.assign(find(game, 'orc'), { rooted: true })),
      AT_RAT,
    );
    expect(find(cast.game, 'orc')).not.toHaveProperty('heard');
    expect(eventsOfKind(cast, 'stirred')).toEqual([]);
  });

  test('does not move a dragon from its lair', () => {
    const cast = act(casts('@..r#.......D.\n....#.........'), AT_RAT);
    expect(find(cast.game, 'black-dragon')).not.toHaveProperty('heard');
    expect(eventsOfKind(cast, 'stirred')).toEqual([]);
  });
});

describe('an orc that sets out after the hero', () => {
  const alarm = (map: string, legend: Legend = {}) => think(scenario(map, { legend }));

  test('calls near members of its faction that do not see the hero, which is reported once', () => {
    const { game, events } = alarm('@..o#..g');
    expect(find(game, 'goblin').heard).toEqual(game.hero.position);
    expect(eventsOfKind({ events }, 'alarmed')).toMatchObject([{ who: { raw: 'orc' } }]);
    expect(eventsOfKind(think(game), 'alarmed')).toEqual([]);
  });

  test('is heard ten cells away', () => {
    expect(eventsOfKind(alarm(`@..o#${'.'.repeat(8)}g`), 'alarmed')).toHaveLength(1);
    expect(eventsOfKind(alarm(`@..o#${'.'.repeat(9)}g`), 'alarmed')).toEqual([]);
  });

  test('is not named if the hero does not see it', () => {
    const { events } = alarm('@.........o#g', { o: { raw: 'orc', viewshed: { range: 12 } } });
    expect(eventsOfKind({ events }, 'alarmed')).toMatchObject([{ who: null }]);
  });

  test('calls nobody of another faction', () => {
    expect(find(alarm('@..o#..b').game, 'bandit')).not.toHaveProperty('heard');
  });

  test('does not call a creature that already chases another', () => {
    const busy = changed(scenario('@..o#..g'), (draft) => {
      find(draft, 'goblin').chasing = find(draft, 'orc').id;
    });
    expect(eventsOfKind(think(busy), 'alarmed')).toEqual([]);
  });
});

test('a wolf calls nobody', () => {
  expect(eventsOfKind(think(scenario('@..w#..s', { legend: { s: 'large-spider' } })), 'alarmed')).toEqual([]);
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

  test('goes there', () => {
    expect(find(think(heardAt(7, 3)).game, 'orc').position).toEqual({ x: 2, y: 3 });
  });

  test('forgets the noise once it is near', () => {
    const there = thinkOn(heardAt(7, 3), 5);
    expect(find(there, 'orc')).toMatchObject({ position: { x: 5, y: 3 } });
    expect(find(there, 'orc')).not.toHaveProperty('heard');
  });

  test('goes round a wall to the noise', () => {
    const game = changed(scenario('@......\n######.\no......'), (draft) => {
      find(draft, 'orc').heard = { ...draft.hero.position };
    });
    expect(find(think(game).game, 'orc').position).toEqual({ x: 2, y: 3 });
  });

  test('goes there from any distance', () => {
    const far = changed(scenario(`@${'.'.repeat(30)}#o........`), (draft) => {
      find(draft, 'orc').heard = { x: 40, y: 1 };
    });
    const waited = [1, 2, 3].reduce((game) => act(game, { kind: 'wait' }).game, far);
    expect(find(waited, 'orc').position?.x).toBeGreaterThan(33);
  });
});
