import type { CodePreview, Subscription } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import type { CardActions } from '../account/billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { DiscountCode } from './discount-code.tsx';

interface PlanCodeProps {
  subscription: Subscription;
  cards: CardActions;
}

/** Uses a code for the plan that the member has. */
export function PlanCode({ subscription, cards }: PlanCodeProps) {
  const t = useMessages('billing');
  const [code, setCode] = useState<CodePreview>();
  const { start, isBusy, error } = useBillingAction('code', async (shown: CodePreview) => {
    await cards.applyCode(shown);
    return undefined;
  });
  return (
    <DiscountCode
      className="mt-4 max-w-md"
      check={(typed) => cards.checkCode(typed)}
      preview={code}
      interval={subscription.interval}
      isBusy={isBusy}
      onChange={setCode}
    >
      {code ? (
        <>
          {error ? (
            <p role="alert" className="w-full text-danger text-sm">
              {error}
            </p>
          ) : null}
          <Button size="small" isBusy={isBusy} onClick={() => void start(code)}>
            {t('code.use')}
          </Button>
        </>
      ) : null}
    </DiscountCode>
  );
}
