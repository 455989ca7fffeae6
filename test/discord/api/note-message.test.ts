import { fileMessage, noteMessage } from '../../../src/discord/api/note-message';

test('a download stands under its lines of text, and is described by the first line', () => {
  const bytes = Buffer.from('[]');
  const { components, attachments } = fileMessage(['All of it.', 'Open it.'], {
    name: 'data.json',
    bytes,
    isPacked: false,
  });
  expect(components).toMatchObject([
    { type: 17, components: [{ content: 'All of it.\nOpen it.' }, { file: { url: 'attachment://data.json' } }] },
  ]);
  expect(attachments).toEqual([{ name: 'data.json', bytes, description: 'All of it.' }]);
});

test('a note has its lines; if there are too many, as many as fit, then the number of the others', () => {
  expect(noteMessage('a', 'b')).toMatchObject({ components: [{ content: 'a\nb' }], attachments: [] });
  const [only] = noteMessage('x'.repeat(3_490), 'y'.repeat(20)).components;
  expect(only).toMatchObject({ content: `${'x'.repeat(3_490)}\n-# … +1` });
  const [cut] = noteMessage('x'.repeat(3_495), 'y'.repeat(20)).components;
  expect(cut).toMatchObject({ content: `${'x'.repeat(3_495)}\nyyy…` });
});
