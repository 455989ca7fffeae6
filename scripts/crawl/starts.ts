import {
  type Action,
  type Entity,
  type Game,
  type Level,
  newGame,
  type RawId,
  type Raws,
  turn,
} from '../../src/engine';
import { enterLevel } from '../../src/engine/levels/change-level';
import { closeWorld, openWorld } from '../../src/engine/state/world-draft';
import type { PartyMode, Profile, RunResult } from '../../src/storage/contract';
import { GUILD, PEOPLE, type Person, PLACES, type Place } from '../discord/users';
import { arriveAt } from '../lib/level-setup';
import { LAST_WEEK } from './last-week';
import { buildScene, everyItem, HERO, scenesOf } from './scenes';

const [ADA, BRUNO, LUCJA] = PEOPLE as [Person, Person, Person];

/** A command, or the end of a custom id on the last message. By default the start's player takes the step. */
type Step = string | readonly [by: Person, step: string];

export interface Start {
  name: string;
  game: Game;
  settings?: Partial<Profile['settings']>;
  player?: Person;
  place?: Place;
  /** Makes the run a party's run. Its owner is the first member, who also has the turn unless `holder` is set. */
  party?: { mode: PartyMode; members: readonly Person[]; holder?: Person };
  /** Recorded before the start. Their runs no longer exist. */
  results?: readonly RunResult[];
  /** If true, puts two graves of the server's heroes on the hero's level. One of the players wants to be hidden. */
  graves?: true;
  /** Steps before the crawl begins. */
  before?: readonly Step[];
}

const ALONE = PLACES.find(({ kind }) => kind === 'dm')!;
/** A group chat, and a server that has not installed the app. */
const GROUP: Place = { id: '420000000000000001', kind: 'dm', name: 'friends', guildId: null, brought: true };
const ABROAD: Place = { id: '400000000000000009', kind: 'guild', name: 'abroad', guildId: GUILD.id, brought: true };
const THREAD: Place = {
  id: '400000000000000008',
  kind: 'guild',
  name: 'a thread',
  guildId: GUILD.id,
  parent: PLACES[0]!.id,
};

const GIVE_UP: Action = { kind: 'abandon', sure: true };

const ENDED = ['/run abandon', 'do:abandon!'];
/** Enough finished runs for lists with several pages. */
const MANY = Array.from({ length: 11 }, () => [...ENDED, 'restart']).flat();

/** Returns starts whose boards together show every kind of control. */
export function startsOf(raws: Raws): Start[] {
  const scenes = Object.entries(scenesOf(raws)).map(
    ([name, scene]): Start => ({ name, game: buildScene(raws, scene) }),
  );
  const begun = newGame({ seed: 'crawl', heroName: HERO }, raws);
  const fight = scenes[0]!.game;
  const shop = scenes.find(({ name }) => name === 'a shop')!.game;
  const everything = everyItem(raws);
  const curses = buildScene(raws, { carried: everything, worn: ['longsword-minus-1'], known: true });
  const laurelled = { ...buildScene(raws, { around: [['dragon-scale', 0, 0]] }), laurel: true };
  const deep = afterDescending(raws, begun, 3);
  return [
    { name: 'a new run', game: begun },
    ...scenes,
    {
      name: 'a scroll that identifies',
      game: afterUsing(raws, buildScene(raws, { carried: [...everything, ...everything] }), 'identify-scroll'),
    },
    { name: 'curses to remove', game: afterUsing(raws, curses, 'remove-curse-scroll') },
    { name: 'in town by a portal', game: afterUsing(raws, arriveAt(raws, 'crawl', 3), 'town-portal-scroll') },
    { name: 'the laurel won', game: laurelled },
    { name: 'a run that is over', game: afterAction(raws, fight, GIVE_UP) },
    { name: 'a hero who died', game: afterDeath(raws, scenes.find(({ name }) => name.startsWith('at death'))!.game) },
    { name: 'a hero who retired', game: afterAction(raws, laurelled, { kind: 'retire' }) },
    { name: 'a run in the books', game: fight, before: ENDED },
    { name: 'many runs in the books', game: begun, before: MANY },
    {
      name: 'the card of a player',
      game: begun,
      before: [...ENDED, '/run history', 'card', 'feats:300000000000000001:0'],
    },
    {
      name: 'the board of a week that is over',
      game: begun,
      results: LAST_WEEK,
      before: ['/leaderboard time:last-week'],
    },
    { name: 'beside graves', game: revealed(deep), graves: true },
    { name: 'the end of a run that came by graves', game: afterAction(raws, deep, GIVE_UP), graves: true },
    { name: 'levels left behind', game: deep },
    { name: 'back on a level', game: afterAction(raws, deep, { kind: 'ascend' }) },
    {
      name: 'a run after another, shared',
      game: begun,
      before: ['/run abandon', 'do:abandon!', 'restart', '/run share'],
    },
    { name: 'runs set aside', game: begun, before: ['/daily', '/party'] },
    { name: 'the dungeon of the day', game: begun, before: ['/daily'] },
    { name: 'the dungeon of the day, played out', game: begun, before: ['/daily', ...ENDED] },
    {
      name: 'the best run of a day',
      game: begun,
      before: ['/daily', ...ENDED, '/leaderboard time:day for:global', 'best:global:2026-01-01'],
    },
    { name: 'practice in the dungeon of the day', game: begun, before: ['/daily', ...ENDED, '/daily practice:true'] },
    {
      name: 'a server where others play',
      game: fight,
      before: [
        [BRUNO, '/play'],
        [LUCJA, '/play'],
        [BRUNO, '/run share'],
      ],
    },
    { name: 'a player who manages nothing', game: fight, player: BRUNO },
    { name: 'direct messages', game: fight, place: ALONE },
    { name: 'among friends', game: fight, place: GROUP },
    { name: 'a server without the app', game: fight, place: ABROAD },
    ...partyStarts(fight),
    { name: 'a party in a shop', game: shop, party: { mode: 'hotseat', members: [ADA, BRUNO] } },
    { name: 'a player who wants quiet', game: fight, settings: { quiet: true } },
    { name: 'a fight in German', game: fight, settings: { language: 'de' } },
    { name: 'a fight in Spanish', game: fight, settings: { language: 'es' } },
    { name: 'a fight in German words', game: fight, settings: { language: 'de', text: true } },
    { name: 'a fight with the directions open', game: fight, settings: { steps: true } },
    { name: 'a new run in words', game: begun, settings: { text: true } },
    { name: 'a fight in words', game: fight, settings: { text: true } },
    { name: 'a fight, the classic way', game: fight, settings: { classic: true, palette: 'safe' } },
  ];
}

/** Returns starts with a party in each of its modes, seen by the owner, by another member or by a stranger. */
function partyStarts(game: Game): Start[] {
  const members = [ADA, BRUNO];
  return [
    { name: 'a party of its owner', game, party: { mode: 'owner', members } },
    { name: 'a party that hands on the torch', game, party: { mode: 'handover', members } },
    { name: 'a party, with the torch', game, player: BRUNO, party: { mode: 'handover', members, holder: BRUNO } },
    { name: 'a party that votes', game, party: { mode: 'vote', members } },
    { name: 'a party of one that votes', game, party: { mode: 'vote', members: [ADA] } },
    { name: 'a party where anyone may', game, player: BRUNO, party: { mode: 'hotseat', members } },
    { name: 'a party that has just begun', game, before: ['/party'] },
    { name: 'a stranger before a party', game, player: LUCJA, party: { mode: 'hotseat', members }, before: ['/party'] },
    { name: 'a party whose board has moved down', game, party: { mode: 'vote', members }, before: ['/party', 'bring'] },
    { name: 'a turn typed in a party', game, party: { mode: 'hotseat', members }, before: ['/wait'] },
    { name: 'a party in a thread', game, place: THREAD, party: { mode: 'vote', members } },
  ];
}

function afterAction(raws: Raws, game: Game, action: Action): Game {
  const result = turn(game, action, raws);
  if (!result.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(result.refusal)}`);
  return result.game;
}

/** Returns the game after the hero uses an item of this raw. If the pack has none, an item is added first. */
function afterUsing(raws: Raws, game: Game, raw: RawId): Game {
  const carried = game.pack.find((item) => item.raw === raw);
  if (carried) return afterAction(raws, game, { kind: 'use', item: carried.id });
  const item: Entity = { id: game.nextId, kind: 'item', raw, inBackpack: { owner: game.hero.id } };
  return afterUsing(raws, { ...game, nextId: game.nextId + 1, pack: [...game.pack, item] }, raw);
}

/** Returns the game after the hero takes the stairs down to this depth, level by level. */
function afterDescending(raws: Raws, game: Game, depth: number): Game {
  let current = game;
  while (current.depth < depth) {
    const world = openWorld(current, raws);
    enterLevel(world, current.depth + 1, 'stairs');
    current = closeWorld(world);
  }
  return current;
}

function revealed(game: Game): Game {
  const level = game.levels[game.depth] as Level;
  const known = { ...level, revealed: '1'.repeat(level.tiles.length) };
  return { ...game, levels: { ...game.levels, [game.depth]: known } };
}

/** Returns the game after the hero has waited until its death. */
function afterDeath(raws: Raws, game: Game): Game {
  return game.over ? game : afterDeath(raws, afterAction(raws, game, { kind: 'wait' }));
}
