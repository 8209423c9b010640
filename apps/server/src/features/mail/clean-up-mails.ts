import type { Db } from '../../db/client.ts';
import { deleteMailsBefore } from './mails.repo.ts';
import { deleteUnusedAddresses } from './manage/undeliverable-addresses.repo.ts';

const KEEP_MS = 30 * 24 * 60 * 60_000;

export async function cleanUpMails({ db, now }: { db: Db; now: () => Date }): Promise<void> {
  await deleteMailsBefore(db.queries, new Date(now().getTime() - KEEP_MS).toISOString());
  await deleteUnusedAddresses(db.queries);
}
