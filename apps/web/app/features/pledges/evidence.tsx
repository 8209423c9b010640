import type { PledgeUpdate } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Day } from '../../lib/dates/day.tsx';
import { useTextLanguage } from '../../lib/languages/text-language.ts';

interface EvidenceProps {
  update: PledgeUpdate;
  /** The language of the text. */
  locale: string;
}

/** What happened, and where it says so. Each line that the editor typed is a paragraph. */
export function Evidence({ update: { evidence, sources }, locale }: EvidenceProps) {
  const t = useMessages('pledges');
  const language = useTextLanguage(locale);
  return (
    <>
      <div {...language}>
        {Array.from(evidence.matchAll(/\S[^\n]*/g), (line) => (
          <p key={line.index} className="mt-2 max-w-measure break-words">
            {line[0]}
          </p>
        ))}
      </div>
      <ul aria-label={t('sources')} className="mt-2 grid max-w-measure gap-1 text-sm">
        {sources.map(({ title, url, date }) => (
          <li key={`${url} ${title}`} className="break-words">
            <a href={url} className="text-accent underline">
              <bdi {...language}>{title}</bdi>
            </a>
            {', '}
            <span className="text-muted">
              <Day iso={date} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
