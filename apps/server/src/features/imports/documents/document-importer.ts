import type { Queries } from '../../../db/client.ts';
import {
  type Collection,
  findVersionNumber,
  findWithSlug,
  hasDocument,
  putRedirect,
  type SavedEntry,
  saveIncoming,
} from '../../content/index.ts';
import type { ContentSource, IncomingDocument, Loss } from '../content-source.ts';
import type { AttachmentStore } from '../files/attachment-store.ts';
import type { ImageStore } from '../files/image-store.ts';
import type { ImportContext, ImportOptions } from '../import-context.ts';
import type { Conflict, EntryReport } from '../report.ts';
import { UnfitDocument } from './describe-failure.ts';
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
import { placeImages } from './place-images.ts';

/** What is known about the entry that a document is written to. */
type Place = Pick<ImportedEntryRow, 'document_id' | 'is_created' | 'hash'>;

export type EntryResult = Pick<EntryReport, 'outcome'> & Partial<EntryReport>;

/** Entries that others refer to: if one has the same slug, it means the same thing. */
export const isShared = ({ hasDrafts }: Collection): boolean => !hasDrafts;

interface Stores {
  readonly images: ImageStore;
  readonly attachments: AttachmentStore;
}

/** Writes documents, their pictures and their redirects. */
export class DocumentImporter {
  readonly #context: ImportContext;
  readonly #source: ContentSource;
  readonly #options: ImportOptions & Stores;
  redirects = 0;
  readonly images = 0;

  constructor(context: ImportContext, source: ContentSource, options: ImportOptions & Stores) {
    this.#context = context;
    this.#source = source;
    this.#options = options;
  }

  async import(document: IncomingDocument): Promise<EntryResult> {
    const { content } = this.#context;
    const collection = getCollection(this.#context, document);
    const known = await findImportedEntry(content.db.queries, this.#keyOf(document));
    if (document.isDraft) return this.#writeDraft(collection, document, known);
    const hash = hashDocument(document);
    if (known?.hash === hash) return { outcome: 'unchanged' };
    if (this.#options.isMirror) {
      const place = await this.#findPlace(collection, document, known);
      return this.#write(collection, document, { known: place, hash });
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
    { known, hash: wanted }: { known: Place | undefined; hash: string },
  ): Promise<EntryResult> {
    const { content } = this.#context;
    const { locale, editorId, isMirror = false } = this.#options;
    const put = isMirror ? putImportedEntry : known ? updateImportedEntry : insertImportedEntry;
    const losses: Loss[] = [];
    const conflicts: Conflict[] = [];
    const data = await this.#prepare(document, (loss) => losses.push(loss));
    // What could not be fetched this time is tried again, and the entry written once it is there.
    const hash = isMirror && losses.length > 0 ? `incomplete ${wanted}` : wanted;
    if (known?.hash === hash) return { outcome: 'unchanged', losses };
    const { publishedAt, createdAt, updatedAt } = document;
    const entry = {
      ...{ collection, locale, data, publishedAt, createdAt, updatedAt, editorId },
      keepsFirstPublication: isMirror && !document.hasOwnTime,
    };
    const { slug } = await saveIncoming(
      content,
      { ...entry, documentId: known?.document_id },
      async (tx, saved) => {
        await put(tx, {
          ...this.#rowOf(document, hash),
          document_id: saved.documentId,
          version: saved.version,
          is_created: known?.is_created ?? 1,
        });
        conflicts.push(...(await this.#redirect(tx, document, saved)));
      },
    );
    if (slug !== document.values.slug) {
      conflicts.push({ kind: 'slug', detail: `${document.values.slug} → ${slug}` });
    }
    return { outcome: known ? 'updated' : 'created', conflicts, losses };
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
    const losses: Loss[] = [];
    const place = await this.#findPlace(collection, document, known);
    const isSame = (hash: string) =>
      place !== undefined && known?.hash !== '' && known?.draft_hash === hash;
    if (known && isSame(wanted)) {
      await noteDraftTime(content.db.queries, known, updatedAt);
      return { outcome: 'unchanged' };
    }
    const data = await this.#prepare(document, (loss) => losses.push(loss));
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

  #rowOf({ collection, sourceId, updatedAt }: IncomingDocument, hash: string) {
    const updated_at = updatedAt ?? this.#context.content.store.now();
    return { source: this.#source.name, collection, source_id: sourceId, hash, updated_at };
  }

  async #redirect(
    tx: Queries,
    { collection, formerAddresses = [] }: IncomingDocument,
    { documentId }: SavedEntry,
  ): Promise<Conflict[]> {
    const { locale } = this.#options;
    const now = this.#context.content.store.now();
    const conflicts: Conflict[] = [];
    for (const from of formerAddresses) {
      const to = { collection, documentId, locale };
      const outcome = await putRedirect(tx, { from, to, source: this.#source.name, now });
      if (outcome === 'stored') this.redirects += 1;
      if (outcome === 'page') conflicts.push({ kind: 'page', detail: from });
      if (outcome === 'other') conflicts.push({ kind: 'redirect', detail: from });
    }
    return conflicts;
  }

  /** The data of a write: relations by document id, pictures by row id. */
  async #prepare(document: IncomingDocument, lose: (loss: Loss) => void) {
    const { images, attachments } = this.#options;
    const { body } = document.values;
    const data: Record<string, unknown> = {};
    for (const [key, image] of Object.entries(document.images ?? {})) {
      data[key] = (image && (await images.store(image, lose))?.id) ?? null;
    }
    for (const [key, files] of Object.entries(document.attachments ?? {})) {
      const ids: number[] = [];
      for (const file of files) {
        const id = await attachments.store(file, lose);
        if (id !== undefined) ids.push(id);
      }
      data[key] = ids;
    }
    for (const [key, named] of Object.entries(document.relations ?? {})) {
      data[key] = await this.#resolve(document, key, named, lose);
    }
    if (typeof body === 'string') {
      await checkRenders(this.#context, body);
      data.body = await placeImages(body, (image) => images.store(image, lose));
    }
    return { ...document.values, ...data };
  }

  async #resolve(
    document: IncomingDocument,
    key: string,
    named: string | readonly string[],
    lose: (loss: Loss) => void,
  ): Promise<string[] | string | null> {
    const field = getCollection(this.#context, document).fields[key];
    if (field?.kind !== 'one' && field?.kind !== 'many') throw new Error(`${key} is no relation`);
    const ids: string[] = [];
    for (const sourceId of typeof named === 'string' ? [named] : named) {
      const collection = field.target.plural;
      const key = { source: this.#source.name, collection, sourceId };
      const found = await findImportedEntry(this.#context.content.db.queries, key);
      if (found) ids.push(found.document_id);
      else lose({ kind: 'relation', detail: `${collection} ${sourceId}` });
    }
    return field.kind === 'many' ? ids : (ids[0] ?? null);
  }
}

export function getCollection({ content }: ImportContext, { collection }: IncomingDocument) {
  const found = content.collections.find(({ plural }) => plural === collection);
  if (!found) throw new UnfitDocument(`this site has no ${collection}`);
  return found;
}

export const edited = ({ values }: IncomingDocument): Conflict => ({
  kind: 'edited',
  detail: values.slug,
});

/** Some texts would take hours to parse, so they are tried where the time is limited. */
export async function checkRenders({ content }: ImportContext, body: string): Promise<void> {
  const rendering = await content.renderPool.tryToRender(body);
  if (rendering !== 'fine') throw new UnfitDocument(`the text is ${rendering} to show`);
}
