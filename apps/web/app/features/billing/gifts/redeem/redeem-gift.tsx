import { previewRedemption, type Redemption } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '../../../sessions/index.ts';
import { CodeField } from '../../coupons/code-field.tsx';
import { explainPayment } from '../../payment/explain-payment.ts';
import { ConfirmRedemption } from './confirm-redemption.tsx';

/** Asks for a code, shows what it is for, and redeems it. */
export function RedeemGift({ initialCode }: { initialCode: string }) {
  const t = useMessages('gifts');
  const billing = useMessages('billing');
  const api = useApi();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState(initialCode);
  const checking = useMutation({
    mutationFn: (typed: string): Promise<Redemption> =>
      api(previewRedemption, { body: { code: typed } }),
    onError: () => field.current?.focus(),
  });
  const { mutate, data, error, isPending, reset } = checking;
  // The code of a mail is checked without another click.
  useEffect(() => {
    if (initialCode) mutate(initialCode);
  }, [initialCode, mutate]);
  if (data) return <ConfirmRedemption code={code} shown={data} onBack={reset} />;
  return (
    <form
      noValidate
      className="max-w-form"
      aria-label={t('redeemTitle')}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) mutate(code);
      }}
    >
      <CodeField
        ref={field}
        label={t('code')}
        value={code}
        error={error ? explainPayment(error, t('notChecked'), billing) : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button type="submit" className="mt-4" isBusy={isPending}>
        {t('check')}
      </Button>
    </form>
  );
}
