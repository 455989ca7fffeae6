import { sourceStack } from './source-stack';

/**
 * A handler for Lambda, which logs what it rejects with, and what `create` throws: their stacks name the source. Only
 * here are stacks rewritten, where nobody but Lambda reads them any more.
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

/** The same error. One that takes no other stack keeps its own. */
function namingSource(error: unknown): unknown {
  if (error instanceof Error && error.stack !== undefined) Reflect.set(error, 'stack', sourceStack(error.stack));
  return error;
}
