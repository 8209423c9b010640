import { elementIds } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import type { ReactNode } from 'react';
import { Day } from '../../lib/dates/day.tsx';
import {
  type ContentsEntry,
  ContentsFold,
  ContentsRail,
} from '../../lib/documents/contents-list.tsx';
import { NotTranslated } from '../../lib/documents/not-translated.tsx';
import { PrintHeader } from '../../lib/documents/print-header.tsx';
import { RichText } from '../../lib/documents/rich-text.tsx';
import { useFormat } from '../../lib/format/use-format.ts';
import { type TextLanguage, useTextLanguage } from '../../lib/languages/text-language.ts';

/** A policy, the manifesto or the about page. */
export interface LongDocumentContent {
  title: string;
  /** One paragraph. */
  summary: string;
  keyPoints: readonly string[];
  /** Rendered Markdown. Its second-level headings have the ids listed in `contents`. */
  html: string;
  contents: readonly ContentsEntry[];
  publishedAt: string;
  updatedAt: string;
  readingMinutes: number;
  seo: { title: string; description: string };
  /** On a site with several languages. */
  locale?: string;
}

interface LongDocumentProps {
  document: LongDocumentContent;
  keyPointsTitle: string;
  /** Shown before the title. */
  notice?: ReactNode;
  /** Shown below the summary. */
  status?: ReactNode;
  /** Shown after the text. */
  children?: ReactNode;
}

export function LongDocument(props: LongDocumentProps) {
  const { document, keyPointsTitle, notice, status, children } = props;
  const t = useMessages('documents');
  const format = useFormat();
  const { title, summary, keyPoints, html, contents, updatedAt, readingMinutes } = document;
  const language = useTextLanguage(document.locale);
  return (
    <>
      <article>
        <header className="shell pt-12 pb-12 md:pt-20 md:pb-16 print:py-0">
          <PrintHeader />
          <NotTranslated locale={document.locale} className="mb-8" />
          {notice}
          <DocumentTitle title={title} language={language} />
          <div className="mt-8 grid gap-x-8 gap-y-6 lg:grid-cols-12">
            <p
              {...language}
              className="figures-text max-w-[40rem] font-serif text-xl lg:col-span-8"
            >
              {summary}
            </p>
            <p className="self-end text-muted text-sm lg:col-span-3 lg:col-start-10">
              {t.rich('updated', {
                day: format.date(updatedAt),
                date: (day) => <Day iso={updatedAt}>{day}</Day>,
              })}
              <span className="block print:hidden">
                {t('readingTime', { minutes: readingMinutes })}
              </span>
            </p>
          </div>
          {status}
        </header>
        {keyPoints.length > 0 ? (
          <KeyPoints title={keyPointsTitle} points={keyPoints} language={language} />
        ) : null}
        <div className="shell grid gap-x-8 gap-y-10 pt-12 pb-section lg:grid-cols-12 lg:pt-20 print:block print:py-6">
          <div className="lg:hidden">
            <ContentsFold entries={contents} language={language} />
          </div>
          <div className="hidden lg:col-span-3 lg:block">
            <ContentsRail entries={contents} language={language} />
          </div>
          <RichText
            html={html}
            language={language}
            className="min-w-0 lg:col-span-8 lg:col-start-5"
          />
        </div>
      </article>
      {children}
    </>
  );
}

/** Splits "Domestic policy: services within reach" into a name and a claim. */
function DocumentTitle({ title, language }: { title: string; language: TextLanguage }) {
  const colon = title.indexOf(': ');
  if (colon < 0) {
    return (
      <h1 {...language} className="max-w-[20ch] text-5xl tracking-display">
        {title}
      </h1>
    );
  }
  const claim = title.slice(colon + 2);
  return (
    <h1 {...language} className="text-5xl tracking-display">
      <span className="mb-3 block font-normal font-sans text-base text-muted tracking-normal">
        {title.slice(0, colon)}
        <span className="sr-only">: </span>
      </span>
      <span className="block max-w-[18ch]">{claim.charAt(0).toUpperCase() + claim.slice(1)}</span>
    </h1>
  );
}

interface KeyPointsProps {
  title: string;
  points: readonly string[];
  language: TextLanguage;
}

function KeyPoints({ title, points, language }: KeyPointsProps) {
  return (
    <section aria-labelledby={elementIds.keyPoints} className="bg-sunken print:bg-transparent">
      <div className="shell grid gap-x-8 gap-y-6 py-12 lg:grid-cols-12 lg:py-16 print:block print:py-6">
        <h2 id={elementIds.keyPoints} className="text-2xl lg:col-span-3">
          {title}
        </h2>
        <ol {...language} className="lg:col-span-8 lg:col-start-5">
          {points.map((point, index) => (
            <li
              key={point}
              className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-line border-t py-4 first:border-t-0 first:pt-0 last:pb-0 md:grid-cols-[4rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="figures-text font-serif text-2xl text-accent">
                {index + 1}
              </span>
              <span className="figures-text max-w-measure self-center font-serif text-lg leading-normal">
                {point}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
