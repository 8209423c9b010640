import type { BillingSettings } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, LinkButton, Notice, Spinner } from '@rostra/ui';
import { usePaymentReturn } from './use-payment-return.ts';

/** Waits half a minute for the bank. After that the member is notified by email. */
export function PaymentReturn({ settings }: { settings: BillingSettings }) {
  const t = useMessages('billing');
  const { isWaiting, askAgain } = usePaymentReturn(settings);
  if (isWaiting) {
    return (
      <div className="flex items-center gap-4 text-accent">
        <Spinner label="" />
        <p role="status" className="text-ink">
          {t('waiting')}
        </p>
      </div>
    );
  }
  return (
    <>
      <Notice tone="warning" isLive title={t('noAnswerTitle')}>
        {t('noAnswer')}
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={askAgain}>{t('checkAgain')}</Button>
        <LinkButton href={pathTo(pages.subscription)} variant="secondary">
          {t('goToSubscription')}
        </LinkButton>
      </div>
    </>
  );
}
