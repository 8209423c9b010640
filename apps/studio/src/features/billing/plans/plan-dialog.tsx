import { createPlan, editPlan, type ManagedPlan } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { draftOf, type PlanDraft, planOf, priceOf } from './plan-draft.ts';
import { PlanFields } from './plan-fields.tsx';
import { usePlanChange } from './use-plan-change.ts';

interface PlanDialogProps {
  edited: ManagedPlan | 'new' | undefined;
  plans: readonly ManagedPlan[];
  onClose: () => void;
}

export function PlanDialog({ edited, plans, onClose }: PlanDialogProps) {
  const t = useMessages('studio-plans');
  const plan = edited === 'new' ? undefined : edited;
  return (
    <Dialog
      isOpen={edited !== undefined}
      onClose={onClose}
      title={plan ? t('editTitle') : t('add')}
      startsInField
    >
      {edited === undefined ? null : (
        <PlanForm plan={plan} start={draftOf(plan, plans)} onDone={onClose} />
      )}
    </Dialog>
  );
}

interface PlanFormProps {
  plan: ManagedPlan | undefined;
  start: PlanDraft;
  onDone: () => void;
}

function PlanForm({ plan, start, onDone }: PlanFormProps) {
  const t = useMessages('studio-plans');
  const forms = useMessages('studio-forms');
  const save = usePlanChange<PlanDraft>({
    send: (api, draft, key) =>
      plan
        ? api(editPlan, { params: { id: plan.id }, body: editedOf(plan, planOf(draft)) })
        : api(createPlan, { body: { ...planOf(draft), key } }),
    done: plan ? t('changed') : t('created'),
    onDone,
  });
  const form = useStudioForm({
    initial: start,
    check: (draft) => ({
      priceMinor: priceOf(draft) === undefined ? t('invalidPrice') : undefined,
    }),
    save,
  });
  return (
    <FormFrame
      form={form}
      action={plan ? forms('save') : t('add')}
      onCancel={onDone}
      className="mt-5"
    >
      <PlanFields plan={plan} form={form} />
    </FormFrame>
  );
}

/** Empty texts of a built-in plan are the built-in ones. */
function editedOf(
  { isBuiltIn, version }: ManagedPlan,
  { name, description, features, ...terms }: ReturnType<typeof planOf>,
) {
  return {
    ...terms,
    version,
    name: isBuiltIn ? name || null : name,
    description: isBuiltIn ? description || null : description,
    features: isBuiltIn && features.length === 0 ? null : features,
  };
}
