import { type EntrySummary, trashStudioEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';
import type { Taxonomy } from './taxonomies.ts';
import { taxonomyKey, textsQuery } from './taxonomy-query.ts';
import { TaxonomyTexts } from './taxonomy-texts.tsx';

interface DeleteDialogProps {
  kind: Taxonomy;
  entry: EntrySummary | undefined;
  onMerge: (entry: EntrySummary) => void;
  onClose: () => void;
}

/** Shows first which texts lose it, and offers to merge instead. */
export function DeleteDialog({ kind, entry, onMerge, onClose }: DeleteDialogProps) {
  const t = useMessages('studio-taxonomy');
  const forms = useMessages('studio-forms');
  const errorText = useErrorText();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const id = entry?.documentId ?? '';
  const texts = useQuery({ ...textsQuery(api, kind, id), enabled: entry !== undefined });
  const total = texts.data?.meta.total ?? 0;
  const remove = useMutation({
    mutationFn: ({ documentId, locale }: EntrySummary) =>
      api(trashStudioEntry, { params: { kind, id: documentId }, query: { locale } }),
    onSuccess: async (_, { title }) => {
      toast.add({ title: t('deleted', { name: title }) });
      onClose();
      await queryClient.invalidateQueries({ queryKey: taxonomyKey });
      await queryClient.invalidateQueries({ queryKey: ['options', kind] });
    },
  });
  return (
    <Dialog
      isOpen={entry !== undefined}
      onClose={onClose}
      isBusy={remove.isPending}
      title={t('deleteTitle', { name: entry?.title ?? '' })}
    >
      <p className="mt-3 text-muted">{t('deleteText', { count: total })}</p>
      {texts.data ? <TaxonomyTexts rows={texts.data.data} total={total} /> : null}
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {remove.error ? errorText(remove.error) : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          variant="danger"
          isBusy={remove.isPending}
          disabled={!texts.data}
          onClick={() => entry && remove.mutate(entry)}
        >
          {forms('delete')}
        </Button>
        {total > 0 && entry ? (
          <Button variant="secondary" onClick={() => onMerge(entry)}>
            {t('mergeInstead')}
          </Button>
        ) : null}
        <Button variant="quiet" disabled={remove.isPending} onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </Dialog>
  );
}
