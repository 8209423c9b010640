import { pages, pathTo } from '@rostra/contract/pages';
import { useNavigate } from 'react-router';
import type { PendingPayment } from '../payment/pending-payment.ts';
import { returnPath } from '../payment/return-path.ts';

/** Leaves the checkout and replaces it in the history. */
export function useExitCheckout() {
  const navigate = useNavigate();
  const leaveFor = (path: string) =>
    navigate(path, { replace: true, defaultShouldRevalidate: false });
  return {
    toOverview: () => leaveFor(pathTo(pages.subscription)),
    /** Goes to the page that waits for the bank. */
    toReturn: (pendingPayment: PendingPayment) => leaveFor(returnPath(pendingPayment)),
  };
}
