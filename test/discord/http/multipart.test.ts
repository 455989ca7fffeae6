import { encodeBody } from '../../../src/discord/http/multipart';

const parse = ({ contentType, body }: ReturnType<typeof encodeBody>): Promise<FormData> =>
  new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData();

test('a body without attachments is plain JSON', () => {
  const { contentType, body } = encodeBody({ type: 1 }, []);
  expect([contentType, body.toString()]).toEqual(['application/json', '{"type":1}']);
});

test('a standard parser reads the JSON as a field, and every file with its name, type and bytes', async () => {
  const json = { content: 'Grüße\r\n--wyrmdeep-"🐉"' };
  const bytes = Buffer.from(Array.from({ length: 600 }, (_, i) => i % 256));
  const form = await parse(
    encodeBody(json, [
      { name: 'map-1.png', bytes, description: 'a map' },
      { name: 'end.gif', bytes: bytes.subarray(7), description: 'the end' },
      { name: 'stored "data".json', bytes: Buffer.alloc(0), description: 'all' },
      { name: 'wyrmdeep.json.gz', bytes: Buffer.alloc(1), description: 'packed' },
    ]),
  );
  expect(JSON.parse(form.get('payload_json') as string)).toEqual(json);
  const files = [0, 1, 2, 3].map((index) => form.get(`files[${index}]`) as File);
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['map-1.png', 'image/png'],
    ['end.gif', 'image/gif'],
    ['stored "data".json', 'application/json'],
    ['wyrmdeep.json.gz', 'application/gzip'],
  ]);
  expect(new Uint8Array(await files[0]!.arrayBuffer())).toEqual(new Uint8Array(bytes));
  expect(new Uint8Array(await files[1]!.arrayBuffer())).toEqual(new Uint8Array(bytes.subarray(7)));
});
