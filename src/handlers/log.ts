/** Writes one line of JSON to standard output, for the operator; errors with their causes. */
export function logLine(fields: Record<string, unknown>): void {
  const line = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, value instanceof Error ? describe(value) : value]),
  );
  process.stdout.write(`${JSON.stringify(line)}\n`);
}

function describe(error: Error): Record<string, unknown> {
  return {
    name: error.name,
    message: error.message,
    stack: error.stack,
    cause: error.cause instanceof Error ? describe(error.cause) : undefined,
  };
}
