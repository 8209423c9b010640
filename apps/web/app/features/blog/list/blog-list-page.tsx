import { pages, pathTo } from '@rostra/contract/pages';
import { EmptyState, LinkButton, Pagination } from '@rostra/ui';
import { LeadPost } from '../teasers/lead-post.tsx';
import { PostRow } from '../teasers/post-row.tsx';
import { BlogFrame } from './blog-frame.tsx';
import { type Filters, listPath, nameOf, type PostList, slugsOf } from './post-list.ts';
import { Subjects } from './subjects.tsx';

export function BlogListPage({ list }: { list: PostList }) {
  const { posts, filters, page, pageCount } = list;
  const { category, tag } = filters;
  const name = nameOf(filters);
  const isFrontPage = page === 1 && !name;
  const lead = isFrontPage ? posts[0] : undefined;
  const rows = lead ? posts.slice(1) : posts;
  return (
    <BlogFrame
      title={name || 'Blog'}
      lead={category && tag ? bothNames(list) : category?.description}
      broaderLink={
        name && posts.length > 0 ? { label: 'See all posts', href: pathTo(pages.blog) } : undefined
      }
      choice={list}
    >
      {lead ? (
        <div className="border-line border-b py-8 md:py-10">
          <LeadPost post={lead} headingLevel={2} isFirst isWide />
        </div>
      ) : null}
      <div className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="lg:col-span-8">
          {posts.length === 0 ? <NoPosts filters={filters} /> : null}
          <ul className="divide-y divide-line">
            {rows.map((post) => (
              <li key={post.slug} className="py-7">
                <PostRow post={post} headingLevel={2} hasPicture />
              </li>
            ))}
          </ul>
          {pageCount > 1 ? (
            <div className="mt-4">
              <Pagination
                page={page}
                pageCount={pageCount}
                hrefFor={(target) => listPath({ ...slugsOf(filters), page: target })}
              />
            </div>
          ) : null}
        </div>
        <div className="lg:col-span-3 lg:col-start-10">
          <Subjects choice={list} />
        </div>
      </div>
    </BlogFrame>
  );
}

function bothNames({ filters: { category, tag }, posts }: PostList): string | undefined {
  if (posts.length === 0) return undefined;
  return `Posts in both ${category?.name} and ${tag?.name}.`;
}

function NoPosts({ filters: { category, tag } }: { filters: Filters }) {
  if (category && tag) {
    return (
      <EmptyState
        className="mt-8 border-t-0 pt-0"
        title="Nothing here yet"
        action={
          <>
            <LinkButton href={listPath({ category: category.slug })} variant="secondary">
              {`All posts in ${category.name}`}
            </LinkButton>
            <LinkButton href={listPath({ tag: tag.slug })} variant="secondary">
              {`All posts in ${tag.name}`}
            </LinkButton>
          </>
        }
      >
        {`No posts in both ${category.name} and ${tag.name} yet.`}
      </EmptyState>
    );
  }
  return category || tag ? (
    <EmptyState
      className="mt-8 border-t-0 pt-0"
      title="Nothing here yet"
      action={<LinkButton href={pathTo(pages.blog)}>See all posts</LinkButton>}
    >
      No posts here yet.
    </EmptyState>
  ) : (
    <EmptyState
      className="mt-8 border-t-0 pt-0"
      title="Nothing has been published yet"
      action={<LinkButton href={pathTo(pages.landing)}>Go to the home page</LinkButton>}
    >
      Articles, reports and notes will be listed here, newest first.
    </EmptyState>
  );
}
