import type { Suppression } from '@rostra/contract';
import type { ShownSuppression } from './suppressions.repo.ts';

export const describeSuppression = (
  row: ShownSuppression,
  nameOf: (id: number | null) => string | null,
): Suppression => ({
  id: row.address_hash,
  email: row.email,
  reason: row.reason,
  note: row.note,
  by: nameOf(row.actor_id),
  createdAt: row.created_at,
});
