import { type Application, reportStrayed } from '../../../scripts/torture/oracle/applied';

const of = (...applications: Omit<Application, 'at'>[]) =>
  new Map(applications.map((each) => [each.id, [{ ...each, at: 0 }]]));
const start = { id: '200', run: 'r', version: 0, as: 'start' } as const;

test.each([
  ['199', 'action', 1],
  ['199', 'vote', 1],
  ['201', 'action', 0],
] as const)('interaction %s, applied as %s in a run that 200 began: %i strayed', (id, as, count) => {
  expect(reportStrayed(of(start, { id, run: 'r', version: 1, as }))).toHaveLength(count);
});

test('an interaction that another run has applied has not strayed', () => {
  expect(reportStrayed(of(start, { id: '199', run: 'before', version: 9, as: 'action' }))).toEqual([]);
});
