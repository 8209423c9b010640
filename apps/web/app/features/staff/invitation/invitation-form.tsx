import { useMessages } from '@rostra/messages/react';
import { Notice } from '@rostra/ui';
import { useEffect } from 'react';
import { NewPasswordForm } from '../../../lib/forms/new-password-form.tsx';
import { useSession } from '../../sessions/index.ts';
import { useAcceptInvitation } from './use-accept-invitation.ts';

interface InvitationFormProps {
  code: string;
  email: string;
  /** The invitation was used or revoked since the page was opened. */
  onSpent: () => void;
}

export function InvitationForm({ code, email, onSpent }: InvitationFormProps) {
  const t = useMessages('invitation');
  const { props, isSpent } = useAcceptInvitation(code);
  useEffect(() => {
    if (isSpent) onSpent();
  }, [isSpent, onSpent]);
  return (
    <>
      <OtherAccount email={email} />
      <NewPasswordForm
        {...props}
        labels={{ password: t('password'), again: t('passwordAgain'), submit: t('accept') }}
      />
    </>
  );
}

/** For a browser in which somebody else is logged in. */
function OtherAccount({ email }: { email: string }) {
  const t = useMessages('invitation');
  const session = useSession();
  if (session.status !== 'member' || session.user.email === email) return null;
  return (
    <Notice
      tone="warning"
      title={t('otherTitle', { name: session.user.username })}
      className="mb-6"
    >
      <span className="wrap-anywhere">{t('other', { name: session.user.username, email })}</span>
    </Notice>
  );
}
