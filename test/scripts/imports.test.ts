import { cycleViolations } from '../../scripts/imports/cycles';
import { layerViolations } from '../../scripts/imports/layers';
import { orphanViolations } from '../../scripts/imports/orphans';
import { type ImportGraph, importGraph } from '../../scripts/imports/read-imports';
import { rungViolations } from '../../scripts/imports/rungs';

/** Import graph of a few files in memory: path to source. */
function graphOf(sources: Record<string, string>, others: string[] = []): ImportGraph {
  return importGraph(
    Object.keys(sources),
    (file) => sources[file] as string,
    (path) => others.includes(path),
  );
}

describe('reading imports', () => {
  const to = (source: string) => graphOf({ 'src/a.ts': source, 'src/b.ts': '' }).edges;
  const edge = { from: 'src/a.ts', to: 'src/b.ts' };

  test.each([
    ["import { b } from './b';", ['b']],
    ["import { b as c, type B } from './b';", ['b']],
    ["import {\n  // from './c'\n  b,\n} from './b';", ['b']],
    ["import b, { c } from './b';", ['default', 'c']],
    ["import * as b from './b';", ['*']],
    ["import './b';", ['*']],
    ["export { b as c } from './b';", ['b']],
    ["export * from './b';", ['*']],
    ["import b = require('./b');", ['*']],
    ["const b = require('./b');", ['*']],
    ["const b = await import('./b');", ['*']],
  ])('%s is an import at run time', (source, values) => {
    expect(to(source)).toEqual([{ ...edge, typeOnly: false, values }]);
  });

  test.each([
    "import type { B } from './b';",
    "import { type B, type C } from './b';",
    "export type { B } from './b';",
    "export type * from './b';",
    "type B = import('./b').B;",
  ])('%s is an import of types', (source) => {
    expect(to(source)).toEqual([{ ...edge, typeOnly: true, values: [] }]);
  });

  test.each(["// import { b } from './b';", 'const text = `import { b } from "./b";`;'])(
    '%s is no import',
    (source) => {
      expect(to(source)).toEqual([]);
    },
  );

  test('a folder means its index, and a data file means itself', () => {
    const graph = graphOf({ 'src/a.ts': "import '../lib'; import '../raws/mobs.json';", 'lib/index.ts': '' }, [
      'raws/mobs.json',
    ]);
    expect(graph.edges.map((each) => each.to)).toEqual(['lib/index.ts', 'raws/mobs.json']);
  });

  test.each(['.', './', './index'])("%s is the index of the importing file's folder", (specifier) => {
    const graph = graphOf({ 'lib/a.ts': `import '${specifier}';`, 'lib/index.ts': '' }, ['lib', 'lib/']);
    expect(graph.edges.map((each) => each.to)).toEqual(['lib/index.ts']);
  });

  test('packages, and imports of files that do not exist, are listed separately', () => {
    const graph = graphOf({ 'src/a.ts': "import { z } from 'zod/mini'; import './gone';" });
    expect(graph).toMatchObject({
      edges: [],
      packages: [{ from: 'src/a.ts', name: 'zod/mini', typeOnly: false }],
      broken: [{ from: 'src/a.ts', specifier: './gone' }],
    });
  });
});

describe('layers', () => {
  /** Violations of one import. The imported file is empty. */
  const wrong = (from: string, statement: string, to: string) =>
    layerViolations(graphOf({ [from]: statement, [to]: '' }));

  test.each([
    ['src/lib/dice.ts', "import type { Game } from '../engine';", 'src/engine/index.ts'],
    ['src/lib/dice.ts', "import type { Palette } from '../settings/palette';", 'src/settings/palette.ts'],
    ['src/settings/pickup.ts', "import type { Action } from '../engine';", 'src/engine/index.ts'],
    ['src/engine/turn.ts', "import { PICKUPS } from '../settings/pickup';", 'src/settings/pickup.ts'],
    ['src/engine/turn.ts', "import { store } from '../storage';", 'src/storage/index.ts'],
    ['src/raws/load.ts', "import { turn } from '../engine';", 'src/engine/index.ts'],
    ['src/i18n/names.ts', "import { turn } from '../engine';", 'src/engine/index.ts'],
    ['src/i18n/names.ts', "import * as engine from '../engine';", 'src/engine/index.ts'],
    ['src/i18n/names.ts', "import { TILES } from '../engine/state/tile';", 'src/engine/state/tile.ts'],
    ['src/render/board.ts', "import { en } from '../i18n';", 'src/i18n/index.ts'],
    ['src/storage/store.ts', "import type { Reply } from '../discord';", 'src/discord/index.ts'],
    ['src/play/start.ts', "import { Table } from '../storage/dynamo/table';", 'src/storage/dynamo/table.ts'],
    ['src/play/start.ts', "import { sign } from '../storage/contracts';", 'src/storage/contracts.ts'],
    ['src/discord/bot.ts', "import { start } from '../play';", 'src/play/index.ts'],
    ['commands/play.ts', "import type { Play } from '../src/play';", 'src/play/index.ts'],
    ['src/handlers/worker.ts', "import { bot } from '../../scripts/bot';", 'scripts/bot.ts'],
  ])('%s must not import %s', (from, statement, to) => {
    expect(wrong(from, statement, to)).toHaveLength(1);
  });

  test.each([
    ['src/raws/load.ts', "import { raw } from '../engine/schema/raws';", 'src/engine/schema/raws.ts'],
    ['src/i18n/names.ts', "import type { View } from '../engine';", 'src/engine/index.ts'],
    ['src/i18n/names.ts', "import { TILES, type View } from '../engine';", 'src/engine/index.ts'],
    ['src/render/board.ts', "import type { I18n } from '../i18n';", 'src/i18n/index.ts'],
    ['src/play/start.ts', "import { isGone } from '../storage/contract';", 'src/storage/contract.ts'],
    ['src/play/start.ts', "import '../storage/parties/parties-contract';", 'src/storage/parties/parties-contract.ts'],
    ['src/discord/bot.ts', "import type { Start } from '../play';", 'src/play/index.ts'],
    ['src/storage/store.ts', "import { PICKUPS } from '../settings/pickup';", 'src/settings/pickup.ts'],
    ['commands/play.ts', "import { PICKUPS } from '../src/settings/pickup';", 'src/settings/pickup.ts'],
    ['commands/play.ts', "import type { I18n } from '../src/i18n';", 'src/i18n/index.ts'],
    ['src/handlers/worker.ts', "import { bot } from '../discord/bot';", 'src/discord/bot.ts'],
    ['scripts/crawl.ts', "import { bot } from '../src/discord/bot';", 'src/discord/bot.ts'],
  ])('%s may import %s', (from, statement, to) => {
    expect(wrong(from, statement, to)).toEqual([]);
  });

  test('a package belongs to the layers that name it, but all may import its types', () => {
    const loads = (from: string, source: string) => layerViolations(graphOf({ [from]: source }));
    expect(loads('src/discord/bot.ts', "import { Client } from 'discord.js';")).toHaveLength(1);
    expect(loads('src/engine/turn.ts', "import { readFileSync } from 'node:fs';")).toHaveLength(1);
    expect(loads('src/discord/bot.ts', "import type { Client } from 'discord.js';")).toEqual([]);
    expect(loads('src/storage/store.ts', "import { GetItemCommand } from '@aws-sdk/client-dynamodb';")).toEqual([]);
  });

  test('a new folder of src needs a rule', () => {
    expect(layerViolations(graphOf({ 'src/extra/a.ts': '' }))).toHaveLength(1);
  });
});

describe('rungs', () => {
  const ladders = { play: ['context.ts', 'turns', 'parties', 'index.ts'] };
  const wrong = (sources: Record<string, string>) => rungViolations(graphOf(sources), ladders);

  test('a rung imports rungs below itself', () => {
    expect(wrong({ 'src/play/parties/vote.ts': "import '../turns/board';", 'src/play/turns/board.ts': '' })).toEqual(
      [],
    );
  });

  test('a rung imports no higher one, not even its types', () => {
    const sources = {
      'src/play/turns/board.ts': "import type { Vote } from '../parties/vote';",
      'src/play/parties/vote.ts': '',
    };
    expect(wrong(sources)).toEqual([
      'src/play/turns/board.ts imports src/play/parties/vote.ts, a higher rung of src/play',
    ]);
  });

  test('a new folder needs a rung, and so does a new file at the root', () => {
    expect(wrong({ 'src/play/feats/feats.ts': '', 'src/play/caller.ts': '' })).toEqual([
      'src/play/feats has no rung in scripts/imports/rungs.ts',
      'src/play/caller.ts has no rung in scripts/imports/rungs.ts',
    ]);
  });

  test('a layer needs a ladder', () => {
    expect(wrong({ 'src/render/png.ts': '' })).toEqual(['src/render has no ladder in scripts/imports/rungs.ts']);
  });

  test('folders inside a rung form no circle, through whatever files', () => {
    const sources = {
      'src/play/turns/a/one.ts': "import '../b/two';",
      'src/play/turns/b/two.ts': '',
      'src/play/turns/b/three.ts': "import '../a/four';",
      'src/play/turns/a/four.ts': '',
    };
    expect(wrong(sources)).toEqual(['a circle of folders in src/play/turns: a, b']);
  });
});

describe('cycles', () => {
  const wrong = (a: string, b: string, c: string) =>
    cycleViolations(graphOf({ 'a.ts': a, 'b.ts': b, 'c.ts': c }).edges);

  test('at run time', () => {
    const found = wrong("import { b } from './b';", "import { c } from './c';", "import { a } from './a';");
    expect(found).toEqual(['a cycle at run time: a.ts, b.ts, c.ts']);
  });

  test('by types alone', () => {
    const found = wrong("import { b } from './b';", "import type { A } from './a';", "import { a } from './a';");
    expect(found).toEqual(['a cycle by types: a.ts, b.ts']);
  });

  test('two paths to one file are no circle', () => {
    expect(wrong("import './b'; import './c';", "import './c';", '')).toEqual([]);
  });
});

describe('orphans', () => {
  const graph = graphOf({
    'scripts/run.ts': "import './parts/used';",
    'scripts/parts/used.ts': '',
    'scripts/parts/left.ts': '',
    'test/deep/run.test.ts': '',
  });

  test('are files that nobody imports and no entry point names', () => {
    expect(orphanViolations(graph, ['scripts/*.ts', 'test/**/*.test.ts'])).toEqual([
      'scripts/parts/left.ts is imported by nobody and no entry point in knip.json or jest.config.js',
    ]);
  });
});
