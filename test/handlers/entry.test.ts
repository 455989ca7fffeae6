/** Loads an entry point as Lambda does, with these settings and no others. */
function load(name: 'interactions' | 'worker', settings: Record<string, string>): { handler: unknown } {
  const before = process.env;
  process.env = { ...settings };
  try {
    let entry: { handler: unknown } | undefined;
    jest.isolateModules(() => {
      entry = require(`../../src/handlers/${name}`);
    });
    return entry!;
  } finally {
    process.env = before;
  }
}

const settings = { DISCORD_PUBLIC_KEY: 'ab'.repeat(32), TABLE_NAME: 'runs', AWS_REGION: 'us-east-1' };

test.each(['interactions', 'worker'] as const)('the function %s starts with a public key', (name) => {
  expect(load(name, settings).handler).toBeInstanceOf(Function);
});

test.each(['interactions', 'worker'] as const)('the function %s refuses to start without one', (name) => {
  expect(() => load(name, { TABLE_NAME: 'runs' })).toThrow('check DISCORD_PUBLIC_KEY.');
});
