import type { BillingMode } from '@rostra/contract';

/** In the sandbox somebody is trying the site out: they need a card that works there. */
interface SandboxHintProps {
  mode: BillingMode;
  /** What is done with the card. */
  verb?: 'Pay with' | 'Add';
}

export function SandboxHint({ mode, verb = 'Pay with' }: SandboxHintProps) {
  if (mode !== 'sandbox') return null;
  return (
    <p className="figures-table mb-6 border-line border-l-2 pl-4 text-muted text-sm">
      No real money moves here. {verb} the card{' '}
      <span className="whitespace-nowrap">4242 4242 4242 4242</span>, any future date and any code.
    </p>
  );
}
