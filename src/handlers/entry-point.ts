import { sourceStack } from './source-stack';

/**
 * Makes a handler for Lambda, which logs errors of the handler and of `create`. Their stacks name the source files.
 * Stacks are rewritten only here, because nobody but Lambda reads them afterwards.
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

/** Rewrites the stack of an error to name the source files. An error with a read-only stack keeps it. */
function namingSource(error: unknown): unknown {
  if (error instanceof Error && error.stack !== undefined) Reflect.set(error, 'stack', sourceStack(error.stack));
  return error;
}
