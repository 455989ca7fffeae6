import { sourceStack } from './source-stack';

/**
 * Returns the handler that `create` makes. If `create` throws or the handler rejects, the stack of the error names
 * source files instead of the bundle.
 */
export function entryPoint<Args extends unknown[], Result>(
  create: () => (...args: Args) => Promise<Result>,
): (...args: Args) => Promise<Result> {
  try {
    const handle = create();
    return (...args) =>
      handle(...args).catch((error: unknown) => {
        throw namingSource(error);
      });
  } catch (error) {
    throw namingSource(error);
  }
}

/** If the stack is read-only, `Reflect.set` changes nothing and does not throw. */
function namingSource(error: unknown): unknown {
  if (error instanceof Error && error.stack !== undefined) Reflect.set(error, 'stack', sourceStack(error.stack));
  return error;
}
