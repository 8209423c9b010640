import {
  createStudioEntry,
  type EntrySummary,
  getStudioEntry,
  linkAuthorAccount,
  saveStudioEntry,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, FormSkeleton, Loading } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useSite } from '../../../lib/site.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { useChange } from '../../../session/use-change.ts';
import { LanguageList } from '../entries/language-list.tsx';
import type { Taxonomy } from './taxonomies.ts';
import type { TaxonomyAction } from './taxonomy-action.ts';
import type { TaxonomyChanges } from './taxonomy-draft.ts';
import { TaxonomyForm } from './taxonomy-form.tsx';
import { taxonomyKey } from './taxonomy-query.ts';

interface EditDialogProps {
  kind: Taxonomy;
  action: TaxonomyAction | undefined;
  /** Goes on to a translation. */
  onEdit: (entry: EntrySummary) => void;
  onClose: () => void;
}

/** Creates one, or changes its name, address and texts. A former address redirects. */
export function EditDialog({ kind, action, onEdit, onClose }: EditDialogProps) {
  const t = useMessages('studio-taxonomy');
  const api = useApi();
  const { languages } = useSite();
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
  const save = useChange({
    send: async (client, { data, userId }: TaxonomyChanges) => {
      const body = { data };
      const saved = opened.data
        ? await client(saveStudioEntry, { params, query, body }, { ifMatch: opened.data.version })
        : await client(createStudioEntry, { params: { kind }, query: {}, body });
      if (userId !== undefined) {
        const { documentId: id } = saved.data;
        await client(linkAuthorAccount, { params: { id }, body: { userId } });
      }
      return saved;
    },
    done: (_, { data }) => t('saved', { name: data.title }),
    // The opened entry keeps its version and the form what was typed, also after an error.
    onDone: () => {
      onClose();
      void queryClient.invalidateQueries({ queryKey: taxonomyKey });
      void queryClient.invalidateQueries({ queryKey: ['options', kind] });
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
      isBusy={save.isBusy}
      title={entry ? t('editTitle', { name: entry.title }) : t(`new.${kind}`)}
    >
      {entry && opened.isError ? <LoadFailure query={opened} /> : null}
      {entry && opened.isPending ? (
        <Loading className="mt-4">
          <FormSkeleton />
        </Loading>
      ) : null}
      {entry && opened.data && opened.data.kind !== 'authors' && languages.length > 1 ? (
        <LanguageList
          entry={opened.data}
          isReadOnly={false}
          renderLink={(locale, name) => (
            <Button variant="quiet" size="small" onClick={() => onEdit({ ...opened.data, locale })}>
              {name}
            </Button>
          )}
          onTranslated={async (translation) => {
            await queryClient.invalidateQueries({ queryKey: taxonomyKey });
            onEdit(translation);
          }}
        />
      ) : null}
      {isOpen && (!entry || opened.data) ? (
        <TaxonomyForm
          key={entry ? `${entry.locale} ${opened.data?.version}` : 'new'}
          kind={kind}
          initial={opened.data?.draft}
          save={save}
        />
      ) : null}
    </Dialog>
  );
}
