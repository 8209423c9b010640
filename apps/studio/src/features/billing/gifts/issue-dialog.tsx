import { CancelledError } from '@rostra/browser/cancelled-error';
import { issueGifts, MAX_GIFTS_ISSUED, type NewGifts } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { SelectField, TextField } from '@rostra/ui/forms';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useTimeZone } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
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

/** A number that the server refuses, with a text for its field. */
const NO_NUMBER = 0;

const numberOf = (text: string): number =>
  /^\d{1,6}$/.test(text.trim()) ? Number(text.trim()) : NO_NUMBER;

function IssueForm({ onClose, onIssued }: Omit<IssueDialogProps, 'isOpen'>) {
  const t = useMessages('studio-gifts');
  const forms = useMessages('studio-forms');
  const zone = useTimeZone();
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const nameOf = usePlanName();
  const form = useRef<HTMLFormElement>(null);
  const plans = useQuery(plansQuery(api));
  const offered = plans.data?.filter(({ isRetired }) => !isRetired) ?? [];
  // A second click, or a second try after an error, issues the same codes.
  const [key] = useState(() => crypto.randomUUID());
  const [draft, setDraft] = useState({
    planId: '',
    months: '3',
    count: '1',
    lastDay: '',
    note: '',
  });
  const set = (name: keyof typeof draft) => (event: { target: { value: string } }) =>
    setDraft((before) => ({ ...before, [name]: event.target.value }));
  const issuing = useMutation({
    mutationFn: (body: NewGifts) => api(issueGifts, { body }),
    onSuccess: ({ data: { codes } }) => {
      toast.add({ title: t('issuedToast', { count: codes.length }) });
      onIssued(codes);
      void queries.invalidateQueries({ queryKey: giftsKey });
    },
  });
  const error = issuing.error instanceof CancelledError ? null : issuing.error;
  useEffect(() => {
    if (error) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [error]);
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  const errorOf = (name: string) => fieldErrors.find(({ path }) => path[0] === name)?.message;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (issuing.isPending) return;
    issuing.mutate({
      key,
      planId: draft.planId || (offered[0]?.id ?? ''),
      months: numberOf(draft.months),
      count: numberOf(draft.count),
      lastDay: draft.lastDay || null,
      note: draft.note,
    });
  };
  if (plans.isError && !plans.data) return <LoadFailure query={plans} />;
  const number = { inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' } as const;
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-5">
      <SelectField
        label={t('plan')}
        value={draft.planId || (offered[0]?.id ?? '')}
        error={errorOf('planId')}
        onChange={set('planId')}
      >
        {offered.map(({ id }) => (
          <option key={id} value={id}>
            {nameOf(id)}
          </option>
        ))}
      </SelectField>
      <div className="grid gap-x-3 sm:grid-cols-2">
        <TextField
          label={t('months')}
          {...number}
          value={draft.months}
          error={errorOf('months')}
          onChange={set('months')}
        />
        <TextField
          label={t('count')}
          help={t('countHelp', { max: MAX_GIFTS_ISSUED })}
          {...number}
          value={draft.count}
          error={errorOf('count')}
          onChange={set('count')}
        />
      </div>
      <TextField
        label={t('lastDay')}
        help={t('lastDayHelp', { zone })}
        type="date"
        value={draft.lastDay}
        error={errorOf('lastDay')}
        onChange={set('lastDay')}
      />
      <TextField
        label={t('note')}
        help={t('noteHelp')}
        autoComplete="off"
        maxLength={200}
        value={draft.note}
        error={errorOf('note')}
        onChange={set('note')}
      />
      <p role="alert" className="min-h-6 text-danger">
        {error && fieldErrors.length === 0 ? errorText(error, forms('noConnection')) : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" isBusy={issuing.isPending}>
          {t('issue')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </form>
  );
}
