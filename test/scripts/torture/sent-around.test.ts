import { sentAround } from '../../../scripts/torture/oracle/sent-around';
import type { Sent } from '../../../scripts/torture/sender';
import { firstSnowflake } from '../../../src/lib/snowflake';

const SECOND = 1000;
const BEGIN = 1_700_000_000_000;
const idAt = (seconds: number): string => String(firstSnowflake(BEGIN + seconds * SECOND));

function sent(seconds: number, user: string, what: string): [string, Sent] {
  const id = idAt(seconds);
  return [id, { interaction: { id } as Sent['interaction'], user, what, deliveries: 1, message: null, isParty: false }];
}

const answered = (seconds: number, began: number, run: string) => ({
  interaction: idAt(seconds),
  ...{ outcome: 'answered', result: 'applied', run, version: 1 },
  ...{ began: BEGIN + began * SECOND, ended: BEGIN + (began + 0.5) * SECOND },
});

test('lists the moves and turns of a player by id, with the answers in the order of delivery', () => {
  const all = new Map([
    sent(0, 'ann', '/wait'),
    sent(-1, 'ann', '/daily'),
    sent(-2, 'ann', '/look'),
    sent(-3, 'bob', '/daily'),
    sent(-4, 'ann', '/rest'),
  ]);
  const lines = [answered(0, 5, 'b'), answered(0, 1, 'a'), answered(-2, -2, 'c'), answered(-4, -4, 'a')];
  expect(sentAround(idAt(0), ['a', 'b'], { sent: all, lines })).toEqual([
    `sent at -4.0 s: ${idAt(-4)} /rest, delivered 1 times`,
    '  from -4.0 s to -3.5 s: answered applied a 1',
    `sent at -1.0 s: ${idAt(-1)} /daily, delivered 1 times`,
    `sent at 0.0 s: ${idAt(0)} /wait, delivered 1 times`,
    '  from 1.0 s to 1.5 s: answered applied a 1',
    '  from 5.0 s to 5.5 s: answered applied b 1',
  ]);
});
