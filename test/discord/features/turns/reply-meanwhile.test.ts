import type { Reply } from '../../../../src/discord/api';
import { replyMeanwhile } from '../../../../src/discord/features/turns/reply-meanwhile';
import type { Applied, Board, Outcome } from '../../../../src/play';

const board = (version: number) => ({ version }) as Board;
const applied = (of: Board): Applied => ({ kind: 'applied', board: of, events: [], repeated: false });

/** The outcomes that a reply is made to, `expected` in passing, and which of these replies is given. */
async function answered(expected: Applied[], outcome: Outcome): Promise<{ made: Outcome[]; given: Outcome }> {
  const made: Outcome[] = [];
  const replyTo = (to: Outcome): Reply => {
    made.push(to);
    return { kind: 'note', to } as unknown as Reply;
  };
  const reply = await replyMeanwhile({
    submit: async (expect) => {
      for (const each of expected) expect(each);
      return outcome;
    },
    replyTo,
    otherwise: async (to) => replyTo(to),
  });
  return { made, given: (reply as unknown as { to: Outcome }).to };
}

test('the reply to what was expected is made once', async () => {
  const expected = applied(board(1));
  expect(await answered([expected], { ...expected })).toEqual({ made: [expected], given: expected });
});

test('an outcome that brings a hint or a feat is replied to anew', async () => {
  const expected = applied(board(1));
  const additions: Partial<Applied>[] = [{ hint: 'hurt' }, { feats: ['first-blood'] }, { repeated: true }];
  for (const more of additions) {
    const outcome: Outcome = { ...expected, ...more };
    expect((await answered([expected], outcome)).given).toBe(outcome);
  }
});

test('of a turn that was overtaken nothing is given, but what it came to on what the other left', async () => {
  const [lost, won] = [applied(board(1)), applied(board(2))];
  expect((await answered([lost, won], { ...won })).given).toBe(won);
  const stale: Outcome = { kind: 'stale', board: board(1), events: [] };
  expect((await answered([lost], stale)).given).toBe(stale);
  expect((await answered([lost], { kind: 'busy' })).given).toEqual({ kind: 'busy' });
});

test('where the store does not answer there is no reply', async () => {
  const parts = { replyTo: () => ({}) as Reply, otherwise: async () => ({}) as Reply };
  const submit = async (expect: (outcome: Applied) => void): Promise<Outcome> => {
    expect(applied(board(1)));
    throw new Error('unavailable');
  };
  await expect(replyMeanwhile({ ...parts, submit })).rejects.toThrow('unavailable');
});
