import type { Queries } from '../../../db/client.ts';
import { newDocumentId } from '../../../db/document-id.ts';
import type { Collection, ToManyField, ToOneField } from '../declare/declaration.ts';
import { files } from '../declare/files.ts';
import { type EditionNote, editionOf } from '../editions/number-edition.ts';
import type { Locales } from '../locales/locales.ts';
import { checkData } from '../validate/check-data.ts';
import { storeVersion } from '../versions/store-version.ts';
import { versionData } from '../versions/version-data.ts';
import { addTranslation } from '../write/add-translation.ts';
import { computedColumns } from '../write/computed-columns.ts';
import { findDocument, findTranslations } from '../write/documents.repo.ts';
import { publishDocument } from '../write/publication/publish-document.ts';
import { saveDocument } from '../write/save-document.ts';
import { findEditions } from './editions.ts';
import type { StarterEntry } from './read-starter-entries.ts';
import type { SeedDeps } from './seed-deps.ts';
import { StarterMedia } from './starter-media.ts';
import { shifted, shiftOf } from './starter-times.ts';

const byPublication = (a: StarterEntry, b: StarterEntry) =>
  String(a.publishedAt ?? '').localeCompare(String(b.publishedAt ?? ''));

/** Writes the entries of the starter content. */
export class Seeder {
  readonly #tx: Queries;
  readonly #deps: SeedDeps & { locales: Locales };
  readonly #media: StarterMedia;
  readonly #now: string;
  readonly #shift: number;
  /** Row ids by table, locale and slug. */
  readonly #ids = new Map<string, number>();
  /** Document ids by table and the slug in the English edition. */
  readonly #documents = new Map<string, string>();

  constructor(
    tx: Queries,
    deps: SeedDeps & { locales: Locales },
    all: readonly StarterEntry[],
    now: Date,
  ) {
    const { storage, clock, folder, languages } = deps;
    this.#tx = tx;
    this.#deps = deps;
    const folders = [...findEditions(folder, languages).map((edition) => edition.folder), folder];
    this.#media = new StarterMedia({ queries: tx, storage, clock }, folders);
    this.#now = now.toISOString();
    this.#shift = shiftOf(all, now);
  }

  /** Oldest first: the last image stored is then the one of the newest entry. */
  async addAll(
    collection: Collection,
    entries: readonly StarterEntry[],
    locale: string,
  ): Promise<void> {
    for (const entry of entries.toSorted(byPublication)) await this.#add(collection, entry, locale);
  }

  async #add(collection: Collection, entry: StarterEntry, locale: string): Promise<void> {
    const key = `${collection.table}/${entry.translationOf ?? entry.slug}`;
    const known = this.#documents.get(key);
    const documentId = known ?? newDocumentId();
    this.#documents.set(key, documentId);
    const at = (value: unknown) => shifted(value, this.#shift);
    const published = at(entry.publishedAt) ?? at(entry.updatedAt) ?? this.#now;
    const target = {
      documentId,
      locale,
      times: {
        createdAt: at(entry.createdAt) ?? published,
        updatedAt: at(entry.updatedAt) ?? published,
      },
    };
    const values = await this.#values(collection, entry, locale, known !== undefined);
    const rowId =
      known === undefined
        ? await saveDocument(
            this.#tx,
            collection,
            checkData(values, collection, { isWhole: true }),
            target,
          )
        : await this.#addTranslation(collection, values, target);
    this.#ids.set(idKey(collection, locale, values.slug), rowId);
    if (!collection.hasDrafts) return;
    await this.#publish(collection, { documentId, locale, entry, publishedAt: published });
  }

  async #addTranslation(
    collection: Collection,
    values: Record<string, unknown>,
    target: Parameters<typeof saveDocument>[3],
  ): Promise<number> {
    const { collections, locales } = this.#deps;
    const translations = await findTranslations(this.#tx, collection, target.documentId);
    return addTranslation(this.#tx, { collections, store: { locales } }, values, {
      ...target,
      collection,
      translations,
      isDraft: false,
    });
  }

  /** The data of a write. Translations share all relations, so theirs are left out. */
  async #values(
    collection: Collection,
    entry: StarterEntry,
    locale: string,
    isTranslation: boolean,
  ): Promise<Record<string, unknown>> {
    const values: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(collection.fields)) {
      const value = entry[key];
      if (value === undefined) continue;
      const isRelation = field.kind === 'one' || field.kind === 'many';
      if (isTranslation && (isRelation || !field.isLocalized)) continue;
      if (isRelation) values[key] = await this.#resolve(field, value, locale);
      else values[key] = key === 'body' ? await this.#media.rewriteBody(String(value)) : value;
    }
    return values;
  }

  /** Images are a single file, attachments a list of files; other relations are named by slug. */
  async #resolve(
    { kind, target }: ToOneField | ToManyField,
    value: unknown,
    locale: string,
  ): Promise<number[] | number | null> {
    const items = Array.isArray(value) ? value : [value];
    const ids: number[] = [];
    for (const item of items) {
      const id =
        target === files
          ? await this.#findFile(item, kind)
          : this.#ids.get(idKey(target, locale, item));
      if (id !== undefined) ids.push(id);
    }
    return kind === 'many' ? ids : (ids[0] ?? null);
  }

  async #findFile(item: unknown, kind: 'one' | 'many') {
    const file = item as Parameters<StarterMedia['image']>[0];
    return kind === 'one' ? (await this.#media.image(file))?.id : this.#media.attachment(file);
  }

  async #publish(
    collection: Collection,
    { documentId, locale, entry, publishedAt }: Publication,
  ): Promise<void> {
    const document = await findDocument(this.#tx, collection, documentId, locale);
    if (!document) throw new Error('A seeded document is missing');
    const publication = { publishedAt, locale, now: this.#now, index: this.#deps.index };
    await publishDocument(this.#tx, collection, document, publication);
    const data = await versionData(this.#tx, collection, document.draft);
    const earlier = (entry.earlier ?? []) as readonly StarterEntry[];
    const store = (version: Record<string, unknown>, text: StarterEntry, at: string) =>
      storeVersion(this.#tx, {
        collection: collection.plural,
        documentId,
        locale,
        status: 'published',
        data: version,
        edition: editionOf(collection, version, noteOf(text)),
        editorId: null,
        at,
        visibleFrom: publishedAt,
      });
    for (const text of earlier) {
      const values = await this.#values(collection, { ...entry, ...text }, locale, true);
      const { columns } = checkData(values, collection, { isWhole: false });
      const computed = computedColumns(collection, String(text.body ?? ''));
      const at = shifted(text.publishedAt, this.#shift) ?? publishedAt;
      await store({ ...data, ...columns, ...computed }, text, at);
    }
    const isFirst = earlier.length === 0;
    await store(data, entry, isFirst ? this.#now : String(document.draft.updated_at));
  }
}

interface Publication {
  readonly documentId: string;
  readonly locale: string;
  readonly entry: StarterEntry;
  readonly publishedAt: string;
}

const noteOf = ({ reason, kind }: StarterEntry): EditionNote => ({
  reason: typeof reason === 'string' ? reason : null,
  kind: kind === 'correction' ? kind : 'change',
});

const idKey = ({ table, isLocalized }: Collection, locale: string, slug: unknown) =>
  `${table}/${isLocalized ? locale : ''}/${slug}`;
