import type { BillingMode } from '@rostra/contract';

/** In the sandbox somebody is trying the site out: they need a card that works there. */
export function SandboxHint({ mode }: { mode: BillingMode }) {
  if (mode !== 'sandbox') return null;
  return (
    <p className="figures-table mb-6 border-line border-l-2 pl-4 text-muted text-sm">
      No real money moves here. Pay with the card{' '}
      <span className="whitespace-nowrap">4242 4242 4242 4242</span>, any date to come and any code.
    </p>
  );
}
