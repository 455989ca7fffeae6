import { readFileSync } from 'node:fs';
import {
  GetFunctionConfigurationCommand,
  InvokeCommand,
  LambdaClient,
  ResourceNotFoundException,
  UpdateFunctionCodeCommand,
  waitUntilFunctionUpdated,
} from '@aws-sdk/client-lambda';
import * as z from 'zod/mini';
import { COMPILE_REQUEST } from '../../src/handlers/packaged/compile-request';
import type { StackOptions } from './stack';

/** Maximum time in seconds in which Lambda must update a function's code. */
const PATIENCE_S = 120;

const compiledSchema = z.object({ node: z.string(), cache: z.base64() });

/**
 * Makes the code cache on the Node version and processor that will use it. Uploads the archive to the unpublished
 * version of the `interactions` function, and lets this version compile. Meanwhile the published version answers
 * players. Resolves with `null` if there is no function yet. Rejects if Lambda refuses or the function fails.
 */
export async function compileOnFunction(
  archive: string,
  { stage, region }: StackOptions,
): Promise<{ node: string; cache: Buffer } | null> {
  const client = new LambdaClient({ region });
  const FunctionName = `wyrmdeep-${stage}-interactions`;
  const updated = () => waitUntilFunctionUpdated({ client, maxWaitTime: PATIENCE_S, minDelay: 1 }, { FunctionName });
  try {
    const { Architectures } = await client.send(new GetFunctionConfigurationCommand({ FunctionName }));
    await updated();
    await client.send(new UpdateFunctionCodeCommand({ FunctionName, ZipFile: readFileSync(archive), Architectures }));
    await updated();
    const { Payload = new Uint8Array(), FunctionError } = await client.send(
      new InvokeCommand({ FunctionName, Payload: JSON.stringify(COMPILE_REQUEST) }),
    );
    const answer = Buffer.from(Payload).toString();
    if (FunctionError !== undefined) throw new Error(`the function failed: ${answer.slice(0, 500)}`);
    const { node, cache } = compiledSchema.parse(JSON.parse(answer));
    return { node, cache: Buffer.from(cache, 'base64') };
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return null;
    throw error;
  } finally {
    client.destroy();
  }
}
