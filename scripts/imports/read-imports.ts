import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { parseSync } from '@swc/core';

interface ImportStatement {
  specifier: string;
  /** True if compilation removes the import: `import type`, or only `type` names in braces. */
  typeOnly: boolean;
  /** Exported names of the imported values; `*` for all. */
  values: string[];
}

export interface Edge {
  from: string;
  to: string;
  typeOnly: boolean;
  /** Exported names of the imported values; `*` for all. */
  values: string[];
}

export interface PackageImport {
  from: string;
  name: string;
  typeOnly: boolean;
}

/** Files of the project and their imports. Paths begin at the root, with `/` on every system. */
export interface ImportGraph {
  files: string[];
  edges: Edge[];
  packages: PackageImport[];
  broken: { from: string; specifier: string }[];
}

export function readImportGraph(root: string, folders: readonly string[]): ImportGraph {
  const files = folders.flatMap((folder) => sourceFiles(root, folder));
  return importGraph(
    files,
    (file) => readFileSync(join(root, file), 'utf8'),
    (path) => existsSync(join(root, path)),
  );
}

/** Builds the graph of files whose text `read` returns. `exists` also knows files that are not TypeScript. */
export function importGraph(
  files: readonly string[],
  read: (file: string) => string,
  exists: (path: string) => boolean,
): ImportGraph {
  const graph: ImportGraph = { files: [...files], edges: [], packages: [], broken: [] };
  const known = new Set(files);
  for (const from of files) {
    for (const { specifier, typeOnly, values } of importsOf(read(from), from)) {
      if (!specifier.startsWith('.')) {
        graph.packages.push({ from, name: specifier, typeOnly });
        continue;
      }
      // `./` names the index of a folder.
      const path = posix.join(dirname(from), specifier).replace(/\/$/, '');
      const to = candidates(path).find((each) => known.has(each)) ?? (exists(path) ? path : null);
      if (to === null) graph.broken.push({ from, specifier });
      else graph.edges.push({ from, to, typeOnly, values });
    }
  }
  return graph;
}

const candidates = (path: string): string[] => [`${path}.ts`, `${path}.d.ts`, `${path}/index.ts`, path];

function sourceFiles(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) return sourceFiles(root, path);
      return entry.name.endsWith('.ts') ? [path] : [];
    });
}

/** Finds all imports in a file: static, dynamic, `require`, re-exports, and in types. Throws on a syntax error. */
function importsOf(source: string, file: string): ImportStatement[] {
  try {
    return statementsIn(upToLastImport(source));
  } catch {
    // Parses the whole file below, because the cut may have split a statement.
  }
  try {
    return statementsIn(source);
  } catch (error) {
    throw new Error(`${file} cannot be parsed: ${(error as Error).message}`);
  }
}

function statementsIn(source: string): ImportStatement[] {
  const found: ImportStatement[] = [];
  collect(parseSync(source, { syntax: 'typescript' }), found);
  return found;
}

const MODULE_CALL = /\b(?:import|require)\s*\(/;
const MODULE_NAME = /\b(?:from|import)\s*(?:'[^'\n]+'|"[^"\n]+");?/g;

/** Cuts off the text behind the last import, which is most of a file and slow to parse. */
function upToLastImport(source: string): string {
  if (MODULE_CALL.test(source)) return source;
  const last = [...source.matchAll(MODULE_NAME)].at(-1);
  return last ? source.slice(0, last.index + last[0].length) : '';
}

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

function collect(value: unknown, found: ImportStatement[]): void {
  if (!isNode(value)) return;
  const statement = statementOf(value);
  if (statement !== null) found.push(statement);
  for (const child of Object.values(value)) {
    if (Array.isArray(child)) for (const each of child) collect(each, found);
    else collect(child, found);
  }
}

function statementOf(node: Node): ImportStatement | null {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
      return node.typeOnly === true ? toImport(node.source, []) : toImport(node.source, valuesOf(node.specifiers));
    case 'ExportAllDeclaration':
      return toImport(node.source, node.typeOnly === true ? [] : EVERYTHING);
    case 'TsImportType':
      return toImport(node.argument, []);
    case 'TsExternalModuleReference':
      return toImport(node.expression, EVERYTHING);
    case 'CallExpression':
      return isModuleCall(node.callee) ? toImport(firstArgument(node), EVERYTHING) : null;
    default:
      return null;
  }
}

const EVERYTHING = ['*'];

/** Returns the import from a named module; `null` for any other source. An import without values is of types only. */
const toImport = (source: unknown, values: string[]): ImportStatement | null =>
  isNode(source) && source.type === 'StringLiteral'
    ? { specifier: source.value as string, typeOnly: values.length === 0, values }
    : null;

/** Returns the names in braces that are not types. `import './file'` imports everything, because it runs the file. */
function valuesOf(specifiers: unknown): string[] {
  const all = specifiers as Node[];
  return all.length === 0 ? EVERYTHING : all.filter(({ isTypeOnly }) => isTypeOnly !== true).map(exportedName);
}

function exportedName({ type, imported, orig, local }: Node): string {
  if (type === 'ImportDefaultSpecifier') return 'default';
  if (type !== 'ImportSpecifier' && type !== 'ExportSpecifier') return '*';
  return ((imported ?? orig ?? local) as { value: string }).value;
}

const isModuleCall = (callee: unknown): boolean =>
  isNode(callee) && (callee.type === 'Import' || (callee.type === 'Identifier' && callee.value === 'require'));

const firstArgument = (call: Node): unknown => (call.arguments as { expression: unknown }[])[0]?.expression;
