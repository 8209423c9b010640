import type { EntrySummary } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Link, Loading, Skeleton } from '@rostra/ui';
import { useId } from 'react';
import { useFindCollection } from '../../lib/content/collections.ts';
import { editorPath } from '../../lib/content/entry-paths.ts';
import { useFormat } from '../../lib/formats/format.ts';
import { LoadFailure } from '../../lib/list-states/load-failure.tsx';
import { StateBadge } from '../content/index.ts';
import { entryKey } from './dashboard-groups.ts';
import type { DashboardGroupState } from './use-dashboard.ts';

interface DashboardListProps {
  title: string;
  /** What will be here. */
  empty?: string;
  group: DashboardGroupState;
}

export function DashboardList({ title, empty, group }: DashboardListProps) {
  const t = useMessages('studio');
  const id = useId();
  const { list, rows, isPending, isOptional } = group;
  if (isOptional && rows.length === 0) return null;
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="border-ink border-b pb-2 font-sans font-semibold text-sm">
        {title}
      </h2>
      {isPending ? <DashboardSkeleton /> : null}
      {list?.isError ? <LoadFailure className="mt-3" query={list} title={t('loadFailed')} /> : null}
      {!isPending && list?.data && rows.length === 0 ? (
        <p className="py-3 text-muted">{empty}</p>
      ) : null}
      {isPending ? null : (
        <ul>
          {rows.map((row) => (
            <DashboardRow key={entryKey(row)} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function DashboardRow({ row }: { row: EntrySummary }) {
  const t = useMessages('studio');
  const format = useFormat();
  const section = useFindCollection()(row.kind)?.section;
  const title = row.title || t('untitled');
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-b py-2.5">
      {section ? (
        <Link
          href={editorPath(section, row)}
          className="min-w-0 flex-1 basis-52 font-medium text-ink no-underline hover:underline"
        >
          <bdi>{title}</bdi>
        </Link>
      ) : (
        <bdi className="min-w-0 flex-1 basis-52 font-medium">{title}</bdi>
      )}
      <span className="flex flex-wrap items-center gap-2 text-muted text-xs">
        <StateBadge entry={row} />
        {row.state === 'scheduled' ? null : format.moment(row.updatedAt)}
      </span>
      {row.review.note ? (
        <p className="line-clamp-2 basis-full text-muted">{row.review.note}</p>
      ) : null}
    </li>
  );
}

function DashboardSkeleton() {
  return (
    <Loading>
      {['w-3/4', 'w-1/2', 'w-2/3'].map((width) => (
        <Skeleton key={width} className={`my-3.5 h-5 ${width}`} />
      ))}
    </Loading>
  );
}
