import { Link } from '@rostra/ui';
import { Picture } from '../../components/picture.tsx';
import { Byline } from './byline.tsx';
import type { PostTeaser } from './post.ts';

interface LeadPostProps {
  post: PostTeaser;
  headingLevel: 2 | 3;
  /** The first thing on its page. */
  isFirst?: boolean;
}

/** The piece that the front page leads with. The whole of it is one link. */
export function LeadPost({ post, headingLevel, isFirst = false }: LeadPostProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="group relative">
      {post.picture ? (
        <Picture
          picture={{ ...post.picture, alt: '' }}
          sizes="(min-width: 64rem) 44rem, 100vw"
          isFirst={isFirst}
          className="mb-5 aspect-video object-cover"
        />
      ) : null}
      <Heading className="text-3xl">
        <Link
          href={`/blog/${post.slug}`}
          className="no-underline after:absolute after:inset-0 group-hover:underline group-hover:decoration-1"
        >
          {post.title}
        </Link>
      </Heading>
      <p className="figures-text mt-3 max-w-measure font-serif text-lg">{post.excerpt}</p>
      <div className="mt-4">
        <Byline post={post} />
      </div>
    </article>
  );
}
