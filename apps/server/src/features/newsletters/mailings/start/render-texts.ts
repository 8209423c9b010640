import type { MailingRow } from '../../../../db/tables/newsletters.ts';
import type { MailingReader } from '../../render/mailing-text.ts';
import { renderMailing } from '../../render/render-mailing.ts';
import type { MailingsContext } from '../mailings-context.ts';
import type { StoredText } from './mailing-texts.repo.ts';
import { readMailingText } from './read-mailing-text.ts';

/** A mailing is rendered once for each language and kind of reader that its recipients have. */
export interface Variant {
  readonly language: string;
  readonly reader: MailingReader;
}

export async function renderTexts(
  context: MailingsContext,
  mailing: MailingRow,
  variants: readonly Variant[],
): Promise<StoredText[]> {
  const texts: StoredText[] = [];
  for (const { language, reader } of variants) {
    const text = await readMailingText(context, mailing, language);
    if (!text) throw new Error('The content of a mailing has no published text');
    const { subject, html, text: plain } = await renderMailing(context, text, reader);
    texts.push({ mailing_id: mailing.id, language, reader, subject, html, plain_text: plain });
  }
  return texts;
}
