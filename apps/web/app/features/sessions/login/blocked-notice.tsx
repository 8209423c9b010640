import { useMessages } from '@rostra/messages/react';
import { Notice, TextLink } from '@rostra/ui';
import { useSite } from '../../../lib/site/site-context.ts';

/** Stays on the login page, because a toast disappears before it can be acted upon. */
export function BlockedNotice() {
  const t = useMessages('accounts');
  const { contactEmail } = useSite();
  return (
    <Notice tone="danger" isLive className="mb-8" title={t('blockedTitle')}>
      <p>{t('blocked')}</p>
      <p className="wrap-anywhere mt-2">
        {t.rich('blockedHelp', {
          email: contactEmail,
          link: (children) => <TextLink href={`mailto:${contactEmail}`}>{children}</TextLink>,
        })}
      </p>
    </Notice>
  );
}
