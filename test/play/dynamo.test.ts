import { startDatabase } from '../../scripts/database';
import { createDynamoStore } from '../../src/storage';
import { playContract } from './play';

playContract('play over dynalite', async () => {
  const database = await startDatabase();
  const store = createDynamoStore(database);
  return {
    store,
    async close() {
      store.close();
      await database.stop();
    },
  };
});
