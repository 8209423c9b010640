import type { EditionPolicy, EditionSummary } from '@rostra/contract';
import { feedPaths, inLanguage } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Link } from '@rostra/ui';
import { TextIn } from '../../../lib/languages/text-in.tsx';
import { useSite } from '../../../lib/site/site-context.ts';
import { Citation } from './citation.tsx';
import { EditionLine } from './edition-line.tsx';
import { comparisonPath, editionPath } from './edition-paths.ts';
import { WithdrawnNotice } from './withdrawn-notice.tsx';

interface EditionsPageProps {
  policy: EditionPolicy;
  /** Newest first. */
  editions: readonly EditionSummary[];
}

const link = 'text-accent underline';

/** All editions of a policy. */
export function EditionsPage({ policy, editions }: EditionsPageProps) {
  const t = useMessages('editions');
  const site = useSite();
  const { key, path, title, locale } = policy;
  const [newest] = editions;
  return (
    <div className="shell max-w-[60rem] pt-12 pb-section md:pt-20">
      <WithdrawnNotice policy={policy} />
      <p className="text-muted">
        {path === null ? (
          <TextIn locale={locale}>{title}</TextIn>
        ) : (
          <Link href={path} className={link}>
            <TextIn locale={locale}>{title}</TextIn>
          </Link>
        )}
      </p>
      <h1 className="mt-2 text-4xl">{t('editions')}</h1>
      <p className="mt-4 max-w-measure text-lg">{t('introduction')}</p>
      <ol reversed className="mt-8 border-ink border-t">
        {editions.map((edition) => (
          <li key={edition.number} className="border-line border-b py-5">
            <h2 className="font-sans font-semibold text-base tracking-normal">
              <Link href={editionPath(key, edition.number)} className={link}>
                {t('edition', { number: edition.number })}
              </Link>
            </h2>
            <p className="mt-1">
              <EditionLine edition={edition} locale={locale} />
            </p>
            {edition.number > 1 ? (
              <p className="mt-2 text-sm">
                <Link
                  href={comparisonPath(key, edition.number - 1, edition.number)}
                  className={link}
                >
                  {t('seeChanges', { number: edition.number - 1 })}
                </Link>
              </p>
            ) : null}
          </li>
        ))}
      </ol>
      {newest ? <Citation policy={policy} edition={newest} title={title} /> : null}
      <p className="mt-10 text-sm print:hidden">
        {t.rich('feed', {
          rss: (name) => (
            <a href={inLanguage(feedPaths.policyChanges, locale, site.languages)} className={link}>
              {name}
            </a>
          ),
        })}
      </p>
    </div>
  );
}
