import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { Day } from '../../lib/dates/day.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { TextIn } from '../../lib/languages/text-in.tsx';
import type { OpenDecision } from './open-decisions.ts';

interface OpenLineProps {
  decision: OpenDecision;
  /** The page that the line leads to. */
  path?: string;
  /** Whether the reader is known to be on the roll and has not voted. */
  canVote?: boolean;
}

/** What members can take part in now, until when, with a link. */
export function OpenLine({ decision, path = publicPath(decision), canVote }: OpenLineProps) {
  const { kind, title, closesAt, locale } = decision;
  const t = useMessages('policies');
  const format = useFormat();
  const open: 'voteOpen' | 'consultationOpen' = kind === 'vote' ? 'voteOpen' : 'consultationOpen';
  return (
    <p className="max-w-measure border-success border-s-4 ps-3 text-sm">
      {t.rich(canVote ? 'canVote' : open, {
        day: format.dateTime(closesAt),
        date: (words) => <Day iso={closesAt}>{words}</Day>,
        title,
        text: (words) => (
          <Link href={path} className="text-accent underline">
            <TextIn locale={locale}>{words}</TextIn>
          </Link>
        ),
      })}
    </p>
  );
}

const publicPath = ({ kind, slug }: OpenDecision) =>
  pathTo(kind === 'vote' ? pages.vote : pages.consultation, { slug });
