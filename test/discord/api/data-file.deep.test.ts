import { dataFile } from '../../../src/discord/api/data-file';
import { noise } from '../../support/noise';

test('a file is no larger than a request may be, 25 MiB, whatever size Discord accepts', async () => {
  const limit = { attachmentLimit: 500 * 2 ** 20 };
  expect(await dataFile('data', noise(36_000), limit)).toBeNull();
  expect(await dataFile('data', noise(32_000), limit)).toMatchObject({ isPacked: true });
});
