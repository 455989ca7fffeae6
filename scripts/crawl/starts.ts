import { type Action, type Entity, type Game, newGame, type RawId, type Raws, turn } from '../../src/engine';
import { goTo } from '../../src/engine/levels';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';
import type { Profile } from '../../src/storage/contract';
import { arrival } from '../arrival';
import { scenesOf } from './scenes';
import { HERO, staged } from './stage';

/** A board to crawl from. */
export interface Start {
  name: string;
  game: Game;
  settings?: Partial<Profile['settings']>;
  /** What was typed, and which controls were pressed on the last message, before the crawl begins. */
  before?: readonly string[];
}

/** Boards that between them show every kind of control there is. */
export function startsOf(raws: Raws): Start[] {
  const scenes = Object.entries(scenesOf(raws)).map(([name, scene]): Start => ({ name, game: staged(raws, scene) }));
  const begun = newGame({ seed: 'crawl', heroName: HERO }, raws);
  const fight = scenes[0]!.game;
  const everything = raws.items.map(({ id }) => id);
  const curses = staged(raws, { carried: everything, worn: ['longsword-minus-1'], known: true });
  const deep = walkedDown(raws, begun, 3);
  return [
    { name: 'a new run', game: begun },
    ...scenes,
    {
      name: 'a scroll that identifies',
      game: reading(raws, staged(raws, { carried: [...everything, ...everything] }), 'identify-scroll'),
    },
    { name: 'curses to remove', game: reading(raws, curses, 'remove-curse-scroll') },
    { name: 'in town by a portal', game: reading(raws, arrival(raws, 'crawl', 3), 'town-portal-scroll') },
    { name: 'the laurel won', game: { ...staged(raws, { around: [['dragon-scale', 0, 0]] }), laurel: true } },
    { name: 'a run that is over', game: acted(raws, fight, { kind: 'abandon', sure: true }) },
    { name: 'levels left behind', game: deep },
    { name: 'back on a level', game: acted(raws, deep, { kind: 'ascend' }) },
    { name: 'a run after another, shared', game: begun, before: ['/abandon', 'do:abandon!', 'restart', '/share'] },
    { name: 'runs set aside', game: begun, before: ['/daily', '/party'] },
    { name: 'a fight with the directions open', game: fight, settings: { steps: true } },
    { name: 'a new run in words', game: begun, settings: { text: true } },
    { name: 'a fight in words', game: fight, settings: { text: true } },
    { name: 'a fight, the classic way', game: fight, settings: { classic: true, palette: 'safe' } },
  ];
}

function acted(raws: Raws, game: Game, action: Action): Game {
  const result = turn(game, action, raws);
  if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.refusal)}`);
  return result.game;
}

/** After using the first such thing; it is put into the pack when there is none. */
function reading(raws: Raws, game: Game, raw: RawId): Game {
  const held = game.pack.find((item) => item.raw === raw);
  if (held) return acted(raws, game, { kind: 'use', item: held.id });
  const item: Entity = { id: game.nextId, kind: 'item', raw, inBackpack: { owner: game.hero.id } };
  return reading(raws, { ...game, nextId: game.nextId + 1, pack: [...game.pack, item] }, raw);
}

/** Down the stairs to that depth, level by level. */
function walkedDown(raws: Raws, game: Game, depth: number): Game {
  let walked = game;
  while (walked.depth < depth) {
    const world = openWorld(walked, raws);
    goTo(world, walked.depth + 1, 'stairs');
    walked = closeWorld(world);
  }
  return walked;
}
