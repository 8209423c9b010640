export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Local storage, or memory if storage is disabled. */
export function browserStorage(): KeyValueStorage {
  try {
    const { localStorage } = window;
    localStorage.getItem('');
    return localStorage;
  } catch {
    return memoryStorage();
  }
}

export function memoryStorage(): KeyValueStorage {
  const memory = new Map<string, string>();
  return {
    getItem: (key) => memory.get(key) ?? null,
    setItem: (key, value) => void memory.set(key, value),
    removeItem: (key) => void memory.delete(key),
  };
}
