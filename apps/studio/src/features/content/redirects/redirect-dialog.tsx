import { changeRedirect, createRedirect, type RedirectSummary } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { errorText } from '../../../lib/error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { redirectsKey } from './redirects-query.ts';

/** What the form begins with. */
export interface RedirectDraft {
  readonly from: string;
  readonly to: string;
  /** The redirect that is changed; undefined for a new one. */
  readonly edited: RedirectSummary | undefined;
}

interface RedirectDialogProps {
  draft: RedirectDraft | undefined;
  onClose: () => void;
}

export function RedirectDialog({ draft, onClose }: RedirectDialogProps) {
  const t = useMessages('studio-redirects');
  return (
    <Dialog
      isOpen={draft !== undefined}
      onClose={onClose}
      title={draft?.edited ? t('editTitle') : t('add')}
      startsInField
    >
      {draft ? <RedirectForm draft={draft} onDone={onClose} /> : null}
    </Dialog>
  );
}

function RedirectForm({ draft, onDone }: { draft: RedirectDraft; onDone: () => void }) {
  const t = useMessages('studio-redirects');
  const forms = useMessages('studio-forms');
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const form = useRef<HTMLFormElement>(null);
  const [from, setFrom] = useState(draft.from);
  const [to, setTo] = useState(draft.to);
  const { edited } = draft;
  const save = useMutation({
    mutationFn: () =>
      edited
        ? api(changeRedirect, { body: { path: edited.path, version: edited.version, from, to } })
        : api(createRedirect, { body: { from, to } }),
    onSuccess: async () => {
      toast.add({ title: edited ? t('changed') : t('added') });
      onDone();
      await queryClient.invalidateQueries({ queryKey: redirectsKey });
    },
    onError: () =>
      requestAnimationFrame(() =>
        form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(),
      ),
  });
  const { error } = save;
  const fieldErrors = error instanceof ApiError ? error.fieldErrors : [];
  const errorOf = (name: 'from' | 'to') =>
    fieldErrors.find(({ path }) => path[0] === name)?.message;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="mt-5">
      <TextField
        label={t('column.from')}
        help={t('fromHelp')}
        dir="ltr"
        autoComplete="off"
        maxLength={2000}
        value={from}
        error={errorOf('from')}
        onChange={(event) => setFrom(event.target.value)}
      />
      <TextField
        label={t('column.to')}
        help={t('toHelp')}
        dir="ltr"
        autoComplete="off"
        maxLength={2000}
        value={to}
        error={errorOf('to')}
        onChange={(event) => setTo(event.target.value)}
      />
      <p role="alert" className="min-h-6 text-danger">
        {error && fieldErrors.length === 0 ? errorText(error, forms('noConnection')) : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button type="submit" isBusy={save.isPending}>
          {forms('save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {forms('cancel')}
        </Button>
      </div>
    </form>
  );
}
