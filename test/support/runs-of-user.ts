import type { RunId, Store, UserId } from '../../src/storage';

/** Runs that a player began in any place, newest first, as the export of the player's data lists them. */
export async function runsOfUser(store: Store, user: UserId): Promise<RunId[]> {
  const items = await store.exportUser(user, null, 0);
  const listed = items.filter(({ PK, SK }) => PK === `USER#${user}` && String(SK).startsWith('RUN#'));
  return listed.sort((a, b) => Number(b.at) - Number(a.at)).map(({ SK }) => String(SK).slice('RUN#'.length));
}
