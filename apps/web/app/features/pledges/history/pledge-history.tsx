import type { EditionPolicy, PledgeHistory as History } from '@rostra/contract';
import { pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { Day } from '../../../lib/dates/day.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { useTextLanguage } from '../../../lib/languages/text-language.ts';
import { PledgeLine } from '../pledge-line.tsx';
import { pledgeElement } from '../pledge-paths.ts';
import { PledgeEntry } from './pledge-entry.tsx';

interface PledgeHistoryProps {
  pledge: History;
  policy: EditionPolicy;
}

/** A pledge with everything that was recorded about it. */
export function PledgeHistory({ pledge, policy }: PledgeHistoryProps) {
  const t = useMessages('pledges');
  const language = useTextLanguage(pledge.locale);
  const { id, text, status, updates } = pledge;
  return (
    <article
      id={pledgeElement(id)}
      aria-labelledby={`${pledgeElement(id)}-text`}
      className="scroll-mt-24 border-ink border-t py-6"
    >
      <h2
        id={`${pledgeElement(id)}-text`}
        className="max-w-measure break-words text-xl"
        {...language}
      >
        {text}
      </h2>
      <PledgeLine pledge={pledge} />
      <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1 text-sm">
        <EditionLink sentence="since" number={pledge.sinceEdition} policy={policy} />
        {pledge.untilEdition === null ? null : (
          <EditionLink sentence="until" number={pledge.untilEdition} policy={policy} />
        )}
      </p>
      {status === 'unrated' ? (
        <p className="mt-3 max-w-measure text-muted">{t('meaning.unrated')}</p>
      ) : null}
      {updates.length > 0 ? (
        <ol reversed className="mt-5 grid gap-6">
          {updates.map((update) => (
            <PledgeEntry key={update.number} pledgeId={id} update={update} locale={pledge.locale} />
          ))}
        </ol>
      ) : null}
      <FormerWordings pledge={pledge} />
    </article>
  );
}

interface EditionLinkProps {
  sentence: 'since' | 'until';
  number: number;
  policy: EditionPolicy;
}

function EditionLink({ sentence, number, policy: { key } }: EditionLinkProps) {
  const t = useMessages('pledges');
  return (
    <Link
      href={pathTo(pages.edition, { slug: key, number: String(number) })}
      className="text-accent underline"
    >
      {t(sentence, { number })}
    </Link>
  );
}

function FormerWordings({ pledge: { formerWordings, locale } }: { pledge: History }) {
  const t = useMessages('pledges');
  const format = useFormat();
  const language = useTextLanguage(locale);
  return formerWordings.map(({ number, text, replacedAt, reason }) => (
    <div key={number} className="mt-5 max-w-measure bg-sunken px-4 py-3 text-sm">
      <h3 className="font-sans font-semibold text-base tracking-normal">{t('formerWording')}</h3>
      <p className="mt-1 break-words" {...language}>
        {text}
      </p>
      <p className="mt-1 break-words text-muted">
        {t.rich('replacedOn', {
          day: format.date(replacedAt),
          date: (words) => <Day iso={replacedAt}>{words}</Day>,
          reason,
          why: (words) => <TextIn locale={locale}>{words}</TextIn>,
        })}
      </p>
    </div>
  ));
}
