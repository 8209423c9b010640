import { notFound } from '../../../errors.ts';
import type { Reader } from '../declare/reader.ts';
import type { LocaleScope } from '../locales/locales.ts';
import { findEntries } from '../read/find-entries.ts';
import { equals } from '../read/where.ts';
import { openText, type ReadText, type TextCollection } from './open-text.ts';
import type { PageStore } from './page-store.ts';
import { renderBody } from './render-body.ts';

export interface DraftReference {
  readonly documentId: string;
  readonly locale: LocaleScope;
}

const everything: Reader = { role: 'editor', includedPlans: [] };

/**
 * The draft of an entry with its relations and its rendered body, as this reader would see it if it were published now. A live one keeps
 * its date.
 */
export async function readDraft<C extends TextCollection>(
  store: PageStore,
  collection: C,
  reader: Reader,
  { documentId, locale }: DraftReference,
): Promise<ReadText<C>> {
  const where = equals(collection as TextCollection, 'documentId', documentId);
  const read = { where, limit: 1, locale };
  const [found] = await findEntries(store, collection, everything, { ...read, status: 'draft' });
  if (!found) throw notFound();
  const [live] = await findEntries(store, collection, everything, read);
  const { body: _body, freePart: _freePart, ...entry } = found;
  const { markdown, isLocked } = openText(collection, reader, found);
  const rendered = await renderBody(store, markdown, { locale: found.locale });
  return { ...entry, publishedAt: live?.publishedAt ?? store.now(), ...rendered, isLocked };
}
