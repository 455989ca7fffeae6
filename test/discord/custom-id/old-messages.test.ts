import {
  FAMILIES,
  formatCustomId,
  isHeavyControl,
  isSlowControl,
  parseCustomId,
} from '../../../src/discord/controls/control';
import { CONTROL_CODES } from '../../support/control-codes';

test.each(CONTROL_CODES)('%s of an old message is understood, and still written in the same way', (code) => {
  const text = `v1|abcDEF0123456789_-abcdef|7|${code}`;
  const parsed = parseCustomId(text);
  expect(parsed).toMatchObject({ run: 'abcDEF0123456789_-abcdef', version: 7 });
  expect(parsed && formatCustomId(parsed)).toBe(text);
});

test('only clips always take longer than Discord waits', () => {
  const slow = CONTROL_CODES.filter((code) => isSlowControl(parseCustomId(`v1|run|7|${code}`)!.control));
  expect(slow).toEqual([
    'last',
    'last:de',
    'last:de:watched',
    'last::watched',
    'best:global:2026-11-20',
    'post',
    'replay:film',
  ]);
});

test('clips, branches, rollbacks and exports may take seconds of work', () => {
  const heavy = [...CONTROL_CODES, 'privacy:export'].filter((code) =>
    isHeavyControl(parseCustomId(`v1|run|7|${code}`)!.control),
  );
  expect(new Set(heavy)).toEqual(
    new Set([
      'last',
      'last:de',
      'last::watched',
      'last:de:watched',
      'best:global:2026-11-20',
      'replay:film',
      'fork',
      'branch:sure',
      'branch:sure:loyw3v28',
      'post',
      'privacy:export',
      'deed:export:123',
      'deed:to:40:sure',
      'deed:back:1:sure:loyw3v28',
    ]),
  );
});

test('every kind of control has a head of its own, and a custom id in this test', () => {
  const heads = FAMILIES.flatMap(({ forms }) => Object.values<{ head: string }>(forms).map(({ head }) => head));
  expect(heads.filter((head, at) => heads.indexOf(head) !== at)).toEqual([]);
  const kept = new Set(CONTROL_CODES.map((code) => code.split(':')[0]));
  expect(heads.filter((head) => !kept.has(head))).toEqual([]);
});
