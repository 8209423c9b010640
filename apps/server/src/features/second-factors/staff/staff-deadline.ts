import { isStaffRole, type Role } from '@rostra/contract';
import type { Db } from '../../../db/client.ts';
import { findRequiredSince, forgetRequiredSince, rememberRequiredSince } from './required-since.ts';

const GRACE_MS = 7 * 24 * 60 * 60_000;

export interface StaffDeadline {
  /**
   * Call it at every start. Stores when `STAFF_SECOND_FACTOR` was first on; switching it off forgets the time,
   * so that switching it on again gives everyone a new week.
   */
  applySetting(): Promise<void>;
  /** When this person loses the rights of their role without a second factor; undefined if never. */
  find(person: { role: Role; staffSince: string | null }): Promise<Date | undefined>;
}

export interface StaffDeadlineOptions {
  db: Db;
  now: () => Date;
  isRequired: boolean;
}

/** All processes of a site share the time in the database, and read it once. */
export function createStaffDeadline({ db, now, isRequired }: StaffDeadlineOptions): StaffDeadline {
  let requiredSince: string | undefined;
  return {
    applySetting: () =>
      isRequired
        ? rememberRequiredSince(db.queries, now().toISOString())
        : forgetRequiredSince(db.queries),
    find: async ({ role, staffSince }) => {
      if (!isRequired || !isStaffRole(role)) return undefined;
      requiredSince ??= await findRequiredSince(db.queries);
      if (requiredSince === undefined) return undefined;
      const start = Math.max(Date.parse(requiredSince), Date.parse(staffSince ?? requiredSince));
      return new Date(start + GRACE_MS);
    },
  };
}
