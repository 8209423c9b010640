import { paymentMessages } from '@rostra/contract';
import { Button, useToast } from '@rostra/ui';
import { useState } from 'react';
import { CancelledError } from '../../../lib/errors/cancelled-error.ts';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import type { CardActions } from '../account/billing.ts';
import { explainPayment } from '../payment/explain-payment.ts';

/** Opens Stripe's customer portal. */
export function PortalSection({ cards }: { cards: CardActions }) {
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  async function open() {
    setIsBusy(true);
    try {
      window.location.assign(await cards.openPortal());
      // Busy until the page unloads or is restored from the back-forward cache.
      window.addEventListener('pageshow', () => setIsBusy(false), { once: true });
    } catch (error) {
      setIsBusy(false);
      if (error instanceof CancelledError) return;
      const title = explainPayment(error, paymentMessages.portalNotCreated);
      toast.add({ title, variant: 'destructive' });
    }
  }
  return (
    <MemberSection
      id="portal"
      title="Billing portal"
      text="All your invoices, cards and billing details in one place, hosted by Stripe."
    >
      <Button variant="secondary" isBusy={isBusy} onClick={() => void open()}>
        Open the billing portal
      </Button>
    </MemberSection>
  );
}
