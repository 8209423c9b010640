import { notFound } from '../../../errors.ts';
import type { Collection, Fields, ScalarField } from '../declare/declaration.ts';
import type { Entry } from '../declare/entry.ts';
import type { Reader } from '../declare/reader.ts';
import type { LocaleScope } from '../locales/locales.ts';
import { findEntries } from '../read/find-entries.ts';
import { equals } from '../read/where.ts';
import type { PageStore } from './page-store.ts';
import { type RenderedBody, renderBody } from './render-body.ts';

type PageFields = Fields & {
  readonly slug: ScalarField<string>;
  readonly body: ScalarField<string | null | undefined>;
};

export interface DraftReference {
  readonly documentId: string;
  readonly locale: LocaleScope;
}

const everything: Reader = { role: 'editor', includedPlans: [] };

/** The draft of an entry with its relations and its rendered body, as if it were published now. A live one keeps its date. */
export async function readDraft<C extends Collection<PageFields>>(
  store: PageStore,
  collection: C,
  { documentId, locale }: DraftReference,
): Promise<Omit<Entry<C>, 'body'> & RenderedBody> {
  const where = equals(collection as Collection<PageFields>, 'documentId', documentId);
  const read = { where, limit: 1, locale };
  const [found] = await findEntries(store, collection, everything, { ...read, status: 'draft' });
  if (!found) throw notFound();
  const [live] = await findEntries(store, collection, everything, read);
  const { body, ...entry } = found;
  const text = typeof body === 'string' ? body : '';
  const rendered = await renderBody(store, text, { locale: found.locale });
  return { ...entry, publishedAt: live?.publishedAt ?? store.now(), ...rendered };
}
