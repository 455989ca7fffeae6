import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadOracle } from '../../../scripts/discord/openapi';

const folder = mkdtempSync(join(tmpdir(), 'openapi-'));
const file = join(folder, 'openapi.json');
afterAll(() => rmSync(folder, { recursive: true }));

const description = (schemas: object) =>
  writeFileSync(file, JSON.stringify({ openapi: '3.1.0', components: { schemas } }));

test('a misspelt field is found, although the description allows it', () => {
  description({ Note: { type: 'object', properties: { text: { type: 'string', maxLength: 5 } } } });
  const oracle = loadOracle(file);
  expect(oracle('Note', { text: 'short' })).toEqual([]);
  expect(oracle('Note', { texxt: 'short' })).toHaveLength(1);
  expect(oracle('Note', { text: 'too long' })[0]).toContain('/text');
});

test('an attachment may be numbered, whatever the description says', () => {
  description({
    MessageAttachmentRequest: { type: 'object', properties: { id: { type: 'string', format: 'snowflake' } } },
  });
  expect(loadOracle(file)('MessageAttachmentRequest', { id: 0 })).toEqual([]);
});

test('a file that is not a description is refused', () => {
  writeFileSync(file, '{}');
  expect(() => loadOracle(file)).toThrow('not an OpenAPI description');
});
