import type { Db } from '../../db/client.ts';
import type { AccountHooks } from '../../feature.ts';
import { exportNotices } from '../notifications/index.ts';
import { exportReading } from '../reading/index.ts';
import { exportDownloads } from './attachments/export-downloads.ts';

/** Deletion needs no hook: the database deletes these rows together with the user. */
export const memberContentAccountHooks = ({ queries }: Db, locale: string): AccountHooks => ({
  name: 'memberArea',
  exportData: async (userId) => ({
    reading: await exportReading(queries, userId, locale),
    downloads: await exportDownloads(queries, userId),
    notices: await exportNotices(queries, userId),
  }),
});
