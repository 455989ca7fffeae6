import { type Item, PROFILE, putRevised, type Table, userKey } from '../dynamo';
import type { UserId } from '../ids';
import { takeLease } from './leases';
import { fromProfileItem, toProfileItem } from './profile-item';
import type { ProfilesStore } from './profiles-contract';

/** Implements `ProfilesStore` on any table. */
export function createProfilesStore(table: Table): ProfilesStore {
  return {
    async loadProfile(user, signal) {
      const [item] = await table.getMany([{ PK: userKey(user), SK: PROFILE }], signal, { consistent: true });
      return item ? fromProfileItem(user, item) : null;
    },

    async lookUpProfile(user, signal) {
      const item = await table.get(userKey(user), PROFILE, signal);
      return item && fromProfileItem(user, item);
    },

    async hiddenPlayers(users, signal) {
      const asked = [...new Set(users)];
      const keys = asked.map((user) => ({ PK: userKey(user), SK: PROFILE }));
      const items = keys.length === 0 ? [] : await table.getMany(keys, signal);
      const isHidden = (user: UserId, item: Item | null | undefined): boolean =>
        item ? !fromProfileItem(user, item).settings.shown : false;
      return new Set(asked.filter((user, at) => isHidden(user, items[at])));
    },

    takeLease: (request, signal) => takeLease(table, request, signal),

    putProfile: (profile, signal) => putRevised(table, toProfileItem(profile), profile.unread, signal),
  };
}
