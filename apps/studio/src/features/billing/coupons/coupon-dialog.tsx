import { createCoupon, type PlanCurrency, planCurrencies } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { plansQuery } from '../plans/plans-query.ts';
import { type CouponDraft, couponOf, emptyDraft } from './coupon-draft.ts';
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
  const save = useCouponChange<CouponDraft>({
    send: (api, draft, key) => api(createCoupon, { body: { ...couponOf(draft), key } }),
    done: t('created'),
    onDone,
  });
  const form = useStudioForm({ initial: emptyDraft(currency), save });
  return (
    <FormFrame form={form} action={t('add')} onCancel={onDone} className="mt-5">
      <CouponFields form={form} />
    </FormFrame>
  );
}
