import type { Db } from '../../db/client.ts';
import type { AccountCompanion } from '../accounts/index.ts';
import { exportDownloads } from '../content/index.ts';
import { exportNotices } from '../notifications/index.ts';
import { exportReading } from '../reading/index.ts';

/** What the member area keeps of a user is theirs to take, and goes with their account. */
export const createMemberAreaCompanion = ({ queries }: Db): AccountCompanion => ({
  name: 'memberArea',
  exportData: async (userId) => ({
    reading: await exportReading(queries, userId),
    downloads: await exportDownloads(queries, userId),
    notices: await exportNotices(queries, userId),
  }),
  describeDeletion: async () => [],
  // Its tables refer to the user and are emptied by the database.
  prepareDeletion: async () => undefined,
});
