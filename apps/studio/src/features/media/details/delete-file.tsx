import { errorCode } from '@rostra/browser/errors';
import { deleteStudioFile, type FileUse, type LibraryFile } from '@rostra/contract';
import { ApiError } from '@rostra/contract/client';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { mediaKey } from '../media-query.ts';
import { UseList } from './file-uses.tsx';

interface DeleteFileProps {
  file: LibraryFile & { uses: readonly FileUse[] };
}

/** Asks first. A file that is used is not deleted; the dialog then lists where it is used. */
export function DeleteFile({ file }: DeleteFileProps) {
  const t = useMessages('studio-media');
  const forms = useMessages('studio-forms');
  const errorText = useErrorText();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { search } = useLocation();
  const queryClient = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  /** The server knows better than what was loaded before. */
  const [newUses, setNewUses] = useState<readonly FileUse[]>();
  const uses = newUses ?? file.uses;
  const remove = useMutation({
    mutationFn: () => api(deleteStudioFile, { params: { id: file.id } }),
    onSuccess: async () => {
      toast.add({ title: t('deleted') });
      await navigate(`/media${search}`, { replace: true });
      queryClient.removeQueries({ queryKey: [...mediaKey, 'file', file.id] });
      await queryClient.invalidateQueries({ queryKey: mediaKey });
    },
    onError: (error) => {
      const found = usesIn(error);
      if (found) return setNewUses(found);
      setIsOpen(false);
      toast.add({
        variant: 'destructive',
        title: t('deleteFailed'),
        description: errorText(error),
      });
    },
  });
  const isUsed = uses.length > 0;
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setIsOpen(true)}>
        {forms('delete')}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        isBusy={remove.isPending}
        title={isUsed ? t('usedTitle') : t('deleteTitle', { name: file.name })}
      >
        <p className="mt-3 text-muted">{isUsed ? t('usedText') : t('deleteText')}</p>
        {isUsed ? (
          <div className="mt-4 border-ink border-t">
            <UseList uses={uses} />
          </div>
        ) : (
          <div className="mt-6 flex flex-wrap gap-3">
            <Button variant="danger" isBusy={remove.isPending} onClick={() => remove.mutate()}>
              {forms('delete')}
            </Button>
            <Button
              variant="secondary"
              disabled={remove.isPending}
              onClick={() => setIsOpen(false)}
            >
              {forms('cancel')}
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}

function usesIn(error: unknown): FileUse[] | undefined {
  if (!(error instanceof ApiError) || errorCode(error) !== 'conflict') return undefined;
  const { uses } = error.details;
  return Array.isArray(uses) ? (uses as FileUse[]) : undefined;
}
