import { createAdminStore } from './admin/admin-store';
import type { Store } from './contract';
import { createDailiesStore } from './dailies/dailies-store';
import type { Table } from './dynamo/table';
import { createFeatsStore } from './feats/feats-store';
import { createResultsStore } from './leaderboards/leaderboards-store';
import { createPartiesStore } from './parties/parties-store';
import { createPrivacyStore } from './privacy/privacy-store';
import { createProfilesStore } from './profiles/profiles-store';
import { createSharingStore } from './sharing/sharing-store';
import { createStoryStore } from './story/story-store';
import { createTurnsStore } from './turns/turns-store';

export function createStore(table: Table): Store {
  return {
    ...createTurnsStore(table),
    ...createResultsStore(table),
    ...createDailiesStore(table),
    ...createPartiesStore(table),
    ...createSharingStore(table),
    ...createProfilesStore(table),
    ...createFeatsStore(table),
    ...createStoryStore(table),
    ...createAdminStore(table),
    ...createPrivacyStore(table),
  };
}
