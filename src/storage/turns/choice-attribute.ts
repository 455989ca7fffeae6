import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { type Attribute, text } from '../dynamo';
import type { Run } from './turns-contract';

/**
 * Bytes that most choices have, in the order in which they are likely to follow each other. A choice is written again
 * with every turn, and shrinks to a third by them. A change of these bytes makes all stored choices unreadable.
 */
const COMMON = Buffer.from(
  '{"kind":"ally","place":"shrine","cells":{"kind":"spell","spell":"leave","steps":"flee","narrow","wait","rest"' +
    ',"taken":null}{"subjects":[{"kind":"stairs","down":true},{"kind":"withdraw"},{"kind":"shoot"},{"kind":"throw"' +
    ',"thing":{"id":,"raw":null,"slot":null,"slot":"melee","fits":null,"usable":true,"range":null,"radius":null' +
    ',"cursed":false,"weight":0.5,"value":0,"figures":null,"figures":[{"kind":"throws":{"range":4,"radius":1' +
    ',"blow":null},"alias":{"kind":"scroll","title":"adjective":"slimy","colour":"red","family":"flesh"}' +
    ',"stack":1}}],"taken":0}{"subjects":[{"kind":"fight"},{"kind":"thing","thing":{"id":',
);

/** Most bytes of an unpacked choice. */
const MOST = 2 ** 16;

/** Packs a run's newest choice between options. */
export const packChoice = (choice: string): Uint8Array => deflateRawSync(Buffer.from(choice), { dictionary: COMMON });

/** Bytes that a choice takes in a state item; 0 if there is none. */
export const choiceBytes = (choice: string | undefined): number =>
  choice === undefined ? 0 : packChoice(choice).length;

/**
 * Reads a choice. Earlier builds wrote it as text. Throws the `StoreError` `unreadable` for a value of another kind,
 * and an error of zlib for damaged bytes.
 */
export function toChoice(value: Attribute | undefined): Pick<Run, 'choice'> {
  if (value === undefined) return {};
  if (!(value instanceof Uint8Array)) return { choice: text(value) };
  return { choice: inflateRawSync(value, { dictionary: COMMON, maxOutputLength: MOST }).toString() };
}
