import type { Queries } from '../../../db/client.ts';
import { findSecretPeriods } from './traces.repo.ts';

/** A time in which slips and secret ballots were in the database. They are erased now. */
export interface SecretPeriod {
  readonly from: string;
  readonly until: string;
}

export async function listSecretPeriods(queries: Queries): Promise<SecretPeriod[]> {
  return (await findSecretPeriods(queries)).flatMap(({ opened_at, closed_at, annulled_at }) => {
    const until = closed_at ?? annulled_at;
    return opened_at === null || until === null ? [] : [{ from: opened_at, until }];
  });
}
