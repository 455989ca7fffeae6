import { sourceStack } from './source-stack';

/**
 * Returns a handler for Lambda. Errors of the handler and of `create` get a stack that names the source files, because
 * Lambda logs the stack.
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

/**
 * Replaces positions in the bundle by positions in source files in the stack of an error. Changes nothing if the stack
 * is read-only.
 */
function namingSource(error: unknown): unknown {
  if (error instanceof Error && error.stack !== undefined) Reflect.set(error, 'stack', sourceStack(error.stack));
  return error;
}
