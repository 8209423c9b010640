import { changeRedirect, createRedirect, type RedirectSummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useChange } from '../../../session/use-change.ts';
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

interface RedirectFormProps {
  draft: RedirectDraft;
  onDone: () => void;
}

function RedirectForm({ draft: { from, to, edited }, onDone }: RedirectFormProps) {
  const t = useMessages('studio-redirects');
  const forms = useMessages('studio-forms');
  const save = useChange<{ from: string; to: string }>({
    send: (api, body) =>
      edited
        ? api(changeRedirect, { body: { ...body, path: edited.path, version: edited.version } })
        : api(createRedirect, { body }),
    done: edited ? t('changed') : t('added'),
    onDone,
    affects: redirectsKey,
  });
  const form = useStudioForm({ initial: { from, to }, save });
  const address = { dir: 'ltr', autoComplete: 'off', maxLength: 2000 } as const;
  return (
    <FormFrame form={form} action={forms('save')} onCancel={onDone} className="mt-5">
      <TextField
        label={t('column.from')}
        help={t('fromHelp')}
        {...address}
        {...form.field('from')}
      />
      <TextField label={t('column.to')} help={t('toHelp')} {...address} {...form.field('to')} />
    </FormFrame>
  );
}
