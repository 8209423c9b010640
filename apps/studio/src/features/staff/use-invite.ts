import { inviteStaff, type SentInvitation, type StaffRole } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import type { UnsentInvitation } from './invited-dialog.tsx';
import { useStaffChange } from './use-staff-change.ts';

export interface NewInvitation {
  email: string;
  role: Exclude<StaffRole, 'owner'>;
  firstName?: string;
  lastName?: string;
}

interface InviteOptions {
  onDone: () => void;
  /** There is no mail server. */
  onUnsent: (invitation: UnsentInvitation) => void;
}

/** Invites somebody, for the first time or again, and says what happened to the mail. */
export function useInvite({ onDone, onUnsent }: InviteOptions) {
  const t = useMessages('studio-staff');
  const texts = {
    sent: (email: string) => t('inviteSent', { email }),
    mailbox: (email: string) => t('invited', { email }),
    outbox: (email: string) => t('invited', { email }),
    unchanged: (email: string) => t('inviteUnchanged', { email }),
  } satisfies Record<SentInvitation['outcome'], (email: string) => string>;
  return useStaffChange({
    send: async (api, body: NewInvitation) => (await api(inviteStaff, { body })).data,
    done: ({ email }, { outcome }) => texts[outcome](email),
    onDone: ({ email }, { outcome, link }) => {
      onDone();
      if (outcome === 'mailbox' || outcome === 'outbox') onUnsent({ email, outcome, link });
    },
  });
}
