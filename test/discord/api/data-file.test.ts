import { gunzipSync } from 'node:zlib';
import { dataFile } from '../../../src/discord/api/data-file';
import { isDeep } from '../../support/deep';
import { noise } from '../../support/noise';

const MIB = 2 ** 20;

/** Text that compresses well, one string per kilobyte. */
const prose = (kilobytes: number): string[] => Array.from({ length: kilobytes }, (_, at) => `${at}ä`.padEnd(998, ' x'));

test('a little data is readable, indented JSON', async () => {
  const bytes = Buffer.from('[\n {\n  "a": "ä"\n }\n]');
  expect(await dataFile('data', [{ a: 'ä' }], {})).toEqual({ name: 'data.json', bytes, isPacked: false });
  expect(await dataFile('data', [], {})).toMatchObject({ name: 'data.json', bytes: Buffer.from('[]') });
});

test('JSON stays plain up to a megabyte of sent bytes', async () => {
  const itemsFilling = (length: number) => ['x'.repeat(length - Buffer.from('[\n ""\n]').length)];
  expect(await dataFile('data', itemsFilling(1_000_000), {})).toMatchObject({
    bytes: { length: 1_000_000 },
    isPacked: false,
  });
  expect(await dataFile('data', itemsFilling(1_000_001), {})).toMatchObject({ isPacked: true });
  expect(await dataFile('data', ['ä'.repeat(500_001)], {})).toMatchObject({ isPacked: true });
});

test('much data is packed, and unpacks to the same data', async () => {
  const items = prose(2_000);
  const file = await dataFile('data', items, {});
  expect(file).toMatchObject({ name: 'data.json.gz', isPacked: true });
  expect(JSON.parse(gunzipSync(file!.bytes).toString())).toEqual(items);
});

test("a file leaves room for the message within Discord's limit, and larger data has no file", async () => {
  const items = noise(2_000);
  const length = (await dataFile('data', items, {}))!.bytes.length;
  expect(await dataFile('data', items, { attachmentLimit: length + MIB / 16 })).not.toBeNull();
  expect(await dataFile('data', items, { attachmentLimit: length + MIB / 16 - 1 })).toBeNull();
});

test('if Discord takes less than a megabyte, plain JSON has that limit', async () => {
  expect(await dataFile('data', prose(500), { attachmentLimit: MIB / 4 })).toMatchObject({ isPacked: true });
});

test('without a stated limit Discord takes 10 MiB', async () => {
  // One long string compresses in a third of the time of many short ones.
  const items = [noise(14_500).join('')];
  expect(await dataFile('data', items, {})).toBeNull();
  // Only in the deep test, because compressing the data again takes a second.
  if (isDeep) expect(await dataFile('data', items, { attachmentLimit: 11 * MIB })).toMatchObject({ isPacked: true });
});

test('packing stops when the time for an answer is over', async () => {
  const deadline = new AbortController();
  const made = dataFile('data', noise(2_000), { signal: deadline.signal });
  deadline.abort(new Error('too late'));
  await expect(made).rejects.toThrow('too late');
});
