import { type ManagedPlan, offerPlan, orderPlans } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Badge, Button, useToast } from '@rostra/ui';
import { useSavedChoice } from '@rostra/ui/forms';
import { useState } from 'react';
import { MoveButtons } from '../../../lib/controls/move-buttons.tsx';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { PlanFacts } from './plan-facts.tsx';
import { RetirePlanDialog } from './retire-plan-dialog.tsx';
import { usePlanChange } from './use-plan-change.ts';
import { usePlanName } from './use-plan-name.ts';

interface PlanListProps {
  plans: readonly ManagedPlan[];
  onEdit: (plan: ManagedPlan) => void;
}

/** In the order in which visitors see them. */
export function PlanList({ plans, onEdit }: PlanListProps) {
  const t = useMessages('studio-plans');
  const nameOf = useManagedName();
  const [announcement, setAnnouncement] = useState('');
  const [retired, setRetired] = useState<ManagedPlan>();
  const onError = useErrorToast();
  const order = usePlanChange<string[]>({
    send: (api, ids) => api(orderPlans, { body: { ids } }),
    onError,
  });
  const [ids, choose] = useSavedChoice(
    plans.map(({ id }) => id),
    order.change,
  );
  const shown = ids.flatMap((id) => plans.filter((plan) => plan.id === id));
  const move = (from: number, by: -1 | 1) => {
    const to = from + by;
    choose(ids.toSpliced(from, 1).toSpliced(to, 0, ...ids.slice(from, from + 1)));
    setAnnouncement(t('moved', { position: to + 1, count: plans.length }));
  };
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol aria-label={t('list')} className="mt-6 max-w-4xl border-ink border-t">
        {shown.map((plan, index) => (
          <li
            key={plan.id}
            className="flex flex-wrap items-start gap-x-4 gap-y-2 border-line border-b py-4"
          >
            <div className="min-w-0 grow basis-64">
              <h2 className="flex flex-wrap items-center gap-x-3 font-medium text-lg">
                <bdi>{nameOf(plan)}</bdi>
                {plan.isRetired ? <Badge>{t('retired')}</Badge> : null}
              </h2>
              <PlanFacts plan={plan} />
            </div>
            <div className="flex flex-wrap items-center">
              <Button variant="quiet" size="small" onClick={() => onEdit(plan)}>
                {t('edit')}
                <span className="sr-only">{nameOf(plan)}</span>
              </Button>
              {plan.isRetired ? (
                <OfferButton plan={plan} name={nameOf(plan)} />
              ) : (
                <Button variant="quiet" size="small" onClick={() => setRetired(plan)}>
                  {t('retire')}
                  <span className="sr-only">{nameOf(plan)}</span>
                </Button>
              )}
              <MoveButtons
                title={nameOf(plan)}
                isFirst={index === 0}
                isLast={index === shown.length - 1}
                onMove={(by) => move(index, by)}
              />
            </div>
          </li>
        ))}
      </ol>
      <RetirePlanDialog
        plan={retired}
        name={retired ? nameOf(retired) : ''}
        onClose={() => setRetired(undefined)}
      />
    </>
  );
}

function OfferButton({ plan: { id, version }, name }: { plan: ManagedPlan; name: string }) {
  const t = useMessages('studio-plans');
  const { isBusy, change } = usePlanChange({
    send: (api) => api(offerPlan, { params: { id }, body: { version } }),
    done: t('isOffered'),
    onError: useErrorToast(),
  });
  return (
    <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => change()}>
      {t('offer')}
      <span className="sr-only">{name}</span>
    </Button>
  );
}

function useErrorToast() {
  const forms = useMessages('studio-forms');
  const errorText = useErrorText();
  const toast = useToast();
  return (error: Error) =>
    toast.add({
      variant: 'destructive',
      title: forms('saveFailed'),
      description: errorText(error),
    });
}

function useManagedName(): (plan: ManagedPlan) => string {
  const nameOf = usePlanName();
  return ({ id, name }) => name ?? nameOf(id);
}
