import type { PostLink } from '@rostra/contract';
import { cx, Link } from '@rostra/ui';
import { Picture } from '../../components/picture.tsx';
import { Byline } from './byline.tsx';
import type { Post, PostTeaser } from './post.ts';

/** Where to go from the end of a piece: its neighbours in time, and what it has to do with. */
export function MoreReading({ post: { previous, next, related } }: { post: Post }) {
  return (
    <div data-print="hidden" className="shell pb-section">
      {previous || next ? (
        <nav
          aria-label="Previous and next"
          className={cx(
            'grid border-ink border-t md:grid-cols-2',
            previous && next && 'md:divide-x md:divide-line',
          )}
        >
          <Neighbour label="Previous" post={previous} rel="prev" className="md:pr-8" />
          <Neighbour label="Next" post={next} rel="next" className="md:pl-8 md:text-right" />
        </nav>
      ) : null}
      {related.length > 0 ? (
        <aside aria-labelledby="related" className="border-ink border-t pt-8">
          <h2 id="related" className="text-2xl">
            Read next
          </h2>
          <ul className="mt-6 grid gap-x-8 gap-y-10 md:grid-cols-3">
            {related.map((teaser) => (
              <li key={teaser.slug}>
                <RelatedPost post={teaser} />
              </li>
            ))}
          </ul>
        </aside>
      ) : null}
    </div>
  );
}

interface NeighbourProps {
  label: string;
  post: PostLink | null;
  rel: string;
  className: string;
}

function Neighbour({ label, post, rel, className }: NeighbourProps) {
  return (
    <div
      className={`border-line border-b py-6 empty:hidden md:border-b-0 md:empty:block ${className}`}
    >
      {post ? (
        <Link href={`/blog/${post.slug}`} rel={rel} className="group block no-underline">
          <span className="block text-muted text-sm">{label}</span>
          <span className="mt-1 block text-balance font-medium font-serif text-xl group-hover:underline group-hover:decoration-1">
            {post.title}
          </span>
        </Link>
      ) : null}
    </div>
  );
}

function RelatedPost({ post }: { post: PostTeaser }) {
  return (
    <article className="group relative grid grid-cols-[6rem_1fr] gap-x-4 gap-y-4 md:grid-cols-1">
      {post.picture ? (
        <Picture
          picture={{ ...post.picture, alt: '' }}
          sizes="(min-width: 48rem) 25rem, 6rem"
          className="mt-1 aspect-square object-cover md:mt-0 md:aspect-video"
        />
      ) : null}
      <div>
        <h3 className="text-xl">
          <Link
            href={`/blog/${post.slug}`}
            className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
          >
            {post.title}
          </Link>
        </h3>
        <div className="mt-2">
          <Byline post={post} />
        </div>
      </div>
    </article>
  );
}
