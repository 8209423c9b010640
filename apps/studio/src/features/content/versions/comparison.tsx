import {
  compareStudioVersions,
  type StudioCollection,
  type StudioEntry,
  type VersionSummary,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Loading, Skeleton } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { FieldChanges } from '../changes/field-changes.tsx';
import { RenderedChanges } from '../changes/rendered-changes.tsx';
import { useNames } from '../changes/use-names.ts';
import { callTarget, type VersionsTarget } from './use-versions.ts';

interface ComparisonProps {
  collection: StudioCollection;
  target: VersionsTarget;
  entry: StudioEntry;
  from: VersionSummary;
  to: VersionSummary;
  isSource: boolean;
  onView: (isSource: boolean) => void;
}

/** Everything in which two versions differ. */
export function Comparison(props: ComparisonProps) {
  const { collection, target, entry, from, to, isSource, onView } = props;
  const t = useMessages('studio-versions');
  const api = useApi();
  const { params, query } = callTarget(target);
  const numbers = { from: from.number, to: to.number };
  const compared = useQuery({
    queryKey: ['compare', target.kind, target.id, target.locale, numbers],
    // A number always means one text.
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const input = { params, query: { ...query, ...numbers } };
      return (await api(compareStudioVersions, input, { signal })).data;
    },
  });
  const nameOf = useNames(collection, entry);
  if (compared.isPending) {
    return (
      <Loading className="mt-6">
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="mt-3 h-5 w-full" />
        <Skeleton className="mt-3 h-5 w-2/3" />
      </Loading>
    );
  }
  if (compared.isError) {
    return <LoadFailure query={compared} title={t('compareFailed')} className="mt-6" />;
  }
  const [before, after] = [compared.data.from.fields, compared.data.to.fields];
  return (
    <div className="mt-5">
      <fieldset className="mb-4 flex flex-wrap gap-1">
        <legend className="sr-only">{t('view')}</legend>
        {[false, true].map((source) => (
          <Button
            key={String(source)}
            variant={source === isSource ? 'primary' : 'secondary'}
            size="small"
            aria-pressed={source === isSource}
            onClick={() => onView(source)}
          >
            {source ? t('source') : t('rendered')}
          </Button>
        ))}
      </fieldset>
      <FieldChanges
        before={before}
        after={after}
        fields={collection.fields}
        nameOf={nameOf}
        same={t('sameText')}
        body={
          isSource ? undefined : (
            <RenderedChanges before={String(before.body ?? '')} after={String(after.body ?? '')} />
          )
        }
      />
    </div>
  );
}
