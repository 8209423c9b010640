import type { ReactNode } from 'react';
import { useTextLanguage } from '../languages/text-language.ts';
import { Picture } from '../pictures/picture.tsx';
import { ContentsFold, ContentsRail } from './contents-list.tsx';
import type { PageContent } from './page-content.ts';
import { RichText } from './rich-text.tsx';

interface ArticleTextProps {
  text: Pick<PageContent, 'html' | 'contents' | 'isLocked'> &
    Partial<Pick<PageContent, 'picture' | 'pictureCaption' | 'locale'>>;
  header: ReactNode;
  /** Shown instead of the text, or of the rest of it, to readers who may not see it. */
  locked: ReactNode;
  /** Below the text. */
  children: ReactNode;
}

/** A text below its header and its picture, with a table of contents beside it. */
export function ArticleText({ text, header, locked, children }: ArticleTextProps) {
  const { html, contents, isLocked, picture, pictureCaption } = text;
  const language = useTextLanguage(text.locale);
  return (
    <div className="post-grid">
      {header}
      {picture ? (
        <figure className="col-start-2 mt-8 md:mt-10 print:max-w-[120mm]">
          <Picture picture={picture} sizes="(min-width: 48rem) 46rem, 100vw" isFirst />
          {pictureCaption ? (
            <figcaption dir="auto" className="mt-3 text-muted text-xs">
              {pictureCaption}
            </figcaption>
          ) : null}
        </figure>
      ) : null}
      {contents.length > 0 ? (
        <>
          <div className="col-start-2 mt-8 xl:hidden">
            <ContentsFold entries={contents} language={language} />
          </div>
          <div className="col-start-1 row-span-2 mt-12 hidden pe-8 xl:block">
            <ContentsRail entries={contents} language={language} />
          </div>
        </>
      ) : null}
      {html === '' ? null : (
        <RichText html={html} language={language} className="col-start-2 mt-8 min-w-0 md:mt-12" />
      )}
      {isLocked ? <div className="col-start-2 mt-8 md:mt-10">{locked}</div> : null}
      {children}
    </div>
  );
}
