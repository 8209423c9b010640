import type { PauseOption, PauseOptions, Subscription } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Loading, Notice, Skeleton } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayTag } from '../../../lib/dates/day-tag.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { FailureNotice } from '../../../lib/forms/failure-notice.tsx';
import { QueryStates } from '../../../lib/member-pages/query-states.tsx';
import type { ChangeActions } from '../account/billing.ts';
import { useBillingAction } from '../account/use-billing-action.ts';
import { EndsForGroup } from '../groups/ends-for-group.tsx';
import { explainPayment } from '../payment/explain-payment.ts';
import { usePlanName } from '../plans/use-plan-name.ts';

interface PauseDialogProps {
  subscription: Subscription;
  changes: ChangeActions;
  isOpen: boolean;
  onClose: () => void;
}

/** Explains what access remains, and when what is charged, before pausing. */
export function PauseDialog({ subscription, changes, isOpen, onClose }: PauseDialogProps) {
  const t = useMessages('pauses');
  const billing = useMessages('billing');
  const format = useFormat();
  const plan = usePlanName()(subscription.planId, subscription.planName);
  const options = useQuery({
    queryKey: ['billing', 'pause', subscription.id],
    queryFn: () => changes.pauseOptions(),
    enabled: isOpen,
    gcTime: 0,
  });
  const { start, isBusy, error, clearError } = useBillingAction(
    'update',
    async (option: PauseOption) => {
      await changes.pause(option);
      return t('done', { date: format.date(option.endsAt) });
    },
  );
  const close = () => {
    clearError();
    onClose();
  };
  return (
    <Dialog isOpen={isOpen} onClose={close} isBusy={isBusy} title={t('title', { plan })}>
      <QueryStates
        query={options}
        skeleton={
          <Loading label={t('calculating')}>
            <Skeleton className="h-5 w-full" />
            <Skeleton className="mt-4 h-5 w-10/12" />
          </Loading>
        }
        failed={(failure) => explainPayment(failure, billing('dataNotLoaded'), billing)}
      >
        {(found) => (
          <PauseForm
            found={found}
            error={error}
            isBusy={isBusy}
            onClose={close}
            onPause={async (option) => {
              const end = await start(option);
              if (end === 'done') close();
              if (end === 'failed') await options.refetch();
            }}
          />
        )}
      </QueryStates>
    </Dialog>
  );
}

interface PauseFormProps {
  found: PauseOptions;
  error: string | undefined;
  isBusy: boolean;
  onClose: () => void;
  onPause: (option: PauseOption) => Promise<void>;
}

function PauseForm({ found, error, isBusy, onClose, onPause }: PauseFormProps) {
  const t = useMessages('pauses');
  const billing = useMessages('billing');
  const format = useFormat();
  const [months, setMonths] = useState(1);
  const option = found.options.find((known) => known.months === months);
  if (found.obstacle) {
    return <Notice tone="warning">{t(`obstacle.${found.obstacle}`)}</Notice>;
  }
  if (!option) return <Notice tone="warning">{t('unavailable')}</Notice>;
  const on = (iso: string) => ({ date: format.date(iso), day: dayTag(iso) });
  const amount = format.money(option.amountDue, found.currency);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void onPause(option);
      }}
    >
      <fieldset disabled={isBusy} className="mt-3">
        <legend className="font-medium text-sm">{t('length')}</legend>
        <div className="mt-2 border-line border-t">
          {found.options.map((known) => (
            <label
              key={known.months}
              className="flex min-h-12 cursor-pointer items-center gap-3 border-line border-b py-2 text-sm"
            >
              <input
                type="radio"
                name="months"
                value={known.months}
                checked={known.months === months}
                onChange={() => setMonths(known.months)}
                className="size-5 shrink-0 accent-accent"
              />
              <span className="figures-table font-medium">
                {t('months', { months: known.months })}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <ul className="mt-4 grid list-disc gap-2 ps-5 text-sm marker:text-muted">
        <li>{billing.rich('accessUntil', on(option.startsAt))}</li>
        <li>{t.rich('gap', on(option.endsAt))}</li>
        <EndsForGroup />
        <li>{t.rich('continues', { ...on(option.endsAt), amount })}</li>
        <li>{t('early')}</li>
      </ul>
      <FailureNotice>{error}</FailureNotice>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {t('open')}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onClose}>
          {billing('keepPlan')}
        </Button>
      </div>
    </form>
  );
}
