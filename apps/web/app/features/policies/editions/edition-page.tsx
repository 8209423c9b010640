import type { CallOutput, readEdition } from '@rostra/contract';
import { elementIds } from '@rostra/contract/pages';
import { isLegalArea } from '@rostra/contract/policy-areas';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { Day } from '../../../lib/dates/day.tsx';
import { useFormat } from '../../../lib/format/use-format.ts';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { LongDocument } from '../long-document.tsx';
import { Citation } from './citation.tsx';
import { EditionDownloads } from './edition-downloads.tsx';
import { comparisonPath, editionsPath } from './edition-paths.ts';
import { toDocument } from './to-document.ts';
import { WithdrawnNotice } from './withdrawn-notice.tsx';

type EditionPageProps = CallOutput<typeof readEdition>['data'];

const link = 'text-accent underline';

/** The text of one edition, as readers had it. */
export function EditionPage({ policy, edition }: EditionPageProps) {
  const policies = useMessages('policies');
  const isPlain = isLegalArea(policy.area) || policy.area === 'manifesto';
  return (
    <LongDocument
      document={toDocument(policy, edition)}
      keyPointsTitle={isPlain ? policies('inShort') : policies('proposals')}
      notice={<EditionNotice policy={policy} edition={edition} />}
    >
      <div className="shell grid gap-x-8 pb-section lg:grid-cols-12">
        <div className="lg:col-span-8 lg:col-start-5">
          <OtherEditions policy={policy} edition={edition} />
          <Citation policy={policy} edition={edition} title={edition.title} />
        </div>
      </div>
    </LongDocument>
  );
}

/** Which edition this is, and whether there is a newer one. */
function EditionNotice({ policy, edition }: EditionPageProps) {
  const t = useMessages('editions');
  const format = useFormat();
  const { key, newest, path, locale } = policy;
  const { number, publishedAt } = edition;
  return (
    <>
      <WithdrawnNotice policy={policy} />
      <div role="note" className="mb-8 border-accent border-s-4 bg-sunken px-4 py-3 text-sm">
        <p className="font-semibold">
          {t.rich('editionOf', {
            number,
            newest,
            day: format.date(publishedAt),
            date: (day) => <Day iso={publishedAt}>{day}</Day>,
          })}
        </p>
        {edition.reason ? (
          <p className="mt-1 max-w-measure">
            <TextIn locale={locale}>{edition.reason}</TextIn>
          </p>
        ) : null}
        <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 print:hidden">
          {path !== null ? (
            <Link href={path} className={link}>
              {number < newest ? t('readPresent') : t('isPresent')}
            </Link>
          ) : null}
          {number < newest ? (
            <Link href={comparisonPath(key, number, newest)} className={link}>
              {t('changesSince')}
            </Link>
          ) : null}
          <Link href={editionsPath(key)} className={link}>
            {t('allEditions')}
          </Link>
          <EditionDownloads slug={key} number={number} />
        </p>
      </div>
    </>
  );
}

/** Links to a comparison with each other edition. */
function OtherEditions({ policy: { key, newest }, edition: { number } }: EditionPageProps) {
  const t = useMessages('editions');
  const others = Array.from({ length: newest }, (_, index) => newest - index).filter(
    (other) => other !== number,
  );
  if (others.length === 0) return null;
  return (
    <nav aria-labelledby={elementIds.compareWith} className="print:hidden">
      <h2 id={elementIds.compareWith} className="font-sans font-semibold text-sm tracking-normal">
        {t('compareWith')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-2">
        {others.map((other) => (
          <li key={other}>
            <Link
              href={comparisonPath(key, Math.min(number, other), Math.max(number, other))}
              className={link}
            >
              {t('edition', { number: other })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
