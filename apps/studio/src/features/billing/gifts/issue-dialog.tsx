import { issueGifts, MAX_GIFTS_ISSUED } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { SelectField, TextField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useTimeZone } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useChange } from '../../../session/use-change.ts';
import { plansQuery } from '../plans/plans-query.ts';
import { usePlanName } from '../plans/use-plan-name.ts';
import { giftsKey } from './gifts-query.ts';

interface IssueDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onIssued: (codes: readonly string[]) => void;
}

export function IssueDialog({ isOpen, onClose, onIssued }: IssueDialogProps) {
  const t = useMessages('studio-gifts');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('issue')} startsInField>
      {isOpen ? <IssueForm onClose={onClose} onIssued={onIssued} /> : null}
    </Dialog>
  );
}

const empty = { planId: '', months: '3', count: '1', lastDay: '', note: '' };

/** A number that the server refuses, with a text for its field. */
const NO_NUMBER = 0;

const numberOf = (text: string): number =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : NO_NUMBER;

function IssueForm({ onClose, onIssued }: Omit<IssueDialogProps, 'isOpen'>) {
  const t = useMessages('studio-gifts');
  const zone = useTimeZone();
  const nameOf = usePlanName();
  const plans = useQuery(plansQuery(useApi()));
  const offered = plans.data?.filter(({ isRetired }) => !isRetired) ?? [];
  const save = useChange({
    send: (api, draft: typeof empty, key) =>
      api(issueGifts, {
        body: {
          ...draft,
          key,
          planId: draft.planId || (offered[0]?.id ?? ''),
          months: numberOf(draft.months),
          count: numberOf(draft.count),
          lastDay: draft.lastDay || null,
        },
      }),
    done: (_, { data: { codes } }) => t('issuedToast', { count: codes.length }),
    onDone: (_, { data: { codes } }) => onIssued(codes),
    affects: giftsKey,
  });
  const form = useStudioForm({ initial: empty, save });
  const plan = form.bind('planId');
  if (plans.isError && !plans.data) return <LoadFailure query={plans} />;
  const number = { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' } as const;
  return (
    <FormFrame form={form} action={t('issue')} onCancel={onClose} className="mt-5">
      <SelectField
        label={t('plan')}
        value={plan.value || offered[0]?.id}
        error={plan.error}
        onChange={({ target }) => plan.onChange(target.value)}
      >
        {offered.map(({ id }) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-x-3 sm:grid-cols-2">
        <TextField label={t('months')} {...number} {...form.field('months')} />
        <TextField
          label={t('count')}
          help={t('countHelp', { max: MAX_GIFTS_ISSUED })}
          {...number}
          {...form.field('count')}
        />
      </div>
      <TextField
        label={t('lastDay')}
        help={t('lastDayHelp', { zone })}
        type="date"
        {...form.field('lastDay')}
      />
      <TextField
        label={t('note')}
        help={t('noteHelp')}
        autoComplete="off"
        maxLength={200}
        {...form.field('note')}
      />
    </FormFrame>
  );
}
