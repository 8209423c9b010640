import type { CallOutput, listLibrary } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { EmptyState, LinkButton, Loading, Pagination, Skeleton } from '@rostra/ui';
import { useSearchParams } from 'react-router';
import { MemberPage } from '../../../lib/member-pages/member-page.tsx';
import { QueryStates } from '../../../lib/member-pages/query-states.tsx';
import { translate } from '../../../lib/messages/translate.ts';
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

/** The filters in the URL mean nothing to the loader. */
export const shouldRevalidate = () => false;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: translate(matches, 'member-content')('title'),
    isHidden: true,
  });
}

export default function MemberContentRoute() {
  const t = useMessages('member-content');
  const [search] = useSearchParams();
  const address = readAddress(search);
  const library = useLibrary(address);
  return (
    <MemberPage title={t('title')} lead={t('lead')}>
      <LibraryFilters address={address} categories={library.data?.meta.categories ?? []} />
      <QueryStates
        query={library}
        skeleton={<ListSkeleton />}
        failed={t('listNotLoaded')}
        className="mt-8"
      >
        {(listed) => (
          <div aria-busy={library.isPlaceholderData || undefined} className="aria-busy:opacity-60">
            <List listed={listed} address={address} />
          </div>
        )}
      </QueryStates>
    </MemberPage>
  );
}

interface ListProps {
  listed: CallOutput<typeof listLibrary>;
  address: LibraryAddress;
}

function List({ listed: { data, meta }, address }: ListProps) {
  const t = useMessages('member-content');
  const { total, page, pageCount } = meta.pagination;
  return (
    <>
      <p role="status" className="figures-table mt-8 border-line border-b pb-3 text-muted text-sm">
        {t(isFiltered(address) ? 'countFound' : 'count', { count: total })}
      </p>
      {data.length === 0 ? <NoResults total={total} address={address} /> : null}
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

function NoResults({ total, address }: { total: number; address: LibraryAddress }) {
  const t = useMessages('member-content');
  const look = 'mt-8 border-t-0 pt-0';
  if (total > 0) {
    return (
      <EmptyState
        className={look}
        title={t('noPageTitle')}
        action={<LinkButton href={addressWith(address, { page: 1 })}>{t('firstPage')}</LinkButton>}
      >
        {t('noPage')}
      </EmptyState>
    );
  }
  if (isFiltered(address)) {
    return (
      <EmptyState
        className={look}
        title={t('noMatchTitle')}
        action={<LinkButton href={pathTo(pages.memberContents)}>{t('showEverything')}</LinkButton>}
      >
        {t(address.state === 'started' ? 'allFinished' : 'noMatch')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      className={look}
      title={t('emptyTitle')}
      action={
        <LinkButton href={pathTo(pages.landing)} variant="secondary">
          {t('readPublicPages')}
        </LinkButton>
      }
    >
      {t('empty')}
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
