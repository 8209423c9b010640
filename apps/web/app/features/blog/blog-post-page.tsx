import { Breadcrumbs, Link, Prose } from '@rostra/ui';
import { Picture } from '../../components/picture.tsx';
import { Byline } from './byline.tsx';
import type { Post } from './post.ts';
import { PostRow } from './post-row.tsx';

export function BlogPostPage({ post }: { post: Post }) {
  const crumbs = [
    { label: 'Blog', href: '/blog' },
    ...(post.category
      ? [{ label: post.category.name, href: `/blog?category=${post.category.slug}` }]
      : []),
  ];
  return (
    <>
      <article className="shell pt-10 pb-section md:pt-14">
        <div className="mx-auto max-w-[46rem]">
          <header>
            <Breadcrumbs items={crumbs} />
            <h1 className="mt-5 text-4xl tracking-display">{post.title}</h1>
            <p className="figures-text mt-5 max-w-measure font-serif text-muted text-xl">
              {post.excerpt}
            </p>
            <div className="mt-6">
              <Byline post={post} />
            </div>
          </header>
          {post.picture ? (
            <figure className="mt-10">
              <Picture picture={post.picture} sizes="(min-width: 48rem) 46rem, 100vw" isFirst />
              {post.pictureCaption ? (
                <figcaption className="mt-3 text-muted text-xs">{post.pictureCaption}</figcaption>
              ) : null}
            </figure>
          ) : null}
          <Prose html={post.html} className="mt-10" />
          <PostFooter post={post} />
        </div>
      </article>
      <Related post={post} />
    </>
  );
}

function PostFooter({ post: { author, tags } }: { post: Post }) {
  return (
    <footer className="mt-16 max-w-measure border-line border-t pt-6 text-sm">
      <p>
        <span className="font-semibold">{author.name}</span>
        {author.role ? <span className="text-muted">, {author.role}</span> : null}
      </p>
      {author.bio ? <p className="mt-1 text-muted">{author.bio}</p> : null}
      {tags.length > 0 ? (
        <p className="mt-4 text-muted" data-print="hidden">
          Filed under{' '}
          {tags.map(({ slug, name }, index) => (
            <span key={slug}>
              {index > 0 ? ', ' : ''}
              <Link href={`/blog?tag=${slug}`} className="text-accent underline">
                {name}
              </Link>
            </span>
          ))}
        </p>
      ) : null}
    </footer>
  );
}

function Related({ post: { related } }: { post: Post }) {
  if (related.length === 0) return null;
  return (
    <aside aria-labelledby="related" data-print="hidden" className="shell pb-section">
      <div className="border-ink border-t pt-6">
        <h2 id="related" className="text-2xl">
          Read next
        </h2>
        <ul className="mt-6 grid gap-8 md:grid-cols-3">
          {related.map((teaser) => (
            <li key={teaser.slug}>
              <PostRow post={teaser} />
            </li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
