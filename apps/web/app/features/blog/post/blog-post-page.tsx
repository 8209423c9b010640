import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Breadcrumbs, Link } from '@rostra/ui';
import type { ReactNode } from 'react';
import { ArticleText } from '../../../lib/documents/article-text.tsx';
import { NotTranslated } from '../../../lib/documents/not-translated.tsx';
import { PrintHeader } from '../../../lib/documents/print-header.tsx';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { useTextLanguage } from '../../../lib/languages/text-language.ts';
import { useRootData } from '../../../lib/site/site-context.ts';
import { listPath } from '../list/post-list.ts';
import type { Post } from '../post.ts';
import { Byline } from '../teasers/byline.tsx';
import { MembershipCall } from './membership-call.tsx';
import { MoreReading } from './more-reading.tsx';
import { ShareLinks } from './share-links.tsx';

interface BlogPostPageProps {
  post: Post;
  /** Shown instead of the text, or of the rest of it, to readers who may not see it. */
  locked?: ReactNode;
}

export function BlogPostPage({ post, locked }: BlogPostPageProps) {
  return (
    <>
      <article className="shell pt-10 pb-16 md:pt-14 md:pb-24">
        <ArticleText text={post} header={<PostHeader post={post} />} locked={locked}>
          <PostFooter post={post} />
          {post.isLocked ? null : <MembershipCall />}
        </ArticleText>
      </article>
      <MoreReading post={post} />
    </>
  );
}

function PostHeader({ post }: { post: Post }) {
  const t = useMessages('blog');
  const { category } = post;
  const language = useTextLanguage(post.locale);
  const crumbs = [
    { label: t('title'), href: pathTo(pages.blog) },
    ...(category
      ? [
          {
            label: <TextIn locale={post.locale}>{category.name}</TextIn>,
            href: listPath({ category: category.slug }),
          },
        ]
      : []),
  ];
  return (
    <header className="col-start-2">
      <PrintHeader />
      <Breadcrumbs items={crumbs} />
      <NotTranslated locale={post.locale} className="mt-5" />
      <div {...language}>
        <h1 {...language} className="mt-5 text-4xl tracking-display">
          {post.title}
        </h1>
        <p className="figures-text mt-5 max-w-measure font-serif text-muted text-xl">
          {post.excerpt}
        </p>
      </div>
      <div className="mt-6">
        <Byline post={post} updatedAt={post.updatedAt} />
      </div>
    </header>
  );
}

function PostFooter({ post: { slug, title, author, tags, locale } }: { post: Post }) {
  const t = useMessages('blog');
  const ofAuthor = useTextLanguage(useRootData()?.site.languages[0]);
  return (
    <footer className="col-start-2 mt-16 max-w-measure border-line border-t pt-6 text-sm">
      {author ? (
        // Authors are the same in all languages.
        <div {...ofAuthor}>
          <p>
            {author.role ? (
              t.rich('author', {
                name: author.name,
                role: author.role,
                person: (name) => <bdi className="font-semibold">{name}</bdi>,
                hint: (role) => <span className="text-muted">{role}</span>,
              })
            ) : (
              <bdi className="font-semibold">{author.name}</bdi>
            )}
          </p>
          {author.bio ? <p className="mt-1 text-muted">{author.bio}</p> : null}
        </div>
      ) : null}
      {tags.length > 0 ? (
        <p className="mt-6 text-muted" data-print="hidden">
          {t.rich('filedUnder', {
            names: tags.map(({ name }) => name).join(', '),
            tags: () => <TagLinks tags={tags} locale={locale} />,
          })}
        </p>
      ) : null}
      <ShareLinks path={pathTo(pages.blogPost, { slug })} title={title} />
    </footer>
  );
}

/** Tags are in the language of their post. */
function TagLinks({ tags, locale }: Pick<Post, 'tags'> & { locale: string | undefined }) {
  const t = useMessages('blog');
  return tags.map(({ slug, name }, index) => (
    <span key={slug}>
      {index > 0 ? `${t('comma')} ` : ''}
      <Link href={listPath({ tag: slug })} className="text-accent underline">
        <TextIn locale={locale}>{name}</TextIn>
      </Link>
    </span>
  ));
}
