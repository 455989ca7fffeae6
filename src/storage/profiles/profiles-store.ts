import {
  INDEX_PK,
  INDEX_SK,
  type Item,
  NAMELESS_MARK,
  PROFILE,
  putRevised,
  type Table,
  text,
  userKey,
} from '../dynamo';
import type { UserId } from '../ids';
import { takeLease } from './leases';
import { fromProfileItem, toProfileItem } from './profile-item';
import type { ProfilesStore } from './profiles-contract';
import { DEFAULT_SETTINGS } from './settings';

const NAMELESS_LIMIT = 10_000;

export function createProfilesStore(table: Table): ProfilesStore {
  return {
    async loadProfile(user, signal, options = { consistent: true }) {
      const [item] = await table.getMany([{ PK: userKey(user), SK: PROFILE }], signal, options);
      return item ? fromProfileItem(user, item) : null;
    },

    async lookUpProfile(user, signal) {
      const item = await table.get(userKey(user), PROFILE, signal);
      return item && fromProfileItem(user, item);
    },

    async lookUpSettings(users, signal) {
      const asked = [...new Set(users)];
      const keys = asked.map((user) => ({ PK: userKey(user), SK: PROFILE }));
      const items = keys.length === 0 ? [] : await table.getMany(keys, signal);
      const settingsOf = (user: UserId, item: Item | null | undefined) =>
        item ? fromProfileItem(user, item).settings : DEFAULT_SETTINGS;
      return new Map(asked.map((user, at) => [user, settingsOf(user, items[at])]));
    },

    async listNamelessPlayers(signal) {
      const marks = await table.index(NAMELESS_MARK, { limit: NAMELESS_LIMIT }, signal);
      return new Set(marks.map((mark) => text(mark[INDEX_SK])));
    },

    async setNameless(user, isNameless, signal) {
      const key = { PK: userKey(user), SK: NAMELESS_MARK };
      if (isNameless) await table.put({ ...key, [INDEX_PK]: NAMELESS_MARK, [INDEX_SK]: user }, null, signal);
      else await table.remove(key.PK, key.SK, signal);
    },

    takeLease: (request, signal) => takeLease(table, request, signal),

    putProfile: (profile, signal) => putRevised(table, toProfileItem(profile), profile.unread, signal),
  };
}
