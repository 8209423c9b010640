import { addressOrNull, sendConfirmation } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton, Notice } from '@rostra/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../lib/errors/error-message.ts';
import { type SessionUser, useApi } from '../sessions/index.ts';

const EMAIL_SECTION = `${pathTo(pages.profile)}#email`;

/** Asks members to confirm their address until they have done so. */
export function ConfirmAddressNotice({
  user,
  className = '',
}: {
  user: SessionUser | undefined;
  className?: string;
}) {
  const t = useMessages('email-confirmation');
  if (!user || user.confirmed) return null;
  const email = addressOrNull(user.email);
  if (email) return <UnconfirmedAddress email={email} className={className} />;
  return (
    <Notice tone="warning" className={className} title={t('noAddressTitle')}>
      <p>{t('noAddress')}</p>
      <LinkButton href={EMAIL_SECTION} variant="secondary" size="small" className="mt-3">
        {t('addAddress')}
      </LinkButton>
    </Notice>
  );
}

function UnconfirmedAddress({ email, className }: { email: string; className: string }) {
  const t = useMessages('email-confirmation');
  const api = useApi();
  const errorMessage = useErrorMessage();
  const [isSending, setIsSending] = useState(false);
  const [answer, setAnswer] = useState<string>();
  async function sendAgain() {
    setIsSending(true);
    setAnswer(undefined);
    const sent = () => t('sentAgain', { email });
    setAnswer(await api(sendConfirmation, {}).then(sent, errorMessage));
    setIsSending(false);
  }
  return (
    <Notice className={className} title={t('confirmTitle')}>
      <p className="wrap-anywhere">{t('prompt', { email })}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          variant="secondary"
          size="small"
          isBusy={isSending}
          onClick={() => void sendAgain()}
        >
          {t('sendAgain')}
        </Button>
        <LinkButton href={EMAIL_SECTION} variant="quiet" size="small">
          {t('changeAddress')}
        </LinkButton>
      </div>
      <p role="status" className="wrap-anywhere mt-2 empty:hidden">
        {answer}
      </p>
    </Notice>
  );
}
