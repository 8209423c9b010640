import { emptyStudioTrash } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { entriesKey } from '../../../../lib/content/entries-key.ts';
import { FormFrame } from '../../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../../lib/form/use-studio-form.ts';
import { useChange } from '../../../../session/use-change.ts';

interface EmptyTrashButtonProps {
  /** The plural name of the collection. */
  kind: string;
  count: number;
}

interface Values {
  typed: string;
}

/** Deletes for good, so the number has to be typed. */
export function EmptyTrashButton({ kind, count }: EmptyTrashButtonProps) {
  const t = useMessages('studio-lists');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" className="min-h-10" onClick={() => setIsOpen(true)}>
        {t('emptyTrash')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('emptyTrash')}
        startsInField
      >
        <EmptyTrashForm kind={kind} count={count} onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}

function EmptyTrashForm({ kind, count, onClose }: EmptyTrashButtonProps & { onClose: () => void }) {
  const t = useMessages('studio-lists');
  const save = useChange({
    send: (api, _: Values) => api(emptyStudioTrash, { params: { kind } }),
    done: (_, { data }) => t('trashEmptied', { count: data.deleted }),
    onDone: onClose,
    affects: entriesKey,
  });
  const form = useStudioForm<Values>({
    initial: { typed: '' },
    check: ({ typed }) => ({
      typed: typed.trim() === String(count) ? undefined : t('typeCountMissing', { count }),
    }),
    save,
  });
  return (
    <FormFrame form={form} action={t('emptyTrashConfirm')} variant="danger" className="mt-2">
      <p className="mb-4 text-muted">{t('emptyTrashText', { count })}</p>
      <TextField
        label={t('typeCount', { count })}
        inputMode="numeric"
        autoComplete="off"
        {...form.field('typed')}
      />
    </FormFrame>
  );
}
