import type { Vote } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { Link } from '@rostra/ui';
import { TextIn } from '../../lib/languages/text-in.tsx';

interface VotePageTitleProps {
  vote: Pick<Vote, 'slug' | 'question' | 'locale'>;
  children: string;
}

/** The title of a page that belongs to a vote, below a link to the vote. */
export function VotePageTitle({ vote, children }: VotePageTitleProps) {
  return (
    <>
      <p className="mb-2 text-muted">
        <Link href={pathTo(pages.vote, { slug: vote.slug })} className="text-accent underline">
          <TextIn locale={vote.locale}>{vote.question}</TextIn>
        </Link>
      </p>
      <h1 className="max-w-measure text-4xl">{children}</h1>
    </>
  );
}
