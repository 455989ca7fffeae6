import { formatCustomId, parseCustomId } from '../../../src/discord/controls/control';
import { newGame, type Raws, turn } from '../../../src/engine';
import { buildLevel } from '../../../src/engine/builders/chain/build-level';
import { masterTable } from '../../../src/engine/spawning/master-table';
import { formatSeedCode, parseSeedCode, rawsFor } from '../../../src/engine/state/campaign';
import { openWorld } from '../../../src/engine/state/world-draft';
import { idSchema } from '../../../src/engine/vocabulary/schemas';
import { normalizeSeedCode } from '../../../src/lib/seed-code';
import { loadRaws } from '../../../src/raws';

const loaded = loadRaws();
const raws: Raws = {
  ...loaded,
  campaigns: [
    ...loaded.campaigns,
    {
      id: 'woods',
      name: 'Woods',
      about: '',
      places: [],
      help: [],
      offered: true,
      stages: [{ depths: [1, 2], recipes: ['forest'] }],
      laurel: { slain: 'rat', points: 1 },
    },
    { ...loaded.campaigns[0]!, id: 'hidden', offered: false },
  ],
  spawnTable: [
    { raw: 'rat', weight: 1, min_depth: 1, max_depth: 9, campaigns: ['woods'] },
    { raw: 'goblin', weight: 1, min_depth: 1, max_depth: 9, campaigns: ['dragon'] },
    { raw: 'orc', weight: 1, min_depth: 1, max_depth: 9 },
  ],
};
const woods = rawsFor(raws, { campaign: 'woods' });

test('a game without a campaign belongs to the first', () => {
  const game = newGame({ seed: 'none' }, raws);
  expect(openWorld(game, raws).raws.campaign.id).toBe('dragon');
  expect(newGame({ seed: 'none', campaign: 'dragon' }, raws)).toEqual(game);
});

test('a game keeps its campaign from action to action', () => {
  const game = newGame({ seed: 'kept', campaign: 'woods' }, raws);
  expect(turn(game, { kind: 'wait' }, raws)).toMatchObject({ game: { campaign: 'woods' } });
  expect(openWorld(game, raws).raws).toBe(woods);
});

test('recipes of the campaign build its levels', () => {
  const game = newGame({ seed: 'built', campaign: 'woods' }, raws);
  expect(game.levels['1']).toMatchObject({ recipe: 'forest' });
  expect(() => buildLevel(woods, 'built', 3)).toThrow('no recipe for depth 3');
});

test('the hero of The Amulet begins with a bow beside the usual gear', () => {
  const wornBy = (campaign: string) =>
    newGame({ seed: 'kit', campaign }, raws).pack.flatMap(({ raw, equipped }) => (equipped ? [raw] : []));
  expect(wornBy('amulet')).toEqual([...wornBy('dragon'), 'shortbow']);
});

test('things of other campaigns do not turn up in a campaign', () => {
  expect(masterTable(woods, 2).mobs.raws).toEqual(['rat', 'orc']);
  expect(masterTable(raws, 2).mobs.raws).toEqual(['goblin', 'orc']);
});

test('a campaign that does not exist is an error', () => {
  expect(() => newGame({ seed: 'none', campaign: 'quest' }, raws)).toThrow('no campaign quest');
});

describe('a seed code', () => {
  test('names the campaign, unless it is the first', () => {
    expect(formatSeedCode(newGame({ seed: '7Q4-KVX' }, raws))).toBe('7Q4-KVX');
    const game = newGame({ seed: '7Q4-KVX', campaign: 'woods' }, raws);
    expect(formatSeedCode(game)).toBe('WOODS.7Q4-KVX');
    expect(parseSeedCode(raws, 'WOODS.7Q4-KVX')).toEqual({ seed: '7Q4-KVX', campaign: 'woods' });
  });

  test.each(['7Q4-KVX', 'DRAGON.7Q4-KVX'])('%s belongs to the first campaign', (code) => {
    expect(parseSeedCode(raws, code)).toEqual({ seed: '7Q4-KVX' });
  });

  test('with the longest possible campaign id can be typed, stands on buttons and reads back unchanged', () => {
    const id = 'mines-2'.padEnd(24, '0');
    expect([idSchema.safeParse(id).success, idSchema.safeParse(`${id}0`).success]).toEqual([true, false]);
    const dungeon = { seed: '7Q4-KVX'.padEnd(24, '9'), campaign: id };
    const code = formatSeedCode(dungeon);
    expect(normalizeSeedCode(code.toLowerCase())).toBe(code);
    const control = { kind: 'restart', seed: code } as const;
    const customId = formatCustomId({ run: 'R'.repeat(24), version: 999_999, control });
    expect(customId.length).toBeLessThanOrEqual(100);
    expect(parseCustomId(customId)?.control).toEqual(control);
    const campaigns = [...raws.campaigns, { ...raws.campaigns[0]!, id, offered: true }];
    expect(parseSeedCode({ ...raws, campaigns }, code)).toEqual(dungeon);
  });

  test.each(['HIDDEN.7Q4-KVX', 'QUEST.7Q4-KVX'])('%s is no seed code, because its campaign is not offered', (code) => {
    expect(parseSeedCode(raws, code)).toBeNull();
  });
});
