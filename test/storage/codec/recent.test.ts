import { decodeRecent, encodeRecent } from '../../../src/storage/codec/recent';

test.each(['1438999999999999999', '9223372036854775807', '9223372036854775808', '0', '007', 'by-hand', '', '#1'])(
  'the interaction id %p comes back',
  (id) => {
    const recent = [
      { id: '1', version: 0, events: 2 },
      { id, version: 70_000, events: 200 },
    ];
    expect(decodeRecent(encodeRecent(recent))).toStrictEqual(recent);
  },
);

test.each(['1438999999999999999', 'ann', ''])(
  'the sender %p comes back, beside interactions without a sender',
  (by) => {
    const recent = [
      { id: '7', version: 1, events: 2 },
      { id: '1438999999999999999', version: 2, events: 0, by },
      { id: 'by-hand', version: 2, events: 1, by },
    ];
    expect(decodeRecent(encodeRecent(recent))).toStrictEqual(recent);
  },
);

test('interactions of one run that follow each other take seven bytes each', () => {
  const recent = Array.from({ length: 32 }, (_, i) => {
    const id = String((BigInt(375_000_000_000 + i * 20_000) << 22n) | 0x3ff00fn);
    return { id, version: 1_000 + i, events: 3 };
  });
  expect(encodeRecent(recent).length).toBeLessThanOrEqual(32 * 7 + 12);
  expect(decodeRecent(encodeRecent(recent))).toStrictEqual(recent);
});

test('ids that do not rise, and versions that fall, come back', () => {
  const recent = ['1438999999999999999', '1438999999999999998', '1438999900000000000', '1438999999999999999'].map(
    (id, i) => ({ id, version: 10 - i, events: 0 }),
  );
  expect(decodeRecent(encodeRecent(recent))).toStrictEqual(recent);
});

test('lists of earlier builds are read', () => {
  const bytes = Buffer.from(
    '010200070000000000000082010001400423616e6e00ff7fc937e05af8138301010140008403000000000000082362792d68616e64',
    'hex',
  );
  expect(decodeRecent(bytes)).toStrictEqual([
    { id: '7', version: 1, events: 2 },
    { id: '1438999999999999999', version: 130, events: 0, by: 'ann' },
    { id: 'by-hand', version: 131, events: 1, by: '900' },
  ]);
  expect(decodeRecent(new Uint8Array(0))).toEqual([]);
});

test('truncated bytes are refused, or give fewer interactions', () => {
  const recent = [1, 2].map((version) => ({ id: `143899999999999999${version}`, version, events: 0, by: 'ann' }));
  const bytes = encodeRecent(recent);
  const lengths = new Set([0, 1, 2].map((count) => encodeRecent(recent.slice(0, count)).length));
  for (let end = 1; end < bytes.length; end++) {
    if (lengths.has(end)) expect(decodeRecent(bytes.subarray(0, end)).length).toBeLessThan(2);
    else expect(() => decodeRecent(bytes.subarray(0, end))).toThrow(RangeError);
  }
});
