import type { Queries } from '../../../db/client.ts';
import {
  claimInstallation,
  deleteInstallation,
  findInstallation,
} from '../../../db/installation.ts';

const KEY = 'staff second factor required since';

/** Keeps an earlier time. */
export async function rememberRequiredSince(db: Queries, at: string): Promise<void> {
  await claimInstallation(db, KEY, at);
}

export async function forgetRequiredSince(db: Queries): Promise<void> {
  await deleteInstallation(db, KEY);
}

export const findRequiredSince = (db: Queries): Promise<string | undefined> =>
  findInstallation(db, KEY);
