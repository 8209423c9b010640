import { renderStudioBody } from '@rostra/contract';
import { compareHtml, type HtmlChange } from '@rostra/markdown-editor/merge';
import { useMessages } from '@rostra/messages/react';
import { cx, Loading, Prose, Skeleton } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { LoadFailure } from '../../../lib/list-states/load-failure.tsx';
import { useApi } from '../../../session/session-provider.tsx';

interface RenderedChangesProps {
  before: string;
  after: string;
}

/** Two texts as the page shows them: blocks that only one has, and the words that changed in them. */
export function RenderedChanges({ before, after }: RenderedChangesProps) {
  const t = useMessages('studio-publishing');
  const api = useApi();
  const rendered = useQuery({
    queryKey: ['rendered', before, after],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const render = async (body: string) =>
        (await api(renderStudioBody, { body: { body } }, { signal })).data.bodyHtml;
      const [old, fresh] = await Promise.all([render(before), render(after)]);
      return compareHtml(old, fresh);
    },
  });
  if (rendered.isPending) {
    return (
      <Loading>
        <Skeleton className="h-5 w-full" />
        <Skeleton className="mt-3 h-5 w-2/3" />
      </Loading>
    );
  }
  if (rendered.isError) {
    return <LoadFailure query={rendered} title={t('compareFailed')} className="" />;
  }
  return (
    <div className="grid gap-2">
      {rendered.data.map((change, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew for each comparison
        <Change key={index} change={change} />
      ))}
    </div>
  );
}

const looks = {
  removed: 'border-danger bg-danger-soft',
  added: 'border-success bg-success-soft',
};

function Change({ change }: { change: HtmlChange }) {
  const t = useMessages('studio-publishing');
  if (change.kind === 'same') {
    return <p className="text-muted text-xs">{t('unchangedBlocks', { count: change.count })}</p>;
  }
  const isRemoved = change.kind === 'removed';
  return (
    <div className={cx('flex min-w-0 gap-3 border-s-4 px-3 py-2', looks[change.kind])}>
      <span className="sr-only">{isRemoved ? t('removedText') : t('addedText')}</span>
      <span aria-hidden="true" className="w-3 shrink-0 font-semibold">
        {isRemoved ? '−' : '+'}
      </span>
      <Prose html={change.html} className="changed-words min-w-0 text-base" />
    </div>
  );
}
