import { createKnownServers } from '../../src/discord/known-servers';

const AT = { home: { kind: 'guild', id: '77' }, now: 1_700_000_000_000 } as const;

test('a configuration read before a change does not undo the change', () => {
  const servers = createKnownServers();
  servers.note(AT, { quiet: false, channels: ['88'], revision: 2 });
  servers.note(AT, { quiet: false, channels: [], revision: 1 });
  expect(servers.isElsewhere({ guild: '77', channel: '99' })).toBe(true);
});

test('outside of servers, and in an unknown server, no channel counts as forbidden', () => {
  const servers = createKnownServers();
  servers.note(AT, { quiet: false, channels: ['88'], revision: 1 });
  expect(servers.isElsewhere({ channel: '99' })).toBe(false);
  expect(servers.isElsewhere({ guild: '78', channel: '99' })).toBe(false);
});
