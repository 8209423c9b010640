import { ContentsFold } from '../../../lib/documents/contents-list.tsx';
import { RichText } from '../../../lib/documents/rich-text.tsx';
import { useTextLanguage } from '../../../lib/languages/text-language.ts';
import { MemberData } from '../../../lib/member-pages/member-data.tsx';
import { Attachments } from './attachments.tsx';
import { Beginning, ContentHeader, FeaturedPicture } from './content-page.tsx';
import { LockedNotice } from './locked-content.tsx';
import type { ContentResponse } from './use-content.ts';

/** A text for members before it is published: as its page, but nothing about the reader is recorded. */
export function ContentPreview({ response: { data: content } }: { response: ContentResponse }) {
  const language = useTextLanguage(content.locale);
  const contents = content.toc.filter(({ depth }) => depth === 2);
  return (
    <MemberData>
      <article className="shell py-12">
        <ContentHeader content={content} isRead={false} />
        <FeaturedPicture content={content} />
        {content.isLocked ? (
          <>
            <Beginning content={content} />
            <LockedNotice content={content} />
          </>
        ) : (
          <>
            <div className="mt-8 max-w-[46rem]">
              <ContentsFold entries={contents} language={language} />
            </div>
            <RichText html={content.bodyHtml} language={language} className="mt-8 max-w-[46rem]" />
            <Attachments files={content.attachments} />
          </>
        )}
      </article>
    </MemberData>
  );
}
