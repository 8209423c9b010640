import type { MemberStatus, MemberSummary } from '@rostra/contract';
import { stateOf } from '../../billing/index.ts';
import type { MemberRow } from './members.repo.ts';

export function describeMember(row: MemberRow): MemberSummary {
  const { status, cancel_at_period_end: isEnding } = row;
  const billing = stateOf(
    status === null || isEnding === null ? undefined : { status, cancel_at_period_end: isEnding },
  );
  const seen = [row.last_session_at, row.last_login_at].filter((at) => at !== null);
  return {
    id: row.id,
    username: row.username,
    name: [row.first_name, row.last_name].filter(Boolean).join(' '),
    email: row.email,
    role: row.role,
    status: statusOf(row),
    isVerified: row.email_confirmed_at !== null,
    plan: (billing === 'ended' || billing === 'none' ? null : row.plan) ?? row.granted_plan,
    billing,
    joinedAt: row.member_since ?? row.created_at,
    lastSeenAt: seen.sort().at(-1) ?? null,
  };
}

function statusOf(row: MemberRow): MemberStatus {
  if (row.is_blocked === 1) return 'blocked';
  if (row.due_at !== null) return 'leaving';
  return row.password_hash === '' ? 'invited' : 'active';
}
