import { type ErasureEntry, logErasures, parseErasure } from '../../src/handlers/erasure-log';
import { createMemoryStore } from '../../src/storage';

const AT = Date.UTC(2026, 10, 20, 18);

test('an erasure is logged before it begins, whoever asked for it', async () => {
  const entries: ErasureEntry[] = [];
  const base = createMemoryStore();
  const store = logErasures(
    {
      ...base,
      async eraseUser(...erasure) {
        expect(entries).toHaveLength(1);
        await base.eraseUser(...erasure);
      },
      async eraseConfirmed(erasure) {
        expect(entries).toHaveLength(1);
        await base.eraseConfirmed(erasure);
      },
    },
    (entry) => void entries.push(entry),
  );
  await store.eraseUser('11', null, AT);
  expect(entries.splice(0)).toEqual([{ event: 'erasure', user: '11', guild: null, at: '2026-11-20T18:00:00.000Z' }]);
  await store.eraseUser('11', { kind: 'guild', id: '77' }, AT);
  expect(entries.splice(0)).toMatchObject([{ user: '11', guild: '77' }]);
  await store.eraseConfirmed({ user: '11', home: null, confirmedBy: '9', now: AT });
  expect(entries).toEqual([{ event: 'erasure', user: '11', guild: null, at: '2026-11-20T18:00:00.000Z' }]);
});

test('a line of the log is read as an erasure or ignored', () => {
  const entry = { event: 'erasure', user: '11', guild: null, at: '2026-11-20T18:00:00.000Z' } as const;
  expect(parseErasure(JSON.stringify(entry))).toEqual(entry);
  expect(parseErasure(JSON.stringify({ event: 'interaction', user: '11' }))).toBeNull();
  expect(parseErasure(JSON.stringify({ ...entry, user: 'everybody' }))).toBeNull();
  expect(() => parseErasure('START RequestId: 1')).toThrow();
});
