/** Names of the object stores: the bot's table, and the messages of the channels. */
export const ITEMS = 'items';
export const MESSAGES = 'messages';
/** Name of the index on the keys of the table's index. */
export const BY_INDEX_KEYS = 'index';

const NAME = 'wyrmdeep';
const VERSION = 1;

/** Opens the demo's database, with its object stores. Rejects if the browser provides no storage. */
export async function openDatabase(name = NAME): Promise<IDBDatabase> {
  const request = indexedDB.open(name, VERSION);
  request.onupgradeneeded = () => {
    const items = request.result.createObjectStore(ITEMS, { keyPath: ['PK', 'SK'] });
    items.createIndex(BY_INDEX_KEYS, ['GSI1PK', 'GSI1SK']);
    request.result.createObjectStore(MESSAGES, { keyPath: 'id' });
  };
  const database = await resultOf(request);
  // Closes the database, because otherwise a later version in another tab could not open it.
  database.onversionchange = () => database.close();
  return database;
}

export const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Resolves when the transaction is stored. Rejects if it is aborted. */
export const stored = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
