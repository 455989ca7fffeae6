import { start } from '../../src/handlers/functions';

/** Starts a function as Lambda does, with only the given environment variables. */
function started(name: keyof typeof start, settings: Record<string, string>): unknown {
  const before = process.env;
  process.env = { ...settings };
  try {
    return start[name]();
  } finally {
    process.env = before;
  }
}

const settings = { DISCORD_PUBLIC_KEY: 'ab'.repeat(32), TABLE_NAME: 'runs', AWS_REGION: 'us-east-1' };

test.each(['interactions', 'worker'] as const)('the function %s starts with a public key', (name) => {
  expect(started(name, settings)).toBeInstanceOf(Function);
});

test.each(['interactions', 'worker'] as const)('the function %s refuses to start without a public key', (name) => {
  expect(() => started(name, { TABLE_NAME: 'runs' })).toThrow('DISCORD_PUBLIC_KEY takes ');
});
