import { cx, EmptyState, Link, LinkButton, Pagination } from '@rostra/ui';
import { LeadPost } from './lead-post.tsx';
import type { PostList } from './post.ts';
import { PostRow } from './post-row.tsx';

export function BlogListPage({ list }: { list: PostList }) {
  const { posts, filter, page, pageCount } = list;
  const isFrontPage = page === 1 && !filter;
  const [lead, ...rest] = isFrontPage ? posts : [undefined, ...posts];
  return (
    <div className="shell pt-12 pb-section md:pt-16">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-4 border-ink border-b pb-5">
        <h1 className="text-4xl">{filter ? filter.name : 'Blog'}</h1>
        <Filters list={list} />
      </header>
      {posts.length === 0 ? (
        <NoPosts isFiltered={filter !== undefined} />
      ) : (
        <>
          {lead ? (
            <div className="border-line border-b py-10">
              <LeadPost post={lead} headingLevel={2} isFirst isWide />
            </div>
          ) : null}
          <ul className="grid gap-x-12 md:grid-cols-2">
            {rest.map((post) =>
              post ? (
                <li key={post.slug} className="border-line border-b py-7">
                  <PostRow post={post} headingLevel={2} />
                </li>
              ) : null,
            )}
          </ul>
          <div className="mt-10">
            <Pagination
              page={page}
              pageCount={pageCount}
              hrefFor={(target) => hrefFor(filter?.slug, target)}
            />
          </div>
        </>
      )}
    </div>
  );
}

function hrefFor(category: string | undefined, page: number): string {
  const search = new URLSearchParams();
  if (category) search.set('category', category);
  if (page > 1) search.set('page', String(page));
  return search.size > 0 ? `/blog?${search}` : '/blog';
}

function Filters({ list: { categories, filter } }: { list: PostList }) {
  if (categories.length === 0) return null;
  const entry = (name: string, slug: string | undefined) => (
    <li key={slug ?? ''}>
      <Link
        href={hrefFor(slug, 1)}
        aria-current={filter?.slug === slug ? 'true' : undefined}
        className={cx(
          'inline-block py-1.5 text-sm',
          filter?.slug === slug ? 'font-semibold text-ink' : 'text-accent hover:underline',
        )}
      >
        {name}
      </Link>
    </li>
  );
  return (
    <nav aria-label="Categories" data-print="hidden">
      <ul className="flex flex-wrap gap-x-5">
        {entry('All', undefined)}
        {categories.map(({ name, slug }) => entry(name, slug))}
      </ul>
    </nav>
  );
}

function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      className="mt-10 border-t-0 pt-0"
      title="Nothing here yet"
      action={<LinkButton href="/blog">See all writing</LinkButton>}
    >
      No piece has been filed under this heading so far.
    </EmptyState>
  ) : (
    <EmptyState
      className="mt-10 border-t-0 pt-0"
      title="Nothing has been published yet"
      action={<LinkButton href="/">Go to the home page</LinkButton>}
    >
      Articles, reports and notes will be listed here, newest first.
    </EmptyState>
  );
}
