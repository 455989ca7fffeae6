import {
  FAMILIES,
  formatCustomId,
  isHeavyControl,
  isSlowControl,
  parseCustomId,
} from '../../../src/discord/controls/control';

/** Controls as messages of the first version contain them, one of every kind. */
const CONTROLS = [
  'do:wait',
  'do:rest',
  'do:explore',
  'do:retire',
  'do:move:ne',
  'do:move!:w:12',
  'do:attack!:s',
  'do:travel!:30,7',
  'do:fight!',
  'do:descend!',
  'do:ascend',
  'do:pickup',
  'do:pickup:21',
  'do:fetch!',
  'do:fetch:21',
  'do:use:4',
  'do:use!:4:10,11',
  'do:equip:4',
  'do:wear-best',
  'do:wear-best!',
  'do:remove:4',
  'do:drop:4',
  'do:cast:zap',
  'do:cast!:magic-missile:3,4',
  'do:answer:none',
  'do:answer:9',
  'do:pay-fine:8',
  'do:pay-tribute:8:arbat:3',
  'shop:8:tribute:0',
  'trade:8:tribute:0',
  'do:offer',
  'do:offer!',
  'do:abandon!',
  'go:move:e',
  'again:wait',
  'panel:pad',
  'panel:pack:2',
  'aim:cast:zap:3,4',
  'aim:use:7',
  'choose:equip',
  'panel:visit',
  'visit',
  'shop:8:sell:0',
  'trade:8:buy:3',
  'trade:8:sell:0:spares',
  'ask:1',
  'retire',
  'begin',
  'restart',
  'restart:7Q4-KVX',
  'restart::amulet',
  'aside',
  'last',
  'last:de',
  'last:de:watched',
  'last::watched',
  'examine',
  'look',
  'help',
  'menu',
  'sheet:character',
  'learn:start',
  'log:2',
  'set:layout',
  'switch:quiet:on',
  'large',
  'switch:steps:off',
  'top:global:2026-11:0',
  'top:guild:2026-W47:2',
  'board:guild:2026-11-20',
  'best:global:2026-11-20',
  'runs:0::::::',
  'runs:2:123:goblin:9:y:2026-11-20:2026-11-21:loyw3v28',
  'card',
  'card:123',
  'feats:123:2',
  'daily:guild',
  'daily:global:practice',
  'result',
  'tell',
  'watch',
  'watch:es',
  'unshare',
  'unshare:es',
  'shares',
  'shared',
  'fork',
  'branch:sure',
  'branch:keep',
  'join',
  'leave',
  'torch',
  'party',
  'resumed',
  'replay:first',
  'replay:open',
  'replay:film',
  'admin:runs',
  'admin:runs:older:1795336705118#h03muwJc5jALxnQ8-MipDafb',
  'admin:runs:newer:1795336705118#h03muwJc5jALxnQ8-MipDafb:40',
  'admin:audit',
  'admin:picked',
  'admin:picked:40',
  'deed:end',
  'deed:reset:sure',
  'deed:here',
  'deed:anywhere',
  'deed:back:5',
  'deed:to:40:sure',
  'deed:quiet:on',
  'deed:cheat:heal:sure',
  'deed:mode:vote',
  'deed:export:123',
  'deed:erase:123:sure',
  'privacy:ask',
  'privacy:erase',
];

test.each(CONTROLS)('%s of an old message is understood, and still written so', (code) => {
  const text = `v1|abcDEF0123456789_-abcdef|7|${code}`;
  const parsed = parseCustomId(text);
  expect(parsed).toMatchObject({ run: 'abcDEF0123456789_-abcdef', version: 7 });
  expect(parsed && formatCustomId(parsed)).toBe(text);
});

test('only clips always take longer than Discord waits', () => {
  const slow = CONTROLS.filter((code) => isSlowControl(parseCustomId(`v1|run|7|${code}`)!.control));
  expect(slow).toEqual([
    'last',
    'last:de',
    'last:de:watched',
    'last::watched',
    'best:global:2026-11-20',
    'replay:film',
  ]);
});

test('clips, branches, rollbacks and exports may take seconds of work', () => {
  const heavy = [...CONTROLS, 'privacy:export'].filter((code) =>
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
      'privacy:export',
      'deed:export:123',
      'deed:to:40:sure',
    ]),
  );
});

test('every kind of control has a head of its own, and a custom id in this test', () => {
  const heads = FAMILIES.flatMap(({ forms }) => Object.values<{ head: string }>(forms).map(({ head }) => head));
  expect(heads.filter((head, at) => heads.indexOf(head) !== at)).toEqual([]);
  const kept = new Set(CONTROLS.map((code) => code.split(':')[0]));
  expect(heads.filter((head) => !kept.has(head))).toEqual([]);
});
