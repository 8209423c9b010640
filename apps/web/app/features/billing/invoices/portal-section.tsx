import { CancelledError } from '@rostra/browser/cancelled-error';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { useState } from 'react';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import type { CardActions } from '../account/billing.ts';
import { explainPayment } from '../payment/explain-payment.ts';

/** Opens Stripe's customer portal. */
export function PortalSection({ cards }: { cards: CardActions }) {
  const t = useMessages('billing');
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
      const title = explainPayment(error, t('portalNotOpened'), t);
      toast.add({ title, variant: 'destructive' });
    }
  }
  return (
    <MemberSection id="portal" title={t('portalTitle')} text={t('portalText')}>
      <Button variant="secondary" isBusy={isBusy} onClick={() => void open()}>
        {t('openPortal')}
      </Button>
    </MemberSection>
  );
}
