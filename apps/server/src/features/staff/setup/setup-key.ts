import type { Queries } from '../../../db/client.ts';
import { deleteInstallation, findInstallation, setInstallation } from '../../../db/installation.ts';

const KEY = 'setup_key';

/** Replaces an earlier key. */
export const putSetupKey = (db: Queries, hash: string): Promise<void> =>
  setInstallation(db, KEY, hash);

export const isSetupKeyStored = async (db: Queries, hash: string): Promise<boolean> =>
  (await findInstallation(db, KEY)) === hash;

/** Uses up the key. Only one of several concurrent requests gets it. */
export const takeSetupKey = (db: Queries, hash: string): Promise<boolean> =>
  deleteInstallation(db, KEY, hash);

export async function deleteSetupKey(db: Queries): Promise<void> {
  await deleteInstallation(db, KEY);
}

const PENDING = 'setup_pending';

/** Remembers that the new owner has not been through the first steps yet. */
export const putSetupPending = (db: Queries, at: string): Promise<void> =>
  setInstallation(db, PENDING, at);

export const hasSetupPending = async (db: Queries): Promise<boolean> =>
  (await findInstallation(db, PENDING)) !== undefined;

export async function deleteSetupPending(db: Queries): Promise<void> {
  await deleteInstallation(db, PENDING);
}
