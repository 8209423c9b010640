import type { ConsultationDraft } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Day } from '../../lib/dates/day.tsx';
import { TextIn } from '../../lib/languages/text-in.tsx';

interface DraftListProps {
  drafts: readonly ConsultationDraft[];
  locale: string;
}

/** All drafts with their reasons and whose proposals they contain. Hidden as long as there is only one. */
export function DraftList({ drafts, locale }: DraftListProps) {
  const t = useMessages('consultations');
  if (drafts.length < 2) return null;
  return (
    <section aria-labelledby="drafts" className="mt-10">
      <h2 id="drafts" className="text-2xl">
        {t('draftsTitle')}
      </h2>
      <ol className="mt-4 border-line border-t text-sm">
        {drafts.map(({ number, reason, createdAt, credits }) => (
          <li key={number} className="border-line border-b py-3">
            <p>
              <span className="me-3 font-semibold">{t('draft', { number })}</span>{' '}
              <span className="text-muted">
                <Day iso={createdAt} />
              </span>
            </p>
            <p className="mt-1">
              {reason ? (
                <TextIn locale={locale}>{reason}</TextIn>
              ) : (
                t(number === 1 ? 'firstDraft' : 'acceptedDraft')
              )}
            </p>
            {credits.length > 0 ? <Credits credits={credits} /> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Credits({ credits }: { credits: ConsultationDraft['credits'] }) {
  const t = useMessages('consultations');
  const names = [...new Set(credits.map(({ name }) => name ?? t('formerMember')))];
  return <p className="mt-1 text-muted">{t('credits', { names: names.join(', ') })}</p>;
}
