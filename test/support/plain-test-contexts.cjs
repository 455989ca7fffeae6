const hooks = require('node:async_hooks');

// Replaces the `AsyncLocalStorage` by which Jest assigns errors to tests. Before Node 24, each such storage adds hooks
// to every promise. A hundred test files leave a hundred storages, and an `await` then takes 10 µs instead of 0.1 µs.
// Tests run one after another, so a plain field can hold the running test. If a test throws after its end, the next
// test fails, but the stack names the file of the error. The 72 test files of `storage`, `play/turns`, `play/parties`
// and `play/privacy` took 84 seconds of processor time with this patch and 100 seconds without.
const { AsyncLocalStorage } = hooks;

class PlainContext {
  value = undefined;

  getStore() {
    return this.value;
  }

  /** Awaits the callback, because Jest's callbacks are asynchronous. */
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
