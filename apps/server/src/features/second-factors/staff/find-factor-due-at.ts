import type { Db } from '../../../db/client.ts';
import type { StaffPerson } from '../../accounts/index.ts';
import { hasSecondFactor } from '../find-methods.ts';
import type { StaffDeadline } from './staff-deadline.ts';

/** The deadline of somebody who must still set up a second factor. */
export async function findFactorDueAt(
  { db, staffDeadline }: { db: Db; staffDeadline: Pick<StaffDeadline, 'find'> },
  person: StaffPerson,
): Promise<Date | undefined> {
  const deadline = await staffDeadline.find(person);
  if (!deadline || (await hasSecondFactor(db.queries, person.userId))) return undefined;
  return deadline;
}
