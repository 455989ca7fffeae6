/** One line of JSON on standard output: whoever runs the bot reads it, players never do. */
export function logLine(fields: Record<string, unknown>): void {
  const told = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? describe(value) : value]),
  );
  process.stdout.write(`${JSON.stringify(told)}\n`);
}

function describe(error: Error): Record<string, unknown> {
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    cause: error.cause instanceof Error ? describe(error.cause) : undefined,
  };
}
