import { UsageError } from './command-line';

/** The region of the command line, else of the environment, else `us-east-1`. Throws a `UsageError` at an empty one. */
export function regionOf(named: string | undefined): string {
  if (named === '') throw new UsageError('--region takes the name of a region.');
  return named || process.env.AWS_REGION || 'us-east-1';
}
