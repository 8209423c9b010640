import type { BillingMode } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';

interface SandboxHintProps {
  mode: BillingMode;
  purpose?: 'pay' | 'add';
}

/** Offers a test card in the sandbox. */
export function SandboxHint({ mode, purpose = 'pay' }: SandboxHintProps) {
  const t = useMessages('billing');
  if (mode !== 'sandbox') return null;
  return (
    <p className="figures-table mb-6 border-line border-s-2 ps-4 text-muted text-sm">
      {t.rich(purpose === 'pay' ? 'sandboxPay' : 'sandboxAdd', {
        number: (children) => (
          <bdi className="whitespace-nowrap" dir="ltr">
            {children}
          </bdi>
        ),
      })}
    </p>
  );
}
