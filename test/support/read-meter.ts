import { Readable } from 'node:stream';
import { waitPatiently } from '../../scripts/lib/wait-patiently';
import type { RequestHandler } from '../../src/storage/dynamo/client';

const READS = ['GetItem', 'BatchGetItem', 'Query'];

/** Cost of a reply: requests of every kind, and read units. */
export interface ReadCost {
  requests: number;
  units: number;
}

/** Cost of a reply with the write units of the table. Writes to an index are not among them. */
export interface Cost extends ReadCost {
  writeUnits: number;
}

/** Meter that counts the requests to a database and asks it for the units of each. */
export function readMeter() {
  let cost: Cost = { requests: 0, units: 0, writeUnits: 0 };
  const wrapHandler = (handler: RequestHandler): RequestHandler => ({
    ...waitPatiently(handler),
    async handle(request, options) {
      const operation = request.headers['x-amz-target']?.split('.').at(-1) ?? '';
      const asked = JSON.parse(new TextDecoder().decode(request.body)) as object;
      request.body = Buffer.from(JSON.stringify({ ...asked, ReturnConsumedCapacity: 'TOTAL' }));
      request.headers['content-length'] = String(request.body.length);
      const answer = await handler.handle(request, options);
      const chunks: Buffer[] = [];
      for await (const chunk of answer.response.body as Readable) chunks.push(chunk as Buffer);
      const body = Buffer.concat(chunks);
      const { ConsumedCapacity: consumed } = JSON.parse(body.toString()) as {
        ConsumedCapacity?: Consumed | Consumed[];
      };
      cost.requests++;
      const units = sum([consumed ?? []].flat().map((each) => each.CapacityUnits));
      if (READS.includes(operation)) cost.units += units;
      else cost.writeUnits += units;
      return { response: Object.assign(answer.response, { body: Readable.from([body]) }) };
    },
    destroy: () => handler.destroy?.(),
  });
  return {
    wrapHandler,
    /** Cost of the requests that `action` makes. The database must receive no other requests meanwhile. */
    async costOf(action: () => Promise<unknown>): Promise<ReadCost> {
      cost = { requests: 0, units: 0, writeUnits: 0 };
      await action();
      return { requests: cost.requests, units: cost.units };
    },
    /** Cost of all requests since the last `costOf`. */
    total: (): Cost => ({ ...cost }),
  };
}

interface Consumed {
  CapacityUnits: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
