/**
 * Stores of this browser in IndexedDB. All calls throw a DOMException if the browser blocks storage or its disk is
 * full.
 * @param upgrade creates the stores of a new database
 * @returns a function that runs work on one of the stores, in its own transaction
 */
export function indexedStore(name: string, upgrade: (database: IDBDatabase) => void) {
  function open(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => upgrade(request.result);
    return ended(request);
  }
  return async function within<T>(
    store: string,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => Promise<T>,
  ): Promise<T> {
    const database = await open();
    try {
      return await work(database.transaction(store, mode).objectStore(store));
    } finally {
      database.close();
    }
  };
}

/** What a request to the browser's database results in. */
export function ended<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
