import type { Asking, NotHere } from './contract';
import type { Kit } from './kit';

/** Nothing is begun or shown in a channel that its server keeps free of the game. What was begun goes on anywhere. */
export async function notHere(kit: Kit, { home, channel, signal }: Asking): Promise<NotHere | null> {
  if (home.kind !== 'guild' || channel === undefined) return null;
  const channels = (await kit.store.loadConfig(home.id, signal))?.channels ?? [];
  return channels.length === 0 || channels.includes(channel) ? null : { kind: 'not-here', channels };
}
