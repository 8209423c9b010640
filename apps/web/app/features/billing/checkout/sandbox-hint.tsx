import type { BillingMode } from '@rostra/contract';

/** Offers a test card in the sandbox. */
interface SandboxHintProps {
  mode: BillingMode;
  verb?: 'Pay with' | 'Add';
}

export function SandboxHint({ mode, verb = 'Pay with' }: SandboxHintProps) {
  if (mode !== 'sandbox') return null;
  return (
    <p className="figures-table mb-6 border-line border-l-2 pl-4 text-muted text-sm">
      No real money is involved here. {verb} the card{' '}
      <span className="whitespace-nowrap">4242 4242 4242 4242</span>, any future date and any code.
    </p>
  );
}
