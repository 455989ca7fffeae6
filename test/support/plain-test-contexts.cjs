const hooks = require('node:async_hooks');

// Jest follows each test through its asynchronous calls, to know whose an error is. Before Node 24 every promise then
// runs hooks: one in thirty of the milliseconds of tests that wait for a store, and after a hundred test files, whose
// contexts are never ended, an `await` takes 10 µs in place of 0.1. Tests run one after the other, and so it is enough
// to know which one runs. What a test throws after its end fails the one that runs then; the stack says whose it is.
// The 72 test files of `storage`, `play/turns`, `play/parties` and `play/privacy` took 84 seconds of processor time with
// this patch and 100 without, side by side.
const { AsyncLocalStorage } = hooks;

class PlainContext {
  value = undefined;

  getStore() {
    return this.value;
  }

  /** Jest's callbacks are asynchronous, and awaited. */
  async run(value, callback) {
    const outer = this.value;
    this.value = value;
    try {
      return await callback();
    } finally {
      this.value = outer;
    }
  }
}

hooks.AsyncLocalStorage = class extends AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    // biome-ignore lint/correctness/noConstructorReturn: jest makes it by `new`
    if (new Error('made here').stack.includes('jest-circus')) return new PlainContext();
  }
};
