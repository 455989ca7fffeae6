import type { Edge, ImportGraph } from './read-imports';

interface LayerRule {
  /** Layers or paths whose values and types may be imported. */
  values: readonly (string | RegExp)[];
  /** Layers of which only types may be imported. */
  types?: readonly string[];
  /** True if the layer may import tables and rules that need no game, such as `TILES`, from the engine's index. */
  engineTables?: boolean;
  /** Packages whose values may be imported. Types may be imported from all packages. */
  packages?: RegExp;
}

/** Layers below `handlers`, from the bottom up. */
export const EVERY_LAYER = [
  'lib',
  'settings',
  'engine',
  'raws',
  'i18n',
  'render',
  'storage',
  'play',
  'discord',
  'commands',
] as const;

const ENGINE_DOOR = 'src/engine/index.ts';

/** Exports of the engine's index that take or make a game. */
const OF_A_GAME =
  /^(\*|newGame|branchGame|turn|view|hash|legalActions|previewAim|summarizeGame|digestLevel|migrate\w+)$/;

/** Rules of each layer. The layers are the folders of `src`, and `commands`. */
const LAYERS: Record<string, LayerRule> = {
  lib: { values: [], packages: /^pure-rand\// },
  settings: { values: ['lib'] },
  engine: { values: ['lib'], packages: /^zod\/mini$/ },
  raws: {
    // The schema of the levels' file contains the settings of all builders.
    values: [
      /^src\/engine\/(schema|vocabulary)\//,
      /^src\/engine\/builders\/chain\/levels-file\.ts$/,
      'lib',
      /^raws\/.*\.json$/,
    ],
    packages: /^zod\/mini$/,
  },
  i18n: { values: ['lib', 'settings'], types: ['engine'], engineTables: true },
  render: {
    values: ['lib', 'settings'],
    types: ['engine', 'i18n'],
    engineTables: true,
    packages: /^node:zlib$/,
  },
  storage: {
    values: ['engine', 'lib', 'settings'],
    packages: /^(node:(crypto|zlib|buffer)|@aws-sdk\/(client|util)-dynamodb|@smithy\/.*|zod\/mini)$/,
  },
  play: {
    values: ['engine', 'lib', 'settings', /^src\/(storage|render)\/(.+\/)?([a-z-]+-)?contract\.ts$/],
    packages: /^node:crypto$/,
  },
  discord: {
    // Custom ids contain actions in the form that this table defines. The engine's index would load the whole game.
    values: [/^src\/engine\/state\/action-fields\.ts$/, 'lib', 'settings'],
    types: ['play', 'engine', 'i18n'],
    packages: /^(node:crypto|zod\/mini)$/,
  },
  commands: { values: ['lib', 'settings'], types: ['discord', 'engine', 'i18n'] },
  handlers: {
    values: [...EVERY_LAYER, /^package\.json$/],
    packages: /^(node:.*|@aws-sdk\/client-(dynamodb|lambda)|zod\/mini|libsql)$/,
  },
};

/** Reports layers without a rule, and forbidden imports of layers and packages, as sentences. */
export function layerViolations({ files, edges, packages }: ImportGraph): string[] {
  const unruled = [...new Set(files.map(layerOf))].filter((layer) => layer !== null && !(layer in LAYERS));
  return [
    ...unruled.map((layer) => `src/${layer} is no layer of scripts/imports/layers.ts`),
    ...edges.filter((edge) => !mayImport(edge)).map(overBorder),
    ...packages
      .filter(({ from, name, typeOnly }) => !typeOnly && !ruleOf(from)?.packages?.test(name) && ruleOf(from) !== null)
      .map(({ from, name }) => `${from} loads ${name}, which ${layerOf(from)} must not`),
  ];
}

function mayImport({ from, to, typeOnly, values }: Edge): boolean {
  const rule = ruleOf(from);
  const target = layerOf(to);
  if (rule === null || layerOf(from) === target) return true;
  if (rule.values.some((each) => (typeof each === 'string' ? each === target : each.test(to)))) return true;
  if (typeOnly) return rule.types?.some((each) => each === target) ?? false;
  return rule.engineTables === true && to === ENGINE_DOOR && !values.some((name) => OF_A_GAME.test(name));
}

const overBorder = ({ from, to, typeOnly, values }: Edge): string =>
  `${from} imports ${typeOnly ? 'types' : values.join(', ')} of ${to}, which ${layerOf(from)} must not`;

const ruleOf = (file: string): LayerRule | null => LAYERS[layerOf(file) ?? ''] ?? null;

/** Returns the folder below `src`, or `commands`; `null` for scripts, tests and data. */
function layerOf(file: string): string | null {
  const [top, next] = file.split('/');
  if (top === 'src') return next ?? null;
  return top === 'commands' ? top : null;
}
