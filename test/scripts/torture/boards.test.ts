import type { Application } from '../../../scripts/torture/oracle/applied';
import { reportBoards } from '../../../scripts/torture/oracle/boards';
import type { Received, Sent } from '../../../scripts/torture/sender';
import { firstSnowflake } from '../../../src/lib/snowflake';

const BEGIN = 1_700_000_000_000;
const idAt = (seconds: number): string => String(firstSnowflake(BEGIN + seconds * 1000));

const applied = (seconds: number): [string, Application[]] => [
  idAt(seconds),
  [{ id: idAt(seconds), run: 'run', version: 1, as: 'action', at: BEGIN }],
];
const pressed = (seconds: number, message: number, isEphemeral = false): [string, Sent] => [
  idAt(seconds),
  {
    ...{ interaction: { id: idAt(seconds) } as Sent['interaction'], user: '1', what: 'do:wait', deliveries: 1 },
    ...{ message: { id: idAt(message), isEphemeral }, isParty: true },
  },
];
const shown = (seconds: number): Received => {
  const began = BEGIN + seconds * 1000;
  return { id: idAt(seconds), began, ended: began + 500, text: '', newBoard: 'run' };
};
const logged = (seconds: number, result: string) => ({
  ...{ interaction: idAt(seconds), outcome: 'answered', run: 'run', version: 1, result, began: BEGIN, ended: BEGIN },
});

const report = (press: [string, Sent], result = 'board'): string[] =>
  reportBoards({
    applications: new Map([applied(9)]),
    sent: new Map([press]),
    received: [shown(5)],
    lines: [logged(5, result)],
  });

test('a turn by a board from before another message became the board is reported', () => {
  expect(report(pressed(9, 1))).toEqual([expect.stringContaining(`copied: ${idAt(9)} action run 1`)]);
});

test('a turn by the newest board, or by a board of its player alone, is not', () => {
  expect([...report(pressed(9, 6)), ...report(pressed(9, 1, true))]).toEqual([]);
});

test('a turn whose reply was a new public board is reported', () => {
  expect(report(pressed(9, 6), 'applied')).toEqual([expect.stringContaining('posted: ')]);
});
