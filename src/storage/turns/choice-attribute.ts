import { inflateRawSync } from 'node:zlib';
import { type Attribute, text } from '../dynamo';
import type { Run } from './turns-contract';

/** Must never change, because stored choices need this dictionary. */
const COMMON = Buffer.from(
  '{"kind":"ally","place":"shrine","cells":{"kind":"spell","spell":"leave","steps":"flee","narrow","wait","rest"' +
    ',"taken":null}{"subjects":[{"kind":"stairs","down":true},{"kind":"withdraw"},{"kind":"shoot"},{"kind":"throw"' +
    ',"thing":{"id":,"raw":null,"slot":null,"slot":"melee","fits":null,"usable":true,"range":null,"radius":null' +
    ',"cursed":false,"weight":0.5,"value":0,"figures":null,"figures":[{"kind":"throws":{"range":4,"radius":1' +
    ',"blow":null},"alias":{"kind":"scroll","title":"adjective":"slimy","colour":"red","family":"flesh"}' +
    ',"stack":1}}],"taken":0}{"subjects":[{"kind":"fight"},{"kind":"thing","thing":{"id":',
);

const MOST = 2 ** 16;

/** Throws the `StoreError` `unreadable` for a wrong type, and a zlib error for damage. */
export function toChoice(value: Attribute | undefined): Pick<Run, 'choice'> {
  if (value === undefined) return {};
  if (!(value instanceof Uint8Array)) return { choice: text(value) };
  return { choice: inflateRawSync(value, { dictionary: COMMON, maxOutputLength: MOST }).toString() };
}
