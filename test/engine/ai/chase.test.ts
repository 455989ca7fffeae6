import type { Game } from '../../../src/engine';
import { think, thinkOn } from '../../support/minds';
import { changed, draw, find, scenario } from '../../support/scenario';

const hunting = (drawing: string): Game =>
  changed(scenario(drawing), (draft) => {
    find(draft, 'mangy-wolf').chasing = 1;
  });

test('a hunter follows round the corner', () => {
  const game = hunting(`
    @###
    ...w`);
  expect(find(think(game).game, 'mangy-wolf').position).toEqual({ x: 3, y: 2 });
});

test('a hunter gives up when the path has fifteen cells', () => {
  const near = hunting(`
    @#############
    ..............
    #############w`);
  const far = hunting(`
    @##############
    ...............
    ##############w`);
  expect(find(think(near).game, 'mangy-wolf').chasing).toBe(1);
  expect(find(think(far).game, 'mangy-wolf')).not.toHaveProperty('chasing');
});

test('a hunter with a lair does not give up on a long path', () => {
  const far = changed(hunting('@##############\n...............\n##############w'), (draft) => {
    Object.assign(find(draft, 'mangy-wolf'), { lair: { radius: 30, huntTurns: 60 }, home: { x: 15, y: 3 } });
  });
  expect(find(think(far).game, 'mangy-wolf').chasing).toBe(1);
});

test('a hunter gives up when there is no path', () => {
  const next = think(hunting('@##.w')).game;
  expect(find(next, 'mangy-wolf')).not.toHaveProperty('chasing');
  expect(draw(next)).toBe('@##.w');
});

test('a hunter gives up when the target is dead', () => {
  const game = changed(scenario('@#.w#b'), (draft) => {
    find(draft, 'mangy-wolf').chasing = find(draft, 'bandit').id;
    const { pools } = find(draft, 'bandit');
    if (pools) pools.hp.current = 0;
  });
  expect(find(think(game).game, 'mangy-wolf')).not.toHaveProperty('chasing');
});

test('a guard gives up when the hero’s standing has risen', () => {
  const watch = (standing: number): Game => {
    const game = scenario('@###\n...W', { legend: { W: 'watch-guard' } });
    return changed({ ...game, standings: { townsfolk: standing } }, (draft) => {
      find(draft, 'watch-guard').chasing = 1;
    });
  };
  expect(find(think(watch(-10)).game, 'watch-guard').chasing).toBe(1);
  expect(find(think(watch(-9)).game, 'watch-guard')).not.toHaveProperty('chasing');
});

test('a hunter turns to an enemy in view instead of one out of view', () => {
  const game = changed(scenario('@#.w..b'), (draft) => {
    find(draft, 'mangy-wolf').chasing = 1;
  });
  expect(find(thinkOn(game, 1), 'mangy-wolf').chasing).toBe(find(game, 'bandit').id);
});

test('a big hunter follows a target out of sight as well', () => {
  const game = changed(
    scenario(`
    @.......
    ........
    ####....
    ####....
    ####....
    ####....
    ####D...
    ####....`),
    (draft) => {
      find(draft, 'black-dragon').chasing = 1;
    },
  );
  const { game: next } = think(game);
  expect(find(next, 'black-dragon')).toMatchObject({ chasing: 1, position: { y: 6 } });
  expect(find(thinkOn(game, 4), 'black-dragon').position?.y).toBe(3);
});
