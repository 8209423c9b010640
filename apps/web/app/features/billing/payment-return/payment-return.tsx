import type { BillingSettings } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { Button, LinkButton, Notice, Spinner } from '@rostra/ui';
import { usePaymentReturn } from './use-payment-return.ts';

/** Waits half a minute for the bank. After that the member is notified by email. */
export function PaymentReturn({ settings }: { settings: BillingSettings }) {
  const { isWaiting, askAgain } = usePaymentReturn(settings);
  if (isWaiting) {
    return (
      <div className="flex items-center gap-4 text-accent">
        <Spinner label="" />
        <p role="status" className="text-ink">
          Waiting for your bank’s response. This usually takes a few seconds.
        </p>
      </div>
    );
  }
  return (
    <>
      <Notice tone="warning" isLive title="Your bank has not answered yet">
        You do not need to wait here or pay again. We will email you as soon as the payment is
        confirmed.
      </Notice>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button onClick={askAgain}>Check again</Button>
        <LinkButton href={pathTo(pages.subscription)} variant="secondary">
          Go to your subscription
        </LinkButton>
      </div>
    </>
  );
}
