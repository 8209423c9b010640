import { createPlan, editPlan, type ManagedPlan } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { draftOf, type PlanDraft, planOf } from './plan-draft.ts';
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

type Sent = NonNullable<ReturnType<typeof planOf>>;

function PlanForm({ plan, start, onDone }: PlanFormProps) {
  const t = useMessages('studio-plans');
  const forms = useMessages('studio-forms');
  const form = useRef<HTMLFormElement>(null);
  const [draft, setDraft] = useState(start);
  const [isPriceInvalid, setIsPriceInvalid] = useState(false);
  // A second click, or a second try after an error, creates one plan.
  const [key] = useState(() => crypto.randomUUID());
  const focusError = () =>
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
    );
  const { isBusy, error, change } = usePlanChange<Sent>({
    send: (api, sent) =>
      plan
        ? api(editPlan, { params: { id: plan.id }, body: editedOf(plan, sent) })
        : api(createPlan, { body: { ...sent, key } }),
    done: plan ? t('changed') : t('created'),
    onDone,
    onError: focusError,
  });
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const sent = planOf(draft);
    setIsPriceInvalid(sent === undefined);
    if (sent) change(sent);
    else focusError();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-5">
      <PlanFields
        plan={plan}
        draft={draft}
        errorOf={(name) =>
          name === 'priceMinor' && isPriceInvalid
            ? t('invalidPrice')
            : fieldErrors.find(({ path }) => path[0] === name)?.message
        }
        onChange={(changes) => setDraft((current) => ({ ...current, ...changes }))}
      />
      <p role="alert" className="min-h-6 text-danger">
        {error && fieldErrors.length === 0 ? errorText(error, forms('noConnection')) : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {plan ? forms('save') : t('add')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {forms('cancel')}
        </Button>
      </div>
    </form>
  );
}

/** Empty texts of a built-in plan are the built-in ones. */
function editedOf(
  { isBuiltIn, version }: ManagedPlan,
  { name, description, features, ...terms }: Sent,
) {
  return {
    ...terms,
    version,
    name: isBuiltIn ? name || null : name,
    description: isBuiltIn ? description || null : description,
    features: isBuiltIn && features.length === 0 ? null : features,
  };
}
