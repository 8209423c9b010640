import type { CallOutput, listLibrary } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { EmptyState, LinkButton, Loading, Pagination, RetryNotice, Skeleton } from '@rostra/ui';
import { useSearchParams } from 'react-router';
import { MemberPage } from '../../../lib/member-pages/member-page.tsx';
import { useQueryError } from '../../../lib/member-pages/use-query-error.ts';
import { pageMeta } from '../../../lib/page-metadata/page-meta.ts';
import { requireFeature } from '../../../lib/server-rendering/require-feature.ts';
import type { Route } from './+types/member-content.route.ts';
import { ContentRow } from './content-row.tsx';
import { LibraryFilters } from './library-filters.tsx';
import { addressWith, isFiltered, type LibraryAddress, readAddress } from './library-query.ts';
import { useLibrary } from './use-library.ts';

export async function loader({ context }: Route.LoaderArgs) {
  await requireFeature(context, pages.memberContents);
  return null;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Member Content', isHidden: true });
}

export default function MemberContentRoute() {
  const [search] = useSearchParams();
  const address = readAddress(search);
  const library = useLibrary(address);
  const failure = useQueryError(library);
  return (
    <MemberPage
      title="Member Content"
      lead="Briefings, guides and notes for members, and the files that belong to them."
    >
      <LibraryFilters address={address} categories={library.data?.meta.categories ?? []} />
      {library.isPending && !failure ? <ListSkeleton /> : null}
      {failure ? (
        <RetryNotice
          className="mt-8"
          title="The list could not be loaded"
          isBusy={library.isFetching}
          onRetry={library.refetch}
        />
      ) : null}
      {library.data ? (
        <div aria-busy={library.isPlaceholderData || undefined} className="aria-busy:opacity-60">
          <List listed={library.data} address={address} />
        </div>
      ) : null}
    </MemberPage>
  );
}

interface ListProps {
  listed: CallOutput<typeof listLibrary>;
  address: LibraryAddress;
}

function List({ listed: { data, meta }, address }: ListProps) {
  const { total, page, pageCount } = meta.pagination;
  return (
    <>
      <p role="status" className="figures-table mt-8 border-line border-b pb-3 text-muted text-sm">
        {describe(total, isFiltered(address))}
      </p>
      {data.length === 0 ? <Nothing total={total} address={address} /> : null}
      <ul className="divide-y divide-line">
        {data.map((card) => (
          <li key={card.documentId} className="py-7">
            <ContentRow card={card} />
          </li>
        ))}
      </ul>
      <Pagination
        page={page}
        pageCount={pageCount}
        hrefFor={(target) => addressWith(address, { page: target })}
      />
    </>
  );
}

function describe(total: number, isNarrowed: boolean): string {
  const texts = total === 1 ? '1 text' : `${total} texts`;
  return isNarrowed ? `${texts} found` : texts;
}

function Nothing({ total, address }: { total: number; address: LibraryAddress }) {
  const look = 'mt-8 border-t-0 pt-0';
  if (total > 0) {
    return (
      <EmptyState
        className={look}
        title="This page does not exist"
        action={
          <LinkButton href={addressWith(address, { page: 1 })}>Go to the first page</LinkButton>
        }
      >
        This list has fewer pages now.
      </EmptyState>
    );
  }
  if (isFiltered(address)) {
    return (
      <EmptyState
        className={look}
        title="Nothing matches"
        action={<LinkButton href={pathTo(pages.memberContents)}>Show everything</LinkButton>}
      >
        {address.state === 'started'
          ? 'You have finished everything you started.'
          : 'Try fewer words, another category or another plan.'}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      className={look}
      title="Nothing has been published for members yet"
      action={
        <LinkButton href={pathTo(pages.landing)} variant="secondary">
          Read the public pages
        </LinkButton>
      }
    >
      Briefings, guides and the files that belong to them will be listed here.
    </EmptyState>
  );
}

function ListSkeleton() {
  return (
    <Loading className="mt-8 border-line border-t">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="border-line border-b py-7">
          <Skeleton className="h-6 w-3/4" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-3 h-4 w-48" />
        </div>
      ))}
    </Loading>
  );
}
