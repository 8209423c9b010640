import { pages, pathTo } from '@rostra/contract/pages';
import type { Translate } from '@rostra/messages';
import { useMessages } from '@rostra/messages/react';
import { EmptyState, LinkButton, Pagination } from '@rostra/ui';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { LeadPost } from '../teasers/lead-post.tsx';
import { PostRow } from '../teasers/post-row.tsx';
import { BlogFrame } from './blog-frame.tsx';
import { type Filters, listPath, nameOf, type PostList, slugsOf } from './post-list.ts';
import { Subjects } from './subjects.tsx';

export function BlogListPage({ list }: { list: PostList }) {
  const t = useMessages('blog');
  const { posts, filters, page, pageCount } = list;
  const { category, tag } = filters;
  const name = nameOf(filters);
  const isFrontPage = page === 1 && !name;
  const lead = isFrontPage ? posts[0] : undefined;
  const rows = lead ? posts.slice(1) : posts;
  return (
    <BlogFrame
      title={name ? <ChosenName filters={filters} /> : t('title')}
      lead={
        category && tag ? (
          bothNames(t, list)
        ) : category?.description ? (
          <TextIn locale={category.locale}>{category.description}</TextIn>
        ) : undefined
      }
      broaderLink={
        name && posts.length > 0 ? { label: t('seeAll'), href: pathTo(pages.blog) } : undefined
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

/** The same words as `nameOf`, each in its language. */
function ChosenName({ filters: { category, tag } }: { filters: Filters }) {
  return (
    <>
      {category ? <TextIn locale={category.locale}>{category.name}</TextIn> : null}
      {category && tag ? ': ' : null}
      {tag ? <TextIn locale={tag.locale}>{tag.name}</TextIn> : null}
    </>
  );
}

function bothNames(
  t: Translate<'blog'>,
  { filters: { category, tag }, posts }: PostList,
): string | undefined {
  if (posts.length === 0 || !category || !tag) return undefined;
  return t('leadOfBoth', { category: category.name, tag: tag.name });
}

function NoPosts({ filters: { category, tag } }: { filters: Filters }) {
  const t = useMessages('blog');
  const site = useMessages('site');
  if (category && tag) {
    return (
      <EmptyState
        className="mt-8 border-t-0 pt-0"
        title={t('empty')}
        action={
          <>
            <LinkButton href={listPath({ category: category.slug })} variant="secondary">
              {t('seeAllIn', { name: category.name })}
            </LinkButton>
            <LinkButton href={listPath({ tag: tag.slug })} variant="secondary">
              {t('seeAllIn', { name: tag.name })}
            </LinkButton>
          </>
        }
      >
        {t('emptyInBoth', { category: category.name, tag: tag.name })}
      </EmptyState>
    );
  }
  return category || tag ? (
    <EmptyState
      className="mt-8 border-t-0 pt-0"
      title={t('empty')}
      action={<LinkButton href={pathTo(pages.blog)}>{t('seeAll')}</LinkButton>}
    >
      {t('emptyText')}
    </EmptyState>
  ) : (
    <EmptyState
      className="mt-8 border-t-0 pt-0"
      title={t('notPublished')}
      action={<LinkButton href={pathTo(pages.landing)}>{site('goHome')}</LinkButton>}
    >
      {t('notPublishedText')}
    </EmptyState>
  );
}
