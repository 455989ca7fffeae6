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

test.each(['1438999999999999999', 'ann', ''])('the sender %p comes back beside those not named', (by) => {
  const recent = [
    { id: '7', version: 1, events: 2 },
    { id: '1438999999999999999', version: 2, events: 0, by },
    { id: 'by-hand', version: 2, events: 1, by },
  ];
  expect(decodeRecent(encodeRecent(recent))).toStrictEqual(recent);
});

test('a snowflake takes eight bytes and little more', () => {
  const recent = Array.from({ length: 16 }, (_, i) => ({
    id: `14389999999999999${i + 10}`,
    version: 1_000 + i,
    events: 3,
  }));
  expect(encodeRecent(recent).length).toBeLessThanOrEqual(16 * 12);
});

test('interactions cut short are refused, or there are fewer', () => {
  const recent = [1, 2].map((version) => ({ id: `143899999999999999${version}`, version, events: 0, by: 'ann' }));
  const bytes = encodeRecent(recent);
  for (let end = 1; end < bytes.length; end++) {
    if (end === bytes.length / 2) expect(decodeRecent(bytes.subarray(0, end))).toEqual(recent.slice(0, 1));
    else expect(() => decodeRecent(bytes.subarray(0, end))).toThrow(RangeError);
  }
});
