import { emptyStudioTrash } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { TextField } from '@rostra/ui/forms';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { entriesKey } from '../../../../lib/content/entries-key.ts';
import { errorText } from '../../../../lib/error-text.ts';
import { useApi } from '../../../../session/session-provider.tsx';

interface EmptyTrashButtonProps {
  /** The plural name of the collection. */
  kind: string;
  count: number;
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
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const empty = useMutation({
    networkMode: 'always',
    mutationFn: () => api(emptyStudioTrash, { params: { kind } }),
    onSuccess: async ({ data }) => {
      await queryClient.invalidateQueries({ queryKey: entriesKey });
      toast.add({ title: t('trashEmptied', { count: data.deleted }) });
      onClose();
    },
    onError: (failure) => setError(errorText(failure, t('noConnection'))),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== String(count)) return setError(t('typeCountMissing', { count }));
    empty.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="mt-2">
      <p className="mb-4 text-muted">{t('emptyTrashText', { count })}</p>
      <TextField
        label={t('typeCount', { count })}
        inputMode="numeric"
        autoComplete="off"
        value={typed}
        error={error}
        onChange={(event) => {
          setTyped(event.target.value);
          setError(undefined);
        }}
      />
      <Button type="submit" variant="danger" isBusy={empty.isPending}>
        {t('emptyTrashConfirm')}
      </Button>
    </form>
  );
}
