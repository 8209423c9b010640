import type { Queries } from '../../../db/client.ts';
import { newDocumentId } from '../../../db/document-id.ts';
import type { Collection, RelationField } from '../declare/declaration.ts';

import { files } from '../declare/files.ts';
import { checkData } from '../validate/check-data.ts';
import { storeVersion } from '../versions/store-version.ts';
import { versionData } from '../versions/version-data.ts';
import { findDocument } from '../write/documents.repo.ts';
import { publishDocument } from '../write/publication/publish-document.ts';
import { saveDocument } from '../write/save-document.ts';
import type { StarterEntry } from './read-starter-entries.ts';
import type { SeedDeps } from './seed-deps.ts';
import { StarterMedia } from './starter-media.ts';
import { shifted, shiftOf } from './starter-times.ts';

const byPublication = (a: StarterEntry, b: StarterEntry) =>
  String(a.publishedAt ?? '').localeCompare(String(b.publishedAt ?? ''));

/** Writes the entries of the starter content. */
export class Seeder {
  readonly #tx: Queries;
  readonly #index: SeedDeps['index'];
  readonly #media: StarterMedia;
  readonly #now: string;
  readonly #shift: number;
  /** Row ids by table and slug. */
  readonly #ids = new Map<string, number>();

  constructor(tx: Queries, deps: SeedDeps, all: readonly StarterEntry[], now: Date) {
    const { storage, clock, folder, index } = deps;
    this.#tx = tx;
    this.#index = index;
    this.#media = new StarterMedia({ queries: tx, storage, clock }, folder);
    this.#now = now.toISOString();
    this.#shift = shiftOf(all, now);
  }

  /** Oldest first: the last image stored is then the one of the newest entry. */
  async addAll(collection: Collection, entries: readonly StarterEntry[]): Promise<void> {
    for (const entry of entries.toSorted(byPublication)) await this.#add(collection, entry);
  }

  async #add(collection: Collection, entry: StarterEntry): Promise<void> {
    const values: Record<string, unknown> = {};
    for (const [key, field] of Object.entries(collection.fields)) {
      const value = entry[key];
      if (value === undefined) continue;
      const isRelation = field.kind === 'one' || field.kind === 'many';
      if (isRelation) values[key] = await this.#resolve(field, value);
      else values[key] = key === 'body' ? await this.#media.rewriteBody(String(value)) : value;
    }
    const checked = checkData(values, collection, { isWhole: true });
    const at = (value: unknown) => shifted(value, this.#shift);
    const published = at(entry.publishedAt) ?? at(entry.updatedAt) ?? this.#now;
    const documentId = newDocumentId();
    const rowId = await saveDocument(this.#tx, collection, checked, {
      documentId,
      times: {
        createdAt: at(entry.createdAt) ?? published,
        updatedAt: at(entry.updatedAt) ?? published,
      },
    });
    this.#ids.set(`${collection.table}/${values.slug}`, rowId);
    if (collection.hasDrafts) await this.#publish(collection, documentId, published);
  }

  /** Images are a single file, attachments a list of files; other relations are named by slug. */
  async #resolve(
    { kind, target }: RelationField,
    value: unknown,
  ): Promise<number[] | number | null> {
    const items = Array.isArray(value) ? value : [value];
    const ids: number[] = [];
    for (const item of items) {
      const id = await this.#findId(target, item, kind);
      if (id !== undefined) ids.push(id);
    }
    return kind === 'many' ? ids : (ids[0] ?? null);
  }

  async #findId(target: Collection, item: unknown, kind: 'one' | 'many') {
    if (target !== files) return this.#ids.get(`${target.table}/${item}`);
    const file = item as Parameters<StarterMedia['image']>[0];
    return kind === 'one' ? (await this.#media.image(file))?.id : this.#media.attachment(file);
  }

  async #publish(collection: Collection, documentId: string, publishedAt: string): Promise<void> {
    const document = await findDocument(this.#tx, collection, documentId);
    if (!document) throw new Error('A seeded document is missing');
    const times = { publishedAt, now: this.#now, index: this.#index };
    await publishDocument(this.#tx, collection, document, times);
    await storeVersion(this.#tx, {
      collection: collection.plural,
      documentId,
      status: 'published',
      data: await versionData(this.#tx, collection, document.draft),
      editorId: null,
      at: this.#now,
      visibleFrom: publishedAt,
    });
  }
}
