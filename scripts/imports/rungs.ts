import { cycles } from './cycles';
import type { Edge, ImportGraph } from './read-imports';

/**
 * Rungs of each layer, from the bottom up: folders, and files at the layer's root. A rung may import only rungs below
 * it, even for types. docs/architecture.md explains each rung.
 */
const LADDERS: Record<string, readonly string[]> = {
  lib: [
    ...[
      'clamp.ts',
      'groups.ts',
      'range.ts',
      'capital.ts',
      'display-name.ts',
      'bytes.ts',
      'calendar.ts',
      'snowflake.ts',
    ],
    ...['dice.ts', 'digest.ts', 'rng.ts', 'lists.ts'],
    ...['geometry.ts', 'sides.ts', 'parts-around.ts', 'sight.ts', 'cell-queue.ts', 'path.ts', 'cheapest-paths.ts'],
    ...['latest.ts', 'wait.ts', 'retry.ts', 'cooperative.ts', 'in-parallel.ts'],
    ...['raw-id.ts', 'seed-code.ts', 'health-condition.ts', 'crest.ts', 'looks.ts'],
  ],
  settings: [
    'palette.ts',
    'layout.ts',
    'window.ts',
    'pickup.ts',
    'look-settings.ts',
    'looks.ts',
    'rest-share.ts',
    'waivable-dangers.ts',
    'party-settings.ts',
    'allowed-channels.ts',
    'post-rules.ts',
  ],
  engine: [
    'vocabulary',
    'statuses',
    'schema',
    'state',
    'hash.ts',
    'formulas.ts',
    'creatures',
    'knowledge',
    'level-draft',
    'spawning',
    'builders',
    'effects',
    'twists',
    'ai',
    'systems',
    'levels',
    'pass-time.ts',
    'new-game.ts',
    'actions',
    'turn.ts',
    'view',
    'index.ts',
  ],
  raws: [
    ...['problem.ts', 'kinds.ts', 'files.ts', 'read.ts'],
    ...['archetypes.ts', 'kits.ts', 'magic-gear.ts', 'variant-looks.ts', 'assemble.ts'],
    ...['check', 'built.ts', 'index.ts'],
  ],
  i18n: [
    ...['languages.ts', 'numbers.ts', 'named.ts', 'quote.ts', 'thing-ref.ts', 'introductions.ts'],
    'bodily.ts',
    ...['enemies-in-view.ts', 'fatal-hits.ts', 'walks.ts', 'restored-already.ts'],
    ...['names.ts', 'names-in-language.ts', 'magic-gear.ts'],
    ...['epitaph.ts', 'map-texts.ts', 'labels.ts', 'exchanges.ts', 'groups.ts', 'kills.ts', 'traps.ts', 'summaries.ts'],
    'highlight-texts.ts',
    ...['en', 'texts.ts', 'locale.ts', 'de', 'es', 'locales.ts'],
    ...[
      'campaigns.ts',
      'kits.ts',
      'boons.ts',
      'importance.ts',
      'moments.ts',
      'highlights.ts',
      'run-shape.ts',
      'results.ts',
      'profile-card.ts',
      'closing-card.ts',
      'gear.ts',
      ...['sheet-things.ts', 'shop-sheet.ts', 'pack-sheet.ts', 'hero-sheet.ts'],
      'contract.ts',
    ],
    ...[
      'gear-changes.ts',
      'sentences.ts',
      'outcome.ts',
      'statuses.ts',
      'positions.ts',
      'surroundings.ts',
      'landmarks.ts',
      'captions.ts',
    ],
    ...['alt-text.ts', 'map-sheet.ts', 'sheets.ts', 'text-mode.ts'],
    'index.ts',
  ],
  render: [
    ...['contract.ts', 'color.ts', 'noise.ts', 'pixels.ts', 'indexed-colours.ts', 'png.ts', 'lzw.ts', 'gif.ts'],
    ...['canopy.ts', 'drawn-theme.ts', 'new-events.ts', 'amounts.ts'],
    ...['font', 'sprites', 'compact', 'classic', 'level', 'card', 'sheet'],
    ...['board-picture.ts', 'clip', 'index.ts', 'board-renderer.ts'],
  ],
  storage: [
    ...['ids.ts', 'store-error.ts', 'logged-input.ts', 'recent-interaction.ts', 'last-writes.ts'],
    ...['dynamo', 'sqlite', 'codec', 'turns'],
    ...['profiles', 'parties', 'sharing', 'dailies', 'leaderboards', 'feats', 'story', 'admin', 'privacy'],
    ...['contract.ts', 'store.ts', 'index.ts'],
  ],
  play: [
    ...['caller.ts', 'nameless-players.ts', 'context.ts', 'shown-name.ts', 'results.ts'],
    ...['retry-commit.ts', 'use-case.ts', 'last-writes.ts'],
    ...['advice', 'options', 'feats', 'graves', 'story', 'turns'],
    ...['profiles', 'replays', 'sharing', 'parties', 'dailies', 'leaderboards', 'admin', 'privacy'],
    ...['contract.ts', 'index.ts'],
  ],
  discord: [
    'types.ts',
    'api',
    'custom-id',
    'controls',
    'known-servers.ts',
    'known-boards.ts',
    'context.ts',
    'player-locale.ts',
    'board',
    'outcomes',
    'arguments',
    'features',
    'commands',
    'dispatch',
    'bot.ts',
    'http',
  ],
  handlers: [
    ...['environment.ts', 'source-stack.ts', 'log.ts', 'entry-point.ts', 'api-gateway.ts', 'signature.ts', 'about.ts'],
    ...['metrics.ts', 'request-recorder.ts', 'erasure-log.ts', 'pending-results.ts'],
    ...['worker-jobs.ts', 'worker-starter.ts', 'host.ts', 'handlers-on-host.ts'],
    ...['compose.ts', 'rehearse.ts', 'functions.ts', 'packaged', 'interactions.ts', 'worker.ts'],
    'server',
  ],
};

/** Reports imports from a higher rung, files and folders without a rung, and circles of folders, as sentences. */
export function rungViolations({ files, edges }: ImportGraph, ladders = LADDERS): string[] {
  const layers = new Set(files.filter((file) => file.startsWith('src/')).map((file) => file.split('/')[1]!));
  const free = [...layers].filter((layer) => !(layer in ladders));
  const climbing = Object.entries(ladders).flatMap(([layer, rungs]) => {
    const folder = `src/${layer}`;
    const nodes = new Set(files.flatMap((file) => childOf(folder, file) ?? []));
    return [
      ...[...nodes]
        .filter((node) => !rungs.includes(node))
        .map((node) => `${folder}/${node} has no rung in scripts/imports/rungs.ts`),
      ...edgesInside(folder, edges)
        .filter(({ from, to }) => rungs.indexOf(to) > rungs.indexOf(from))
        .map(({ edge }) => `${edge.from} imports ${edge.to}, a higher rung of ${folder}`),
    ];
  });
  const folders = new Set(files.filter((file) => file.startsWith('src/')).flatMap(foldersOf));
  const circles = [...folders].flatMap((folder) =>
    cycles(edgesInside(folder, edges)).map((nodes) => `a circle of folders in ${folder}: ${nodes.join(', ')}`),
  );
  return [...free.map((layer) => `src/${layer} has no ladder in scripts/imports/rungs.ts`), ...climbing, ...circles];
}

/** Returns the imports between two children of a folder. A child is a file or a folder directly in the folder. */
function edgesInside(folder: string, edges: readonly Edge[]): { from: string; to: string; edge: Edge }[] {
  return edges.flatMap((edge) => {
    const [from, to] = [childOf(folder, edge.from), childOf(folder, edge.to)];
    return from === null || to === null || from === to ? [] : [{ from, to, edge }];
  });
}

const childOf = (folder: string, file: string): string | null =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0]! : null;

/** Returns the folders around a file, from its layer down: `src/a` and `src/a/b` for `src/a/b/c.ts`. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).slice(1);
}
