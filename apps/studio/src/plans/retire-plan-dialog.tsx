import { type ManagedPlan, retirePlan } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { errorText } from '../lib/error-text.ts';
import { usePlanChange } from './use-plan-change.ts';

interface RetirePlanDialogProps {
  plan: ManagedPlan | undefined;
  name: string;
  onClose: () => void;
}

export function RetirePlanDialog({ plan, name, onClose }: RetirePlanDialogProps) {
  const t = useMessages('studio-plans');
  return (
    <Dialog isOpen={plan !== undefined} onClose={onClose} title={t('retireTitle')}>
      {plan ? <RetireForm plan={plan} name={name} onClose={onClose} /> : null}
    </Dialog>
  );
}

function RetireForm({ plan, name, onClose }: RetirePlanDialogProps & { plan: ManagedPlan }) {
  const t = useMessages('studio-plans');
  const forms = useMessages('studio-forms');
  const { id, version, memberCount: count } = plan;
  const { isBusy, error, change } = usePlanChange({
    send: (api) => api(retirePlan, { params: { id }, body: { version } }),
    done: t('isRetired'),
    onDone: onClose,
  });
  return (
    <>
      <p className="mt-3 text-muted [overflow-wrap:anywhere]">
        {t('retireText', { plan: name, count })}
      </p>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error ? errorText(error, forms('noConnection')) : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button variant="danger" isBusy={isBusy} onClick={() => change()}>
          {t('retire')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </>
  );
}
