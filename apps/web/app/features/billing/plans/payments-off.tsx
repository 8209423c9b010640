import { useMessages } from '@rostra/messages/react';

/** Explains that no plan can be chosen. */
export function PaymentsOff() {
  const t = useMessages('plans');
  return t('paymentsOff');
}
