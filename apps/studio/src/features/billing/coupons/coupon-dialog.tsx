import { createCoupon, type NewCoupon, type PlanCurrency, planCurrencies } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { plansQuery } from '../plans/plans-query.ts';
import { couponOf, emptyDraft } from './coupon-draft.ts';
import { CouponFields } from './coupon-fields.tsx';
import { useCouponChange } from './use-coupon-change.ts';

interface CouponDialogProps {
  isOpen: boolean;
  onClose: () => void;
}

export function CouponDialog({ isOpen, onClose }: CouponDialogProps) {
  const t = useMessages('studio-coupons');
  const plans = useQuery(plansQuery(useApi()));
  const offered = plans.data?.filter(({ isRetired }) => !isRetired);
  const currency = planCurrencies.find((known) => known === offered?.[0]?.currency) ?? 'usd';
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('add')} startsInField>
      {isOpen && plans.data ? <CouponForm currency={currency} onDone={onClose} /> : null}
      {plans.isError && !plans.data ? <LoadFailure query={plans} /> : null}
    </Dialog>
  );
}

function CouponForm({ currency, onDone }: { currency: PlanCurrency; onDone: () => void }) {
  const t = useMessages('studio-coupons');
  const forms = useMessages('studio-forms');
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(() => emptyDraft(currency));
  // A second click, or a second try after an error, creates one coupon.
  const [key] = useState(() => crypto.randomUUID());
  const { isBusy, error, change } = useCouponChange<Omit<NewCoupon, 'key'>>({
    send: (api, sent) => api(createCoupon, { body: { ...sent, key } }),
    done: t('created'),
    onDone,
  });
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    change(couponOf(draft));
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-5">
      <CouponFields
        draft={draft}
        errorOf={(name) => fieldErrors.find(({ path }) => path[0] === name)?.message}
        onChange={(changes) => setDraft((current) => ({ ...current, ...changes }))}
      />
      <p role="alert" className="min-h-6 text-danger">
        {error && fieldErrors.length === 0 ? errorText(error, forms('noConnection')) : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {t('add')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {forms('cancel')}
        </Button>
      </div>
    </form>
  );
}
