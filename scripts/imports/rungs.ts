import { cycles } from './cycles';
import type { Edge, ImportGraph } from './read-imports';

/**
 * The rungs of each layer, from the bottom up: its folders, and the files at its root. A rung imports only rungs below
 * itself, types counted. docs/architecture.md says what each one is for.
 */
const LADDERS: Record<string, readonly string[]> = {
  discord: [
    'types.ts',
    'api',
    'custom-id',
    'controls',
    'quiet-servers.ts',
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
};

/** Imports that climb a layer's ladder, nodes without a rung, and folders that form a circle, as sentences. */
export function rungViolations({ files, edges }: ImportGraph, ladders = LADDERS): string[] {
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
  const isOnLadder = (file: string): boolean => file.startsWith('src/') && file.split('/')[1]! in ladders;
  const folders = new Set(files.filter(isOnLadder).flatMap(foldersOf));
  const circles = [...folders].flatMap((folder) =>
    cycles(edgesInside(folder, edges)).map((nodes) => `a circle of folders in ${folder}: ${nodes.join(', ')}`),
  );
  return [...climbing, ...circles];
}

/** The imports between two children of a folder, each child a file or a folder of it. */
function edgesInside(folder: string, edges: readonly Edge[]): { from: string; to: string; edge: Edge }[] {
  return edges.flatMap((edge) => {
    const [from, to] = [childOf(folder, edge.from), childOf(folder, edge.to)];
    return from === null || to === null || from === to ? [] : [{ from, to, edge }];
  });
}

const childOf = (folder: string, file: string): string | null =>
  file.startsWith(`${folder}/`) ? file.slice(folder.length + 1).split('/')[0]! : null;

/** The folders around a file, from its layer down: `src/a` and `src/a/b` around `src/a/b/c.ts`. */
function foldersOf(file: string): string[] {
  const parts = file.split('/').slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).slice(1);
}
