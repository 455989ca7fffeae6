import { createAdminStore } from './admin/store';
import type { Store } from './contract';
import { createDailiesStore } from './dailies/store';
import type { Table } from './dynamo/table';
import { createFeatsStore } from './feats/store';
import { createResultsStore } from './leaderboards/store';
import { createPartiesStore } from './parties/store';
import { createPrivacyStore } from './privacy/store';
import { createProfilesStore } from './profiles/store';
import { createSharingStore } from './sharing/store';
import { createTurnsStore } from './turns/store';

/** The store over any table, composed of its features. */
export function createStore(table: Table): Store {
  return {
    ...createTurnsStore(table),
    ...createResultsStore(table),
    ...createDailiesStore(table),
    ...createPartiesStore(table),
    ...createSharingStore(table),
    ...createProfilesStore(table),
    ...createFeatsStore(table),
    ...createAdminStore(table),
    ...createPrivacyStore(table),
  };
}
