const { dirname, join, sep } = require('node:path');
const { default: Runtime } = require('jest-runtime');

// Jest loads every module anew for each test file and so discards the code that V8 has optimized, a third of the time
// of all tests. Here a worker loads each tested module once, in a context of its own, as a server does. Globals, test
// modules and entry points still belong to one test file. So do modules that `jest.isolateModules` loads. A mocked
// module is mocked only for modules of the test file. Every eighth test file took 74 seconds of processor time with
// this patch and 99 without: the whole suite saves about 200 seconds.
const OWN = ['test', join('src', 'handlers')];
/** Folder whose scripts are entry points. Modules in its subfolders are shared. */
const SCRIPTS = 'scripts';
const NODE_MODULES = `${sep}node_modules${sep}`;

/** Globals that tests set or fake. Shared modules see the values of the running test file. */
const SET_BY_TESTS = [
  ...['console', 'process', 'Date', 'performance', 'setTimeout', 'setInterval', 'setImmediate'],
  ...['clearTimeout', 'clearInterval', 'clearImmediate'],
];

/** Error classes that must be the same everywhere, because tests compare classes: `toThrow(RangeError)`. */
const ERRORS = ['Error', 'RangeError', 'ReferenceError', 'SyntaxError', 'TypeError'];

/**
 * Gives importers plain values instead of getters, as the deployed bundle does. Compiled code would read each import
 * through one getter for every `index.ts` on the way, an eighth of the time of all tests.
 */
class SharedRuntime extends Runtime {
  values = new WeakMap();

  requireModule(from, name, options, isActual) {
    const exports = super.requireModule(from, name, options, isActual);
    return this.values.get(exports) ?? (exports?.__esModule ? this.valuesOf(exports, from, name) : exports);
  }

  valuesOf(exports, from, name) {
    const path = this._resolution.resolveCjs(from, name);
    if (path.includes(NODE_MODULES) || !this.registries.getActiveCjsRegistry().get(path).loaded) return exports;
    // Frozen, because a change of the exports in one test file would reach all later files. A test that tries throws.
    const values = Object.freeze(Object.defineProperty({ ...exports }, '__esModule', { value: true }));
    this.values.set(exports, values);
    return values;
  }
}

let shared = null;
let environmentOfTest = null;

function createShared(config, environment, resolver, transformer, _sources, coverage, testPath, globalConfig) {
  const settings = { globalConfig, projectConfig: config };
  const context = new environment.constructor(settings, { console, docblockPragmas: {}, testPath });
  forward(SET_BY_TESTS, context.global, () => environmentOfTest.global);
  return new SharedRuntime(config, context, resolver, transformer, new Map(), coverage, testPath, globalConfig);
}

function forward(names, from, to) {
  for (const name of names) Object.defineProperty(from, name, { configurable: true, get: () => to()[name] });
}

module.exports = class extends Runtime {
  constructor(...args) {
    super(...args);
    const [config, environment, , , , , , { watch, watchAll, collectCoverage }] = args;
    environmentOfTest = environment;
    shared ??= createShared(...args);
    const { global } = shared._environment;
    forward(ERRORS, environment.global, () => global);
    // Stack traces lead through modules of both runtimes.
    this.transformCache.sourceMaps = shared.transformCache.sourceMaps;
    // Sharing is off while Jest watches, because modules change, and for coverage, because Jest counts coverage by
    // file.
    this.shares = !watch && !watchAll && !collectCoverage;
    this.own = OWN.map((folder) => join(config.rootDir, folder) + sep);
    this.scripts = join(config.rootDir, SCRIPTS);
  }

  requireModule(from, name, options, isActual) {
    if (name && !options?.isInternalModule && this.isShared(from, name)) return shared.requireModule(from, name);
    return super.requireModule(from, name, options, isActual);
  }

  isShared(from, name) {
    if (!this.shares || this.registries.isIsolated() || this._resolution.isCoreModule(name)) return false;
    const file = this._resolution.resolveCjs(from, name);
    return dirname(file) !== this.scripts && !this.own.some((folder) => file.startsWith(folder));
  }
};
