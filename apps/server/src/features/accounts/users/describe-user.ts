import { isStaffRole, type MediaFile, type Role, staffRoles, type User } from '@rostra/contract';
import type { VisibleUserRow } from '../../../db/tables/accounts.ts';
import { toMediaFile } from '../../media/index.ts';
import type { AccountContext } from '../context.ts';
import { isConfirmed } from './confirmed-user.ts';
import { readAvatarFile } from './users.repo.ts';

const nameOf = (role: Role) => (isStaffRole(role) ? staffRoles[role].name : 'Member');

/** A user as returned by the API. */
export async function describeUser(
  { db, findFactorDueAt }: Pick<AccountContext, 'db' | 'findFactorDueAt'>,
  row: VisibleUserRow,
): Promise<User> {
  const { id: userId, role, staff_since: staffSince } = row;
  const file = row.avatar_id === null ? undefined : await readAvatarFile(db, row.avatar_id);
  const dueAt = await findFactorDueAt({ userId, role, staffSince });
  return toUser(row, {
    avatar: file ? toMediaFile(file) : null,
    factorDueAt: dueAt?.toISOString() ?? null,
  });
}

/** An allow-list: a new column stays private until it is named here. */
function toUser(
  row: VisibleUserRow,
  { avatar, factorDueAt }: { avatar: MediaFile | null; factorDueAt: string | null },
): User {
  return {
    id: row.id,
    documentId: row.document_id,
    username: row.username,
    email: row.email,
    provider: 'local',
    confirmed: isConfirmed(row),
    blocked: row.is_blocked === 1,
    role: { type: row.role, name: nameOf(row.role) },
    factorDueAt,
    profile: {
      firstName: row.first_name,
      lastName: row.last_name,
      bio: row.bio,
      organisation: row.organisation,
      avatar,
    },
    language: row.language,
    stripeCustomerId: row.stripe_customer_id,
    metadata: row.metadata,
    createdAt: row.created_at,
    memberSince: row.member_since ?? row.created_at,
    updatedAt: row.updated_at,
  };
}
