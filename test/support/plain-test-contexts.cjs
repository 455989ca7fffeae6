const hooks = require('node:async_hooks');

// Jest follows each test through its asynchronous calls, so that it can assign errors to tests. Before Node 24 every
// promise then runs hooks. Tests that wait for a store lose one thirtieth of their time to them. After a hundred test
// files, whose contexts never end, an `await` takes 10 µs instead of 0.1 µs. Tests run one after another, so it is
// enough to know the running test. If a test throws after its end, the test that runs then fails, but the stack names
// the file of the error.
// The 72 test files of `storage`, `play/turns`, `play/parties` and `play/privacy` took 84 seconds of processor time with
// this patch and 100 without, side by side.
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
