import { createStudioEntry, getStudioEntry, saveStudioEntry } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { FormSkeleton, Loading, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadFailure } from '../lib/list-states/load-failure.tsx';
import { useApi } from '../session/session-provider.tsx';
import type { Taxonomy } from './taxonomies.ts';
import type { TaxonomyAction } from './taxonomy-action.ts';
import { TaxonomyForm, type TaxonomyValues } from './taxonomy-form.tsx';
import { taxonomyKey } from './taxonomy-query.ts';

interface EditDialogProps {
  kind: Taxonomy;
  action: TaxonomyAction | undefined;
  onClose: () => void;
}

/** Creates one, or changes its name, address and texts. A former address redirects. */
export function EditDialog({ kind, action, onClose }: EditDialogProps) {
  const t = useMessages('studio-taxonomy');
  const toast = useToast();
  const api = useApi();
  const queryClient = useQueryClient();
  const entry = action?.do === 'edit' ? action.entry : undefined;
  const isOpen = action?.do === 'create' || entry !== undefined;
  const params = { kind, id: entry?.documentId ?? '' };
  const query = entry ? { locale: entry.locale } : {};
  const opened = useQuery({
    queryKey: [...taxonomyKey, kind, 'entry', params.id, entry?.locale],
    queryFn: async ({ signal }) => (await api(getStudioEntry, { params, query }, { signal })).data,
    enabled: entry !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const save = useMutation({
    mutationFn: (data: Partial<TaxonomyValues>) =>
      opened.data
        ? api(saveStudioEntry, { params, query, body: { data } }, { ifMatch: opened.data.version })
        : api(createStudioEntry, { params: { kind }, query: {}, body: { data } }),
    onSuccess: async ({ data }) => {
      toast.add({ title: t('saved', { name: data.title }) });
      onClose();
      await queryClient.invalidateQueries({ queryKey: taxonomyKey });
      await queryClient.invalidateQueries({ queryKey: ['options', kind] });
    },
  });
  const close = () => {
    save.reset();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      isBusy={save.isPending}
      title={entry ? t('editTitle', { name: entry.title }) : t(`new.${kind}`)}
    >
      {entry && opened.isError ? <LoadFailure query={opened} /> : null}
      {entry && opened.isPending ? (
        <Loading className="mt-4">
          <FormSkeleton />
        </Loading>
      ) : null}
      {isOpen && (!entry || opened.data) ? (
        <TaxonomyForm
          key={opened.data?.version ?? 'new'}
          kind={kind}
          initial={opened.data?.draft}
          isBusy={save.isPending}
          failure={save.error}
          onSave={(values) => save.mutate(values)}
        />
      ) : null}
    </Dialog>
  );
}
