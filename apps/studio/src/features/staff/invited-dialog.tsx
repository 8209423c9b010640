import { INVITATION_DAYS, type SentInvitation } from '@rostra/contract';
import { mailboxPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice, TextLink } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { CopyField } from '../../lib/controls/copy-field.tsx';

/** An invitation whose mail does not reach anybody by itself. */
export interface UnsentInvitation {
  readonly email: string;
  readonly outcome: Extract<SentInvitation['outcome'], 'mailbox' | 'outbox'>;
  readonly link: string | null;
}

interface InvitedDialogProps {
  invitation: UnsentInvitation | undefined;
  onClose: () => void;
}

/** Says where the mail is, and offers the link instead. */
export function InvitedDialog({ invitation, onClose }: InvitedDialogProps) {
  const t = useMessages('studio-staff');
  const close = (
    <Button variant="secondary" onClick={onClose}>
      {t('close')}
    </Button>
  );
  return (
    <Dialog
      isOpen={invitation !== undefined}
      onClose={onClose}
      title={t('invited', { email: invitation?.email ?? '' })}
    >
      {invitation ? (
        <>
          <Notice tone="warning" title={t('notSentTitle')} className="mt-4">
            {t.rich(`notSent.${invitation.outcome}`, {
              path: mailboxPath,
              link: (children) => <TextLink href={mailboxPath}>{children}</TextLink>,
              code: (children) => <code className="font-mono text-xs">{children}</code>,
            })}
          </Notice>
          <p className="mt-4 mb-4 text-muted">
            {invitation.link
              ? t('handOver', { email: invitation.email, days: INVITATION_DAYS })
              : t('noLink')}
          </p>
          {invitation.link ? (
            <CopyField label={t('link')} value={invitation.link} notCopied={t('notCopied')}>
              {close}
            </CopyField>
          ) : (
            close
          )}
        </>
      ) : null}
    </Dialog>
  );
}
