import { pages, pathTo } from '@rostra/contract/pages';
import { useNavigate } from 'react-router';
import type { PendingPayment } from '../payment/pending-payment.ts';
import { returnPath } from '../payment/return-path.ts';

/** Where a form leads when it is done: it is not a page to come back to. */
export function useExitCheckout() {
  const navigate = useNavigate();
  const leaveFor = (path: string) =>
    navigate(path, { replace: true, defaultShouldRevalidate: false });
  return {
    toOverview: () => leaveFor(pathTo(pages.subscription)),
    /** The page that waits for the bank. */
    toReturn: (pendingPayment: PendingPayment) => leaveFor(returnPath(pendingPayment)),
  };
}
