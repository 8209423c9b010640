import type { Pledge, PledgeHistory, PledgeUpdate } from '@rostra/contract';
import type { PledgeRow, UpdateRow, WordingRow } from '../../../db/tables/pledges.ts';
import type { PageStore } from '../../content/index.ts';
import { findPublishedPolicies } from '../../policies/index.ts';
import { findUpdates, findWordings } from '../pledges.repo.ts';
import { findDecisive } from './pledge-status.ts';

/** All that is recorded about pledges, in the given order. */
export async function describePledges(
  { db: { queries }, now }: PageStore,
  rows: readonly PledgeRow[],
): Promise<PledgeHistory[]> {
  const ids = rows.map(({ id }) => id);
  const policies = await findPublishedPolicies(
    queries,
    [...new Set(rows.map(({ document_id }) => document_id))],
    now(),
  );
  const wordings = Map.groupBy(await findWordings(queries, ids), ({ pledge_id }) => pledge_id);
  const updates = Map.groupBy(await findUpdates(queries, ids), ({ pledge_id }) => pledge_id);
  return rows.map((row) => {
    const policy = policies.find(
      ({ document_id, locale }) => document_id === row.document_id && locale === row.locale,
    );
    return {
      id: row.id,
      documentId: row.document_id,
      locale: row.locale,
      policyTitle: policy?.title ?? row.policy_title,
      policyKey: policy?.slug ?? row.document_id,
      addedAt: row.created_at,
      ...describeWordings(wordings.get(row.id) ?? []),
      ...describeUpdates(updates.get(row.id) ?? []),
    };
  });
}

/** Without its history. */
export const summarize = ({ updates, formerWordings, wording, ...pledge }: PledgeHistory): Pledge =>
  pledge;

function describeWordings(rows: readonly WordingRow[]) {
  const present = rows.at(-1);
  if (!present) throw new Error('A pledge has no wording');
  return {
    ...toWording(present),
    wording: present.number,
    formerWordings: rows
      .slice(0, -1)
      .map((row, index) => {
        const next = rows[index + 1] ?? present;
        return {
          ...toWording(row),
          number: row.number,
          replacedAt: next.created_at,
          reason: next.reason ?? '',
        };
      })
      .reverse(),
  };
}

const toWording = ({ text, due_on, since_edition, until_edition }: WordingRow) => ({
  text,
  dueOn: due_on,
  sinceEdition: since_edition,
  untilEdition: until_edition,
});

function describeUpdates(rows: readonly UpdateRow[]) {
  const decisive = findDecisive(rows);
  const correctedBy = new Map(rows.map(({ number, corrects }) => [corrects, number]));
  const describe = (row: UpdateRow) => toUpdate(row, correctedBy.get(row.number) ?? null);
  return {
    status: decisive?.status ?? ('unrated' as const),
    latest: decisive ? describe(decisive) : null,
    updates: rows.map(describe).reverse(),
  };
}

const toUpdate = (row: UpdateRow, correctedBy: number | null): PledgeUpdate => ({
  number: row.number,
  status: row.status,
  asOf: row.as_of,
  evidence: row.evidence,
  sources: JSON.parse(row.sources),
  corrects: row.corrects,
  correctedBy,
  addedAt: row.created_at,
});
