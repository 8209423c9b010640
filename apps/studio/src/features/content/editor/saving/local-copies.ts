import type { Fields } from './fields.ts';
import type { SaveState } from './save-machine.ts';

/** What somebody wrote and the server lacks, with the version that it is based on. */
export interface LocalCopy {
  readonly base: Fields;
  readonly version: number;
  readonly current: Fields;
  readonly at: number;
}

export interface LocalCopies {
  get(key: string): Promise<LocalCopy | undefined>;
  /** Without a copy, forgets it. Calls are carried out in order. */
  put(key: string, copy: LocalCopy | undefined): Promise<void>;
}

export const toLocalCopy = ({ base, version, current }: SaveState, at: number): LocalCopy => ({
  base,
  version,
  current,
  at,
});

const DATABASE = 'rostra-studio';
const STORE = 'local-copies';

/** Copies in IndexedDB. Where it is disabled, nothing is kept, and writing works all the same. */
export function openLocalCopies(factory: IDBFactory | undefined): LocalCopies {
  let opened: Promise<IDBDatabase> | undefined;
  const open = () => {
    opened ??= openDatabase(factory);
    return opened;
  };
  return {
    async get(key) {
      try {
        const store = (await open()).transaction(STORE).objectStore(STORE);
        return (await finished(store.get(key))) as LocalCopy | undefined;
      } catch {
        return undefined;
      }
    },
    async put(key, copy) {
      try {
        const store = (await open()).transaction(STORE, 'readwrite').objectStore(STORE);
        if (copy) await finished(store.put(copy, key));
        else await finished(store.delete(key));
      } catch {
        // The server gets the text a moment later.
      }
    },
  };
}

function openDatabase(factory: IDBFactory | undefined): Promise<IDBDatabase> {
  if (!factory) return Promise.reject(new Error('IndexedDB is disabled'));
  const request = factory.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(STORE);
  return finished(request);
}

function finished<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
