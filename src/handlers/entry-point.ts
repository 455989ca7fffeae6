import { sourceStack } from './source-stack';

/** Makes the stacks of errors name source files instead of the bundle. */
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

function namingSource(error: unknown): unknown {
  if (error instanceof Error && error.stack !== undefined) Reflect.set(error, 'stack', sourceStack(error.stack));
  return error;
}
