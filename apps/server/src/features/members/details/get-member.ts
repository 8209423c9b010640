import { can, type MemberDetails, type Role } from '@rostra/contract';
import type { Messages } from '@rostra/messages';
import { notFound } from '../../../errors.ts';
import { listOwnSecurityEvents, translateDevice } from '../../accounts/index.ts';
import { wantsConsultationMails } from '../../consultations/index.ts';
import { findUndeliverableSince, listMailsTo } from '../../mail/index.ts';
import { exportReading } from '../../reading/index.ts';
import { findFactorKinds } from '../../second-factors/index.ts';
import type { MembersContext } from '../context.ts';
import { describeMember } from '../list/describe-member.ts';
import { findMembers } from '../list/members.repo.ts';
import { describeNote } from './member-note.ts';
import { findNotes } from './notes.repo.ts';

const SHOWN_TEXTS = 50;

interface Reader {
  role: Role;
  messages: Messages;
}

export async function getMember(
  context: MembersContext,
  userId: number,
  reader: Reader,
): Promise<MemberDetails> {
  const { db, now } = context.accounts;
  const { queries } = db;
  const [row] = await findMembers(queries, [userId], now().toISOString());
  if (!row) throw notFound();
  const { defaultLanguage } = context.accounts.site.languages;
  const reading = await exportReading(queries, userId, defaultLanguage);
  return {
    ...describeMember(row),
    documentId: row.document_id,
    organisation: row.organisation,
    bio: row.bio,
    language: row.language,
    wantsConsultationMails: await wantsConsultationMails(queries, userId),
    deletionDueAt: row.due_at,
    undeliverable: await findUndeliverableSince(queries, row.email),
    payments: (await context.describeBilling?.(userId)) ?? null,
    reading: reading
      .toSorted((a, b) => b.lastReadAt.localeCompare(a.lastReadAt))
      .slice(0, SHOWN_TEXTS)
      .map(({ title, furthestPosition, lastReadAt, finishedAt }) => ({
        title,
        furthestPosition,
        lastReadAt,
        finishedAt,
      })),
    // Their kinds and times tell when somebody logged in or changed a password.
    mails: can(reader.role, 'mails.manage') ? await listMailsTo(queries, row.email) : null,
    notes: (await findNotes(queries, userId)).map(describeNote),
    security: can(reader.role, 'members.manage')
      ? await describeSecurity(context, userId, reader.messages)
      : null,
  };
}

/** Where and how somebody logs in is nothing that a treasurer needs. */
async function describeSecurity(
  { accounts, sessions }: MembersContext,
  userId: number,
  messages: Messages,
) {
  const list = await sessions.list({ userId, sessionId: '' });
  const events = await listOwnSecurityEvents(accounts, userId);
  return {
    factors: await findFactorKinds(accounts.db.queries, userId),
    sessions: list.map(({ isCurrent: _, ...session }) => ({
      ...session,
      device: translateDevice(session.device, messages),
    })),
    events: events.map((event) => ({
      ...event,
      device: event.device && translateDevice(event.device, messages),
    })),
  };
}
