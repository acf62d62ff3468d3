/** What the browser answers to `ask` about one store of a database of this device, which is made where there is none. */
export async function withStore<T>(
  { database, store }: { database: string; store: string },
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(store);
  const opened = await answerOf(opening);
  try {
    const transaction = opened.transaction(store, mode, { durability: "strict" });
    const written = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    const answer = await answerOf(ask(transaction.objectStore(store)));
    await written;
    return answer;
  } finally {
    opened.close();
  }
}

/** What a request was answered, as a promise. */
export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
