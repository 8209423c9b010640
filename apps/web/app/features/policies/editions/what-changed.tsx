import type { EditionSummary } from '@rostra/contract';
import { elementIds, pages, pathTo } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import type { ReactNode } from 'react';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import type { Decisions } from '../load-document.ts';
import { EditionDownloads } from './edition-downloads.tsx';
import { EditionLine } from './edition-line.tsx';
import { comparisonPath, editionPath, editionsPath } from './edition-paths.ts';

interface WhatChangedProps {
  /** Names the policy in the URLs of its editions. */
  slug: string;
  newest: readonly EditionSummary[];
  decisions: Decisions | undefined;
  locale?: string | undefined;
}

const link = 'text-accent underline';

/** Titles are not translated. */
const textIn = (locale: string) => (children: ReactNode) => (
  <TextIn locale={locale}>{children}</TextIn>
);

/** The latest editions of a policy, below its text. */
export function WhatChanged({ slug, newest, decisions, locale }: WhatChangedProps) {
  const t = useMessages('editions');
  const { consultations = [], votes = [] } = decisions ?? {};
  if (newest.length + consultations.length + votes.length === 0) return null;
  const [current] = newest;
  return (
    <section
      aria-labelledby={elementIds.whatChanged}
      data-print="hidden"
      className="shell grid gap-x-8 gap-y-4 pb-section lg:grid-cols-12"
    >
      <h2 id={elementIds.whatChanged} className="text-2xl lg:col-span-3">
        {t('whatChanged')}
      </h2>
      <div className="text-sm lg:col-span-8 lg:col-start-5">
        <ol className="border-line border-t">
          {newest.map((edition) => (
            <li key={edition.number} className="border-line border-b py-4">
              <Link
                href={editionPath(slug, edition.number)}
                className={`me-3 font-semibold ${link}`}
              >
                {t('edition', { number: edition.number })}
              </Link>{' '}
              <EditionLine edition={edition} locale={locale} />
              {edition.number > 1 ? (
                <Link
                  href={comparisonPath(slug, edition.number - 1, edition.number)}
                  className={`mt-1 inline-block ${link}`}
                >
                  {t('seeChanges', { number: edition.number - 1 })}
                </Link>
              ) : null}
            </li>
          ))}
        </ol>
        <p className="mt-4 flex flex-wrap gap-x-6 gap-y-1">
          <Link href={editionsPath(slug)} className={link}>
            {t('allAndCite')}
          </Link>
          {current ? <EditionDownloads slug={slug} number={current.number} /> : null}
        </p>
        {consultations.map(({ slug: name, title, locale: language }) => (
          <p key={name} className="mt-2">
            <Link href={pathTo(pages.consultation, { slug: name })} className={link}>
              {t.rich('consultation', { title, text: textIn(language) })}
            </Link>
          </p>
        ))}
        {votes.map(({ slug: name, question, locale: language }) => (
          <p key={name} className="mt-2">
            <Link href={pathTo(pages.vote, { slug: name })} className={link}>
              {t.rich('vote', { question, text: textIn(language) })}
            </Link>
          </p>
        ))}
      </div>
    </section>
  );
}
