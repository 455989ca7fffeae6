import { parseWorkerJob } from '../../src/handlers/worker-jobs';

const interaction = {
  ...{ type: 2, id: '9', token: 't', application_id: '5', user: { id: '1', username: 'ada' } },
  data: { name: 'play' },
};

test('the worker learns when an interaction was sent and how its reply was announced', () => {
  const job = { interaction, sentAt: 1_700_000_000_000, ephemeral: true };
  expect(parseWorkerJob(job)).toMatchObject({ interaction: { id: '9' }, sentAt: 1_700_000_000_000, ephemeral: true });
});

test('a job of an older build has fewer fields, and is still a job', () => {
  expect(parseWorkerJob({ interaction, sentAt: 5 })).toMatchObject({ interaction: { id: '9' }, sentAt: 5 });
  expect(parseWorkerJob({ interaction })).toMatchObject({ interaction: { id: '9' } });
});

test('an interaction that Discord did not send is not a job', () => {
  const { user, ...unsent } = interaction;
  expect(() => parseWorkerJob({ interaction: unsent })).toThrow('custom');
  expect(parseWorkerJob({ interaction: { ...unsent, member: { user } } })).toMatchObject({ interaction: { user } });
});

test('anything else is not a job', () => {
  expect(() => parseWorkerJob({ interaction: { type: 1 } })).toThrow('ping');
  expect(() => parseWorkerJob({})).toThrow();
});
