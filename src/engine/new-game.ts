import { rngFromSeed } from '../lib/rng';
import { createHero, giveBoon } from './creatures';
import { drawAliases } from './knowledge';
import { arrivalCell, refreshDerivedState } from './levels/change-level';
import { createLevel } from './levels/create-level';
import { tallyOf } from './levels/tally';
import { firstDepth } from './schema/campaigns';
import {
  closeWorld,
  type Entity,
  emit,
  type Game,
  openWorld,
  type RawId,
  type Raws,
  RULES,
  rawsFor,
  SCHEMA,
  type Story,
  storyAtStart,
  TOWN,
} from './state';

export interface NewGame {
  seed: string;
  /** Absent for the first campaign. */
  campaign?: RawId;
  /** Absent for the first kit; ignored if the campaign has a kit. */
  kit?: RawId;
  heroName?: string;
  story?: Story;
  /** True if levels may have two ways down. */
  forks?: boolean;
}

/** Equal arguments give equal games. Throws if campaign or kit is unknown. */
export function newGame(options: NewGame, all: Raws): Game {
  const raws = rawsFor(all, options);
  const depth = firstDepth(raws.campaign);
  const { seed, heroName = raws.hero.name } = options;
  const rng = rngFromSeed(`${seed}/game`);
  const aliases = drawAliases(raws, rng);
  const { hero, pack, nextId } = createHero(raws);
  const level = createLevel(raws, { seed, depth }, nextId);
  const game: Game = {
    schema: SCHEMA,
    rules: RULES,
    ...(raws.campaign.id !== raws.campaigns[0]?.id && { campaign: raws.campaign.id }),
    ...(raws.kit.id !== raws.kits[0]?.id && { kit: raws.kit.id }),
    ...(options.forks && { secondWays: [] }),
    ...(options.story && { story: storyAtStart(options.story) }),
    seed,
    heroName,
    rng: rng.state(),
    nextId: nextId + level.entities.length,
    turn: 0,
    depth,
    deepest: depth,
    kills: 0,
    coins: 0,
    hero: { ...hero, position: arrivalCell(level, depth !== TOWN) },
    pack,
    levels: { [depth]: level },
    identified: magicOf(raws, pack),
    aliases,
    pending: null,
    standings: {},
    watchCalled: null,
    pursuers: [],
    tallies: { [depth]: tallyOf(raws, level) },
    earlier: null,
    cheated: false,
    laurel: false,
    over: null,
    events: [],
  };
  const world = openWorld(game, raws);
  for (const boon of raws.campaign.boons ?? []) giveBoon(world, boon);
  const { story } = game;
  emit(world, { kind: 'began', ...(raws.campaign.race && { race: true }), ...(story && { story }) }, 'self');
  refreshDerivedState(world);
  return closeWorld(world);
}

const magicOf = (raws: Raws, pack: readonly Entity[]): RawId[] => [
  ...new Set(pack.flatMap(({ raw }) => (raws.archetypes[raw]?.magicItem ? [raw] : []))),
];

const NAME_LENGTH = 6;

/** Reseeds from `branch` and turn. A branch must not foretell the original game. */
export function branchGame(game: Game, branch: string): Game {
  const seed = `${game.seed}~${game.turn}~${branch.slice(0, NAME_LENGTH)}`;
  return { ...game, seed, rng: rngFromSeed(`${game.seed}/branch/${game.turn}/${branch}`).state() };
}
