import type { PostLink } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { cx, Link } from '@rostra/ui';
import { TextIn } from '../languages/text-in.tsx';

interface PreviousNextProps {
  previous: PostLink | null;
  next: PostLink | null;
  /** Returns the path of a text. */
  hrefOf: (slug: string) => string;
  className?: string;
}

const cell = 'border-line border-b py-6 empty:hidden md:border-b-0 md:empty:block';

/** Links to the previous and the next text. */
export function PreviousNext({ previous, next, hrefOf, className }: PreviousNextProps) {
  const t = useMessages('documents');
  if (!previous && !next) return null;
  return (
    <nav
      aria-label={t('previousAndNext')}
      data-print="hidden"
      className={cx(
        'grid border-ink border-t md:grid-cols-2',
        previous && next && 'md:divide-x md:divide-line',
        className,
      )}
    >
      <div className={cx(cell, 'md:pe-8')}>
        {previous ? (
          <Neighbour
            label={t('previous')}
            text={previous}
            rel="prev"
            href={hrefOf(previous.slug)}
          />
        ) : null}
      </div>
      <div className={cx(cell, 'md:ps-8 md:text-end')}>
        {next ? (
          <Neighbour label={t('next')} text={next} rel="next" href={hrefOf(next.slug)} />
        ) : null}
      </div>
    </nav>
  );
}

interface NeighbourProps {
  label: string;
  text: PostLink;
  rel: string;
  href: string;
}

function Neighbour({ label, text, ...link }: NeighbourProps) {
  return (
    <Link {...link} className="group block no-underline">
      <span className="block text-muted text-sm">{label}</span>
      <span className="mt-1 block text-balance font-medium font-serif text-xl group-hover:underline group-hover:decoration-1">
        <TextIn locale={text.locale}>{text.title}</TextIn>
      </span>
    </Link>
  );
}
