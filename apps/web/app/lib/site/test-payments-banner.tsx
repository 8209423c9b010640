import { useMessages } from '@rostra/messages/react';
import { useRootData } from './site-context.ts';

/** On every page of a public site that accepts test cards, so that nobody takes it for a real shop. */
export function TestPaymentsBanner() {
  const t = useMessages('site');
  if (useRootData()?.site.payments !== 'test') return null;
  return (
    <aside
      aria-label={t('testPaymentsTitle')}
      data-print="hidden"
      className="border-warning border-b bg-warning-soft px-gutter py-2 text-center text-sm"
    >
      {t('testPayments')}
    </aside>
  );
}
