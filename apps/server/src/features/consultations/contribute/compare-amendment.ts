import { messageReference } from '@rostra/messages';
import { invalidField } from '../../../errors.ts';
import {
  type ContentService,
  findLinkLanguage,
  findPictures,
  NestedTooDeeply,
} from '../../content/index.ts';
import { splitBlocks } from '../blocks/split-blocks.ts';

interface Amendment {
  /** The paragraph. */
  readonly base: string;
  /** Its other wording. */
  readonly text: string;
  readonly locale: string;
}

const invalid = (key: 'sameWording' | 'oneParagraph' | 'tooDeep') =>
  invalidField(['text'], messageReference('consultations-server', key));

/** Another wording compared with the paragraph, as HTML. Checks that it is one, and differs. */
export async function compareAmendment(
  { store, comparisons, messagesOf }: ContentService,
  { base, text, locale }: Amendment,
): Promise<string> {
  if (text.trim() === base.trim()) throw invalid('sameWording');
  if (splitBlocks(text).length !== 1) throw invalid('oneParagraph');
  const bodies = `${base}\n${text}`;
  const t = messagesOf(locale).of('content-server');
  const { language, footnotes, done, toDo } = store.labelsOf(locale);
  const blank = { title: '', summary: null, keyPoints: [] };
  const blocks = await comparisons
    .compare({
      before: { ...blank, body: base },
      after: { ...blank, body: text },
      images: await findPictures(store, bodies),
      links: await findLinkLanguage(store, bodies, { text: locale, page: locale }),
      labels: {
        ...{ language, footnotes, done, toDo },
        ...{ added: t('addedWords'), removed: t('removedWords'), table: t('table') },
      },
    })
    .catch((error: unknown) => {
      throw error instanceof NestedTooDeeply ? invalid('tooDeep') : error;
    });
  if (blocks.every(({ kind }) => kind === 'same')) throw invalid('sameWording');
  return blocks.map(({ html }) => html).join('');
}
