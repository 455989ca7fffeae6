import { startDatabase } from '../../scripts/database';
import { createDynamoStore } from '../../src/storage';
import { fameContract } from './fame';

fameContract('fame over dynalite', async () => {
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
