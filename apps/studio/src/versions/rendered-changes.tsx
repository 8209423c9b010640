import { renderStudioBody } from '@rostra/contract';
import { alignBlocks, type BlockRegion } from '@rostra/markdown-editor/merge';
import { useMessages } from '@rostra/messages/react';
import { cx, Loading, Prose, RetryNotice, Skeleton } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { errorText } from '../lib/error-text.ts';
import { useApi } from '../session/session-provider.tsx';

interface RenderedChangesProps {
  before: string;
  after: string;
}

/** Two texts as the page shows them: paragraphs that only one has are marked. */
export function RenderedChanges({ before, after }: RenderedChangesProps) {
  const t = useMessages('studio-versions');
  const api = useApi();
  const rendered = useQuery({
    queryKey: ['rendered', before, after],
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async ({ signal }) => {
      const render = async (body: string) => {
        const { data } = await api(renderStudioBody, { body: { body } }, { signal });
        return splitHtml(data.bodyHtml);
      };
      const [old, fresh] = await Promise.all([render(before), render(after)]);
      return alignBlocks(old, fresh);
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
    return (
      <RetryNotice
        title={t('compareFailed')}
        isBusy={rendered.isFetching}
        onRetry={() => rendered.refetch()}
      >
        {errorText(rendered.error, t('noConnection'))}
      </RetryNotice>
    );
  }
  return (
    <div className="grid gap-2">
      {rendered.data.map((region, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list is made anew for each comparison
        <Region key={index} region={region} />
      ))}
    </div>
  );
}

function Region({ region }: { region: BlockRegion }) {
  const t = useMessages('studio-versions');
  if ('same' in region) {
    return <p className="text-muted text-xs">{t('unchanged', { count: region.same.length })}</p>;
  }
  return (
    <>
      <Marked
        label={t('removedText')}
        sign="−"
        html={region.removed}
        className="border-danger bg-danger-soft"
      />
      <Marked
        label={t('addedText')}
        sign="+"
        html={region.added}
        className="border-success bg-success-soft"
      />
    </>
  );
}

interface MarkedProps {
  label: string;
  sign: string;
  html: readonly string[];
  className: string;
}

function Marked({ label, sign, html, className }: MarkedProps) {
  if (html.length === 0) return null;
  return (
    <div className={cx('flex min-w-0 gap-3 border-s-4 px-3 py-2', className)}>
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="font-semibold">
        {sign}
      </span>
      <Prose html={html.join('')} className="min-w-0 text-base" />
    </div>
  );
}

/** The blocks of a rendered text. Ids would occur twice. */
function splitHtml(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll('[id]')) element.removeAttribute('id');
  return [...body.children].map((element) => element.outerHTML);
}
