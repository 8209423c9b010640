import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../errors.ts';
import { type ContentService, findLinkLanguage, findPictures } from '../../content/index.ts';

interface Amendment {
  /** The paragraph. */
  readonly base: string;
  /** Its other wording. */
  readonly text: string;
  readonly locale: string;
  /** Whoever wrote it. */
  readonly writer: string;
}

const invalid = (key: 'sameWording' | 'oneParagraph' | 'tooDeep' | 'tooSlow') =>
  invalidField(['text'], messageReference('consultations-server', key));

/** Another wording compared with the paragraph, as HTML. Checks that it is one, and differs. */
export async function compareAmendment(
  { store, paragraphs, messagesOf }: ContentService,
  { base, text, locale, writer }: Amendment,
): Promise<string> {
  if (text.trim() === base.trim()) throw invalid('sameWording');
  const bodies = `${base}\n${text}`;
  const t = messagesOf(locale).of('content-server');
  const { language, footnotes, done, toDo, blocks } = store.labelsOf(locale);
  const task = {
    before: base,
    after: text,
    images: await findPictures(store, bodies),
    links: await findLinkLanguage(store, bodies, { text: locale, page: locale }),
    labels: {
      ...{ language, footnotes, done, toDo, blocks },
      ...{ added: t('addedWords'), removed: t('removedWords'), table: t('table') },
    },
  };
  const compared = await paragraphs.compare(task, writer);
  if ('problem' in compared) throw invalid(compared.problem);
  return compared.html;
}
