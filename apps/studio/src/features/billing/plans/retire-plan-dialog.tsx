import { type ManagedPlan, retirePlan } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { Confirmation } from '../../../lib/controls/confirmation.tsx';
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
  const { id, version, memberCount: count } = plan;
  const { isBusy, error, change } = usePlanChange({
    send: (api) => api(retirePlan, { params: { id }, body: { version } }),
    done: t('isRetired'),
    onDone: onClose,
  });
  return (
    <Confirmation
      text={t('retireText', { plan: name, count })}
      action={t('retire')}
      isBusy={isBusy}
      error={error}
      onConfirm={() => change()}
      onCancel={onClose}
    />
  );
}
