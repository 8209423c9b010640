import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { Day } from '../../lib/dates/day.tsx';
import { ArticleText } from '../../lib/documents/article-text.tsx';
import { DottedLine } from '../../lib/documents/dotted-line.tsx';
import { NotTranslated } from '../../lib/documents/not-translated.tsx';
import type { PageContent } from '../../lib/documents/page-content.ts';
import { PrintHeader } from '../../lib/documents/print-header.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { useTextLanguage } from '../../lib/languages/text-language.ts';

interface PageViewProps {
  page: PageContent;
  /** Shown instead of the text, to readers who may not see it. */
  locked?: ReactNode;
}

/** An entry of any content type: title, summary, picture and text. */
export function PageView({ page, locked }: PageViewProps) {
  return (
    <article className="shell pt-12 pb-section md:pt-16">
      <ArticleText text={page} header={<PageHeader page={page} />} locked={locked}>
        {page.isLocked ? null : <Updated at={page.updatedAt} />}
      </ArticleText>
    </article>
  );
}

function PageHeader({ page }: { page: PageContent }) {
  const t = useMessages('documents');
  const { title, summary, locale, access, publishedAt, readingMinutes } = page;
  const language = useTextLanguage(locale);
  return (
    <header className="col-start-2">
      <PrintHeader />
      <NotTranslated locale={locale} className="mb-5" />
      <h1 {...language} className="text-4xl tracking-display">
        {title}
      </h1>
      {summary ? (
        <p {...language} className="figures-text mt-5 max-w-measure font-serif text-muted text-xl">
          {summary}
        </p>
      ) : null}
      {readingMinutes === undefined ? null : (
        <div className="mt-6">
          <DottedLine>
            <Day iso={publishedAt} />
            {t('readingTime', { minutes: readingMinutes })}
            {access ? t('forMembers') : null}
          </DottedLine>
        </div>
      )}
    </header>
  );
}

function Updated({ at }: { at: string }) {
  const t = useMessages('documents');
  const format = useFormat();
  return (
    <p className="col-start-2 mt-12 max-w-measure border-line border-t pt-4 text-muted text-sm">
      {t.rich('updated', {
        day: format.date(at),
        date: (day) => <Day iso={at}>{day}</Day>,
      })}
    </p>
  );
}
