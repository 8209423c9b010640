import type { Queries } from '../../../db/client.ts';
import {
  type Collection,
  findVersionNumber,
  findWithSlug,
  hasDocument,
  saveIncoming,
} from '../../content/index.ts';
import type { ContentSource, IncomingDocument } from '../content-source.ts';
import type { ImportContext, ImportOptions } from '../import-context.ts';
import type { Conflict, EntryReport } from '../report.ts';
import { ChangeBatch } from './change-batch.ts';
import { hashDocument, hashDraft } from './hash-document.ts';
import {
  findImportedEntry,
  type ImportedEntryRow,
  insertImportedEntry,
  linkImportedEntry,
  noteDraftTime,
  putImportedEntry,
  updateImportedEntry,
} from './imported-entries.repo.ts';
import { UNPUBLISHED } from './known-documents.ts';
import {
  type Contents,
  getCollection,
  prepareContents,
  prepareData,
  type Stores,
} from './prepare-data.ts';
import { redirectFormer } from './put-redirects.ts';

/** What is known about the entry that a document is written to. */
type Place = Pick<ImportedEntryRow, 'document_id' | 'is_created' | 'hash'>;

interface Target {
  readonly known: Place | undefined;
  readonly hash: string;
  /** The starter entry that has the address. */
  readonly starterId?: string | undefined;
}

class StarterStays extends Error {}

export type EntryResult = Pick<EntryReport, 'outcome'> & Partial<EntryReport>;

/** Entries that others refer to: if one has the same slug, it means the same thing. */
export const isShared = ({ hasDrafts }: Collection): boolean => !hasDrafts;

/** Writes documents, their pictures and their redirects. */
export class DocumentImporter {
  readonly #context: ImportContext;
  readonly #source: ContentSource;
  readonly #options: ImportOptions & Stores;
  readonly #changes: ChangeBatch;
  readonly #contents = new WeakMap<IncomingDocument, Promise<Contents>>();
  redirects = 0;
  readonly images = 0;

  constructor(context: ImportContext, source: ContentSource, options: ImportOptions & Stores) {
    this.#context = context;
    this.#source = source;
    this.#options = options;
    this.#changes = new ChangeBatch(context.content);
  }

  /** Call it at the end, also of an import that failed. */
  finish(): void {
    this.#changes.announce();
  }

  /** Starts with what takes long, before it is the document's turn, if it will most likely be written. */
  async prepare(document: IncomingDocument): Promise<void> {
    const { content } = this.#context;
    const known = await findImportedEntry(content.db.queries, this.#keyOf(document));
    const isNew = known === undefined && !isShared(getCollection(this.#context, document));
    const isChanged = document.isDraft
      ? known?.draft_hash !== hashDraft(document)
      : known?.hash !== hashDocument(document);
    if (this.#options.isMirror ? isChanged : isNew) await this.#contentsOf(document);
  }

  async import(document: IncomingDocument): Promise<EntryResult> {
    const { content } = this.#context;
    const collection = getCollection(this.#context, document);
    const known = await findImportedEntry(content.db.queries, this.#keyOf(document));
    if (document.isDraft) return this.#writeDraft(collection, document, known);
    const hash = hashDocument(document);
    const starterId = this.#findStarter(document);
    if (known?.hash === hash && starterId === undefined) return { outcome: 'unchanged' };
    if (this.#options.isMirror) {
      const place = await this.#findPlace(collection, document, known);
      return this.#write(collection, document, { known: place, hash, starterId });
    }
    if (known) {
      const version = await findVersionNumber(content, collection, known.document_id);
      const isOurs = known.is_created === 1 && version === known.version;
      if (!isOurs) return { outcome: 'skipped', conflicts: [edited(document)] };
    } else if (isShared(collection)) {
      const linked = await this.#link(collection, document, hash);
      if (linked) return linked;
    }
    return this.#write(collection, document, { known, hash });
  }

  #keyOf({ collection, sourceId }: IncomingDocument) {
    return { source: this.#source.name, collection, sourceId };
  }

  /** Uses the entry that has the same slug already. */
  async #link(
    collection: Collection,
    document: IncomingDocument,
    hash: string,
  ): Promise<EntryResult | undefined> {
    const { content } = this.#context;
    const { slug } = document.values;
    const { locale } = this.#options;
    const documentId = await findWithSlug(content, collection, { slug, locale });
    if (documentId === undefined) return undefined;
    await linkImportedEntry(content.db.queries, {
      ...this.#rowOf(document, hash),
      document_id: documentId,
      version: await findVersionNumber(content, collection, documentId),
      is_created: 0,
    });
    return { outcome: 'linked', conflicts: [{ kind: 'linked', detail: slug }] };
  }

  /** The entry that a mirrored document belongs to, unless it was deleted here. */
  async #findPlace(
    collection: Collection,
    { values: { slug } }: IncomingDocument,
    known: ImportedEntryRow | undefined,
  ): Promise<Place | undefined> {
    const { content } = this.#context;
    const { locale } = this.#options;
    if (known && (await hasDocument(content, collection, known.document_id))) return known;
    if (!isShared(collection)) return undefined;
    const document_id = await findWithSlug(content, collection, { slug, locale });
    return document_id === undefined ? undefined : { document_id, is_created: 0, hash: '' };
  }

  async #write(
    collection: Collection,
    document: IncomingDocument,
    { known, hash: wanted, starterId }: Target,
  ): Promise<EntryResult> {
    const { content } = this.#context;
    const { locale, editorId, isMirror = false } = this.#options;
    const put = isMirror ? putImportedEntry : known ? updateImportedEntry : insertImportedEntry;
    const conflicts: Conflict[] = [];
    const { data, losses } = await this.#prepare(document);
    // What could not be fetched this time is tried again, and the entry written once it is there.
    const hash = isMirror && losses.length > 0 ? `incomplete ${wanted}` : wanted;
    const isSame = known?.hash === hash;
    if (isSame && starterId === undefined) return { outcome: 'unchanged', losses };
    const { publishedAt, createdAt, updatedAt } = document;
    const entry = {
      ...{ collection, locale, data, publishedAt, createdAt, updatedAt, editorId },
      keepsFirstPublication: isMirror && !document.hasOwnTime,
      isRepeatable: isMirror,
      freeAddress: (tx: Queries) => this.#removeStarter(tx, collection, starterId),
    };
    const saving = saveIncoming(
      content,
      { ...entry, documentId: known?.document_id },
      async (tx, saved) => {
        await put(tx, {
          ...this.#rowOf(document, hash),
          document_id: saved.documentId,
          version: saved.version,
          is_created: known?.is_created ?? 1,
        });
        const redirected = await redirectFormer(tx, document, {
          ...{ documentId: saved.documentId, locale, now: content.store.now() },
          source: this.#source.name,
        });
        this.redirects += redirected.stored;
        conflicts.push(...redirected.conflicts);
      },
    );
    const saved = await saving.catch((error: unknown) => {
      if (error instanceof StarterStays) return undefined;
      throw error;
    });
    if (!saved && isSame) return { outcome: 'unchanged', losses };
    if (!saved) return this.#write(collection, document, { known, hash: wanted });
    const { slug, tags } = saved;
    this.#changes.add(tags);
    if (slug !== document.values.slug) {
      conflicts.push({ kind: 'slug', detail: `${document.values.slug} → ${slug}` });
    }
    return { outcome: known ? 'updated' : 'created', conflicts, losses };
  }

  /** Undoes the transaction if the starter entry cannot be removed. */
  async #removeStarter(
    tx: Queries,
    { plural }: Collection,
    starterId: string | undefined,
  ): Promise<void> {
    if (starterId === undefined) return;
    const isRemoved = await this.#options.starter?.remove(tx, plural, starterId);
    if (!isRemoved) throw new StarterStays();
  }

  /** The starter entry that has the address of a document that readers see. */
  #findStarter({ collection, values, publishedAt }: IncomingDocument): string | undefined {
    const isVisible = publishedAt !== null && publishedAt <= this.#context.content.store.now();
    return isVisible ? this.#options.starter?.find(collection, values.slug) : undefined;
  }

  /** Readers see nothing of it: what is published stays as it is. */
  async #writeDraft(
    collection: Collection,
    document: IncomingDocument,
    known: ImportedEntryRow | undefined,
  ): Promise<EntryResult> {
    const { content } = this.#context;
    const { locale, editorId } = this.#options;
    const { createdAt, updatedAt = '' } = document;
    const wanted = hashDraft(document);
    const place = await this.#findPlace(collection, document, known);
    const isSame = (hash: string) =>
      place !== undefined && known?.hash !== '' && known?.draft_hash === hash;
    if (known && isSame(wanted)) {
      await noteDraftTime(content.db.queries, known, updatedAt);
      return { outcome: 'unchanged' };
    }
    const { data, losses } = await this.#prepare(document);
    const hash = losses.length > 0 ? `incomplete ${wanted}` : wanted;
    if (known && isSame(hash)) {
      await noteDraftTime(content.db.queries, known, updatedAt);
      return { outcome: 'unchanged', losses };
    }
    const published = place && known?.hash ? known : { hash: UNPUBLISHED, updated_at: '' };
    const entry = { collection, locale, data, createdAt, updatedAt, editorId };
    await saveIncoming(
      content,
      { ...entry, publishedAt: undefined, documentId: place?.document_id },
      (tx, saved) =>
        putImportedEntry(tx, {
          ...this.#rowOf(document, published.hash),
          updated_at: published.updated_at,
          document_id: saved.documentId,
          version: saved.version,
          is_created: place?.is_created ?? 1,
          draft_hash: hash,
          draft_updated_at: updatedAt,
        }),
    );
    return { outcome: place ? 'updated' : 'created', losses };
  }

  async #prepare(document: IncomingDocument) {
    return prepareData(this.#preparation, document, await this.#contentsOf(document));
  }

  get #preparation() {
    const { images, files, attachments } = this.#options;
    return { context: this.#context, source: this.#source, images, files, attachments };
  }

  #contentsOf(document: IncomingDocument): Promise<Contents> {
    const contents = this.#contents.get(document) ?? prepareContents(this.#preparation, document);
    this.#contents.set(document, contents);
    return contents;
  }

  #rowOf({ collection, sourceId, updatedAt }: IncomingDocument, hash: string) {
    const updated_at = updatedAt ?? this.#context.content.store.now();
    return { source: this.#source.name, collection, source_id: sourceId, hash, updated_at };
  }
}

export const edited = ({ values }: IncomingDocument): Conflict => ({
  kind: 'edited',
  detail: values.slug,
});
