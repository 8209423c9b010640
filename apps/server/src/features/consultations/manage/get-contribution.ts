import type { Queries } from '../../../db/client.ts';
import type { ContributionRow } from '../../../db/tables/consultations.ts';
import { notFound } from '../../../errors.ts';
import { findContribution } from '../contributions.repo.ts';

export async function getContribution(queries: Queries, id: string): Promise<ContributionRow> {
  const row = await findContribution(queries, id);
  if (!row) throw notFound();
  return row;
}
