import {
  type Entity,
  type Game,
  type GameEvent,
  HEIGHT,
  type Level,
  LOG_LIMIT,
  RULES,
  SCHEMA,
  WIDTH,
} from '../../../src/engine';
import { type Rng, rngFromSeed } from '../../../src/lib/rng';

const FOLK = [
  'peasant',
  'drunk',
  'dock-worker',
  'wannabe-pirate',
  'fisher',
  'barkeep',
  'alchemist',
  'patron',
  'priest',
];
const PROPS = ['door', 'table', 'chair', 'candle', 'bed', 'barrel', 'torch'];
const TILES = ['#', '.', '=', '"', '~', '_', '+'];

/**
 * Game as large as that of a populated town by day: 110 people, 120 props, a full log. It is made without the engine.
 */
export function sampleGame(seed = 'sample', people = 110, props = 120, events = LOG_LIMIT): Game {
  const rng = rngFromSeed(seed);
  const level = sampleLevel(rng, 1, people, props);
  return {
    schema: SCHEMA,
    rules: RULES,
    seed,
    heroName: 'Ægir 🐉',
    rng: [...rng.state()],
    nextId: 400,
    turn: 312,
    depth: 1,
    deepest: 2,
    kills: 3,
    hero: {
      id: 1,
      kind: 'hero',
      raw: 'hero',
      position: { x: 12, y: 20 },
      attributes: {
        might: { base: 11, modifiers: 0 },
        fitness: { base: 11, modifiers: 0 },
        quickness: { base: 12, modifiers: -1 },
        intelligence: { base: 11, modifiers: 0 },
      },
      pools: {
        hp: { current: 11, max: 14 },
        mana: { current: 2, max: 4 },
        level: 2,
        xp: 1040,
        gold: 12.3,
        weight: 9.5,
        penalty: 2,
      },
      initiative: 4,
      hunger: { state: 'normal', turns: 77 },
      knownSpells: [{ spell: 'zap', manaCost: 1 }],
    },
    pack: ['rusty-longsword', 'dried-sausage', 'beer', 'stained-tunic', 'torn-trousers', 'old-boots'].map((raw, i) => ({
      id: 2 + i,
      kind: 'item',
      raw,
      inBackpack: { owner: 1 },
    })),
    levels: { '1': level, '2': { parked: true, digest: '0123456789abcdef0123456789abcdef' } },
    identified: ['health-potion'],
    aliases: sampleAliases(rng),
    pending: null,
    standings: {},
    watchCalled: null,
    pursuers: [],
    coins: 12.3,
    tallies: {},
    earlier: null,
    cheated: false,
    laurel: false,
    over: null,
    events: Array.from({ length: events }, (_, i) => sampleEvent(rng, i)),
  };
}

/** Level of random tiles with people and props in random cells. It follows no rule of the game. */
export function sampleLevel(rng: Rng, depth: number, people: number, props: number): Level {
  let tiles = '';
  for (let i = 0; i < WIDTH * HEIGHT; i++) tiles += rng.percent(85) && i > 0 ? tiles[i - 1] : rng.pick(TILES);
  const entities: Entity[] = [];
  const place = () => ({ x: rng.int(1, WIDTH - 2), y: rng.int(1, HEIGHT - 2) });
  for (let i = 0; i < props; i++) entities.push({ id: 10 + i, kind: 'prop', raw: rng.pick(PROPS), position: place() });
  for (let i = 0; i < people; i++) {
    const hp = rng.int(1, 8);
    entities.push({
      id: 10 + props + i,
      kind: 'mob',
      raw: rng.pick(FOLK),
      position: place(),
      pools: {
        hp: { current: hp, max: 8 },
        mana: { current: 4, max: 4 },
        level: 1,
        xp: 0,
        gold: rng.int(0, 60) / 10,
        weight: 0,
        penalty: 0,
      },
      initiative: rng.int(0, 9),
      quips: [0, 1, 2].slice(rng.int(0, 2)),
      ...(rng.percent(10) ? { waypoint: place() } : {}),
    });
  }
  const revealed = [...tiles].map((tile, i) => (i % WIDTH < 40 && tile !== '#' ? '1' : '0')).join('');
  return {
    depth,
    recipe: 'town',
    width: WIDTH,
    height: HEIGHT,
    tiles,
    revealed,
    blood: [17, 18, 400],
    lit: true,
    start: { x: 2, y: 20 },
    entities,
  };
}

function sampleAliases(rng: Rng): Game['aliases'] {
  const word = () => Array.from({ length: 6 }, () => rng.pick([...'abcdefghijklmnopqrstuvwxyz'])).join('');
  const aliases: Game['aliases'] = {};
  for (let i = 0; i < 8; i++) aliases[`${word()}-scroll`] = { kind: 'scroll', word: word() };
  for (let i = 0; i < 6; i++) aliases[`${word()}-potion`] = { kind: 'potion', adjective: 'swirling', colour: word() };
  return aliases;
}

function sampleEvent(rng: Rng, i: number): GameEvent {
  const at = { x: rng.int(5, 30), y: rng.int(5, 30) };
  const from = { x: at.x + rng.int(-1, 1), y: at.y + rng.int(-1, 1) };
  const target = { id: rng.int(130, 239), raw: rng.pick(FOLK) };
  const attacker = { id: 1, raw: 'hero' };
  const when = { turn: 112 + i, sense: 'self' as const };
  const roll = rng.die(5);
  if (roll === 1) return { kind: 'hit', attacker, target, attack: null, amount: rng.die(8), at, from, ...when };
  if (roll === 2) return { kind: 'missed', attacker: target, target: attacker, fumble: false, at, from, ...when };
  if (roll === 3) return { kind: 'quip', who: target, line: rng.int(0, 2), at, turn: 112 + i, sense: 'seen' };
  if (roll === 4)
    return { kind: 'picked-up', item: { id: 300 + i, raw: null, alias: { kind: 'scroll', word: 'xyzzy' } }, ...when };
  return { kind: 'stopped', reason: 'hostile', what: target.raw, turns: rng.die(9), ...when };
}
