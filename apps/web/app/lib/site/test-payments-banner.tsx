import { useRootData } from './site-context.ts';

/** On every page of a public site that accepts test cards, so that nobody takes it for a real shop. */
export function TestPaymentsBanner() {
  if (useRootData()?.site.payments !== 'test') return null;
  return (
    <aside
      aria-label="Test payments"
      data-print="hidden"
      className="border-warning border-b bg-warning-soft px-gutter py-2 text-center text-sm"
    >
      This site is a demonstration: payments accept test cards only, and no money is charged.
    </aside>
  );
}
