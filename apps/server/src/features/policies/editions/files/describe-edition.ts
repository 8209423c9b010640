import { type EditionPolicy, legalAreas } from '@rostra/contract';
import { editionAddresses, inLanguage, pathTo } from '@rostra/contract/pages';
import { languages } from '@rostra/messages';
import type { ContentService, DocumentTask } from '../../../content/index.ts';
import type { getEdition } from '../find-policy-editions.ts';

export type FoundEdition = Awaited<ReturnType<typeof getEdition>>;

/** What a document says besides the text and its pictures. */
export type EditionDescription = Omit<
  DocumentTask,
  'format' | 'body' | 'images' | 'links' | 'pictures'
>;

export function describeEdition(
  { siteUrl, messagesOf, datesOf, languages: offered, store }: ContentService,
  { policy, edition, organisation }: DescribedEdition,
): EditionDescription {
  const { locale, documentId, area } = policy;
  const { number, publishedAt, reason } = edition.summary;
  const messages = messagesOf(locale);
  const t = messages.of('content-server');
  const policies = messages.of('policies');
  const isPlain = area === 'manifesto' || legalAreas.some((name) => name === area);
  const path = pathTo({ path: editionAddresses.permanent }, { documentId, number: String(number) });
  const { done, toDo, footnotes, blocks } = store.labelsOf(locale);
  const day = datesOf(locale).day(publishedAt);
  return {
    language: locale,
    direction: languages[messages.language].direction,
    title: edition.text.title,
    organisation,
    edition: t('editionNumber', { number }),
    published: t('editionPublished', { day }),
    publishedAt,
    reason,
    url: siteUrl + inLanguage(path, locale, offered),
    summary: edition.text.summary,
    keyPoints: edition.text.keyPoints ?? [],
    labels: {
      contents: t('contents'),
      keyPoints: isPlain ? policies('inShort') : policies('proposals'),
      notes: footnotes,
      backToText: t('backToText'),
      unknownLetters: t('unknownLetters'),
      done,
      toDo,
      blocks,
    },
  };
}

export interface DescribedEdition {
  readonly policy: EditionPolicy;
  readonly edition: FoundEdition;
  readonly organisation: string;
}
