import { EmptyState, LinkButton, Pagination } from '@rostra/ui';
import { BlogFrame } from './blog-frame.tsx';
import { LeadPost } from './lead-post.tsx';
import { listPath, type PostList } from './post-list.ts';
import { PostRow } from './post-row.tsx';
import { Subjects } from './subjects.tsx';

export function BlogListPage({ list }: { list: PostList }) {
  const { posts, filter, page, pageCount } = list;
  const isFrontPage = page === 1 && !filter;
  const lead = isFrontPage ? posts[0] : undefined;
  const rows = lead ? posts.slice(1) : posts;
  return (
    <BlogFrame
      title={filter?.name ?? 'Blog'}
      lead={filter?.description}
      categories={list.categories}
      filter={filter}
    >
      {lead ? (
        <div className="border-line border-b py-8 md:py-10">
          <LeadPost post={lead} headingLevel={2} isFirst isWide />
        </div>
      ) : null}
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {posts.length === 0 ? <NoPosts isFiltered={filter !== undefined} /> : null}
          <ul className="divide-y divide-line">
            {rows.map((post, index) => (
              <li key={post.slug} className="py-7">
                <PostRow post={post} headingLevel={2} hasPicture isFirst={!lead && index < 2} />
              </li>
            ))}
          </ul>
          {pageCount > 1 ? (
            <div className="mt-4">
              <Pagination
                page={page}
                pageCount={pageCount}
                hrefFor={(target) =>
                  listPath({ page: target, ...(filter ? { [filter.kind]: filter.slug } : {}) })
                }
              />
            </div>
          ) : null}
        </div>
        <div className="lg:col-span-3 lg:col-start-10">
          <Subjects tags={list.tags} filter={filter} />
        </div>
      </div>
    </BlogFrame>
  );
}

function NoPosts({ isFiltered }: { isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      className="mt-8 border-t-0 pt-0"
      title="Nothing here yet"
      action={<LinkButton href="/blog">See all writing</LinkButton>}
    >
      No piece has been filed under this heading so far.
    </EmptyState>
  ) : (
    <EmptyState
      className="mt-8 border-t-0 pt-0"
      title="Nothing has been published yet"
      action={<LinkButton href="/">Go to the home page</LinkButton>}
    >
      Articles, reports and notes will be listed here, newest first.
    </EmptyState>
  );
}
