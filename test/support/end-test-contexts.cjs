const hooks = require('node:async_hooks');

// Jest gives each test file a context for asynchronous calls, and never ends it. Before Node 24 every promise looks at
// all of them: after a hundred test files an `await` takes 10 µs in place of 0.1.
const { AsyncLocalStorage } = hooks;
let last = null;

hooks.AsyncLocalStorage = class extends AsyncLocalStorage {
  constructor(...options) {
    super(...options);
    if (!new Error('made here').stack.includes('jest-circus')) return;
    last?.disable();
    last = this;
  }
};
