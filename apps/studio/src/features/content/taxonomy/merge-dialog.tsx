import { type EntrySummary, mergeStudioEntries } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, useToast } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SearchBox } from '../../../lib/controls/search-box.tsx';
import { useErrorText } from '../../../lib/use-error-text.ts';
import { useApi } from '../../../session/session-provider.tsx';
import type { Taxonomy } from './taxonomies.ts';
import { taxonomyKey, taxonomyQuery } from './taxonomy-query.ts';

interface MergeDialogProps {
  kind: Taxonomy;
  entry: EntrySummary | undefined;
  onClose: () => void;
}

/** Its texts move to another one, and its address redirects there. */
export function MergeDialog({ kind, entry, onClose }: MergeDialogProps) {
  const t = useMessages('studio-taxonomy');
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Dialog
      isOpen={entry !== undefined}
      onClose={onClose}
      isBusy={isBusy}
      title={t('mergeTitle', { name: entry?.title ?? '' })}
    >
      {entry ? <MergeForm kind={kind} entry={entry} onBusy={setIsBusy} onClose={onClose} /> : null}
    </Dialog>
  );
}

interface MergeFormProps {
  kind: Taxonomy;
  entry: EntrySummary;
  onBusy: (isBusy: boolean) => void;
  onClose: () => void;
}

function MergeForm({ kind, entry, onBusy, onClose }: MergeFormProps) {
  const t = useMessages('studio-taxonomy');
  const forms = useMessages('studio-forms');
  const errorText = useErrorText();
  const api = useApi();
  const toast = useToast();
  const queryClient = useQueryClient();
  const [search, setSearch] = useState('');
  const [target, setTarget] = useState<EntrySummary>();
  const { data = [] } = useInfiniteQuery(taxonomyQuery(api, kind, search));
  const others = data.filter(
    ({ documentId, locale }) => documentId !== entry.documentId && locale === entry.locale,
  );
  const merge = useMutation({
    mutationFn: (into: string) =>
      api(mergeStudioEntries, { params: { kind, id: entry.documentId }, body: { into } }),
    onMutate: () => onBusy(true),
    onSettled: () => onBusy(false),
    onSuccess: async (answer) => {
      toast.add({ title: t('merged', { name: entry.title, target: answer.data.title }) });
      onClose();
      await queryClient.invalidateQueries({ queryKey: taxonomyKey });
      await queryClient.invalidateQueries({ queryKey: ['options', kind] });
    },
  });
  return (
    <div className="mt-3">
      <p className="text-muted">{t('mergeText')}</p>
      <SearchBox
        label={t('mergeInto')}
        value={search}
        onChange={(text) => setSearch(text.trim())}
        className="mt-4"
      />
      <fieldset className="mt-2 max-h-60 overflow-y-auto rounded border border-line p-2">
        <legend className="sr-only">{t('mergeInto')}</legend>
        {others.length === 0 ? <p className="text-muted">{t('nothingFound')}</p> : null}
        {others.map((other) => (
          <label
            key={other.documentId}
            className="flex min-h-9 cursor-pointer items-center gap-2 rounded px-1 hover:bg-sunken"
          >
            <input
              type="radio"
              name="into"
              checked={target?.documentId === other.documentId}
              onChange={() => setTarget(other)}
              className="accent-accent"
            />
            <bdi>{other.title}</bdi>
          </label>
        ))}
      </fieldset>
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {merge.error ? errorText(merge.error) : null}
      </p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Button
          isBusy={merge.isPending}
          disabled={!target}
          onClick={() => target && merge.mutate(target.documentId)}
        >
          {target ? t('mergeInName', { name: target.title }) : t('merge')}
        </Button>
        <Button variant="secondary" disabled={merge.isPending} onClick={onClose}>
          {forms('cancel')}
        </Button>
      </div>
    </div>
  );
}
