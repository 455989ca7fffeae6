import { UsageError } from './command-line';

/** Returns the named region, or AWS_REGION, or `us-east-1`. Throws a `UsageError` if the name is empty. */
export function regionOf(named: string | undefined): string {
  if (named === '') throw new UsageError('--region takes the name of a region.');
  return named || process.env.AWS_REGION || 'us-east-1';
}
