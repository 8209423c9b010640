import type { Readable } from 'node:stream';

export interface StoredObject {
  readonly size: number;
  /** The bytes from `start` to `end`, inclusive. */
  read(range?: { start: number; end: number }): Readable;
}

/** Stores files. Names consist of letters, digits, `-`, `_` and one dot before the extension. */
export interface Storage {
  readonly provider: string;
  put(name: string, bytes: Uint8Array): Promise<void>;
  find(name: string): Promise<StoredObject | undefined>;
  remove(name: string): Promise<void>;
  /** Deletes the leftovers of interrupted uploads. */
  cleanUp?(now: Date): Promise<void>;
}

export const isStorageName = (name: string): boolean =>
  /^[a-zA-Z0-9_-]{1,160}\.[a-z0-9]{1,8}$/.test(name);
