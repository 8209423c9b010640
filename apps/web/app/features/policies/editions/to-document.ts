import type { CallOutput, EditionPolicy, readEdition } from '@rostra/contract';
import type { LongDocumentContent } from '../long-document.tsx';

type Edition = CallOutput<typeof readEdition>['data']['edition'];

export function toDocument({ locale }: EditionPolicy, edition: Edition): LongDocumentContent {
  const { title, summary, keyPoints, bodyHtml, toc, publishedAt, readingMinutes } = edition;
  return {
    title,
    summary: summary ?? '',
    keyPoints: keyPoints ?? [],
    html: bodyHtml,
    contents: toc.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    updatedAt: publishedAt,
    publishedAt,
    readingMinutes,
    locale,
    seo: { title, description: summary ?? edition.bodyExcerpt },
  };
}
