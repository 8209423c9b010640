import { findPage } from '@rostra/contract/pages';
import {
  type Collection,
  checkBody,
  checkIncoming,
  findVersionNumber,
  findWithSlug,
  redirectPath,
} from '../../content/index.ts';
import type { ContentSource, IncomingDocument, Loss } from '../content-source.ts';
import { isOwnAddress } from '../files/image-store.ts';
import { findImportedFile } from '../files/imported-files.repo.ts';
import type { ImportContext, ImportOptions } from '../import-context.ts';
import type { Conflict } from '../report.ts';
import { type EntryResult, edited, isShared } from './document-importer.ts';
import { hashDocument } from './hash-document.ts';
import { findImportedEntry } from './imported-entries.repo.ts';
import { isForMembers, isPublic, NOT_PUBLIC } from './is-public.ts';
import { placeFiles } from './place-files.ts';
import { listImages } from './place-images.ts';
import { checkRenders, getCollection } from './prepare-data.ts';

/** Finds out what an import would do. Pictures are counted, but not fetched. */
export class DryRun {
  readonly #context: ImportContext;
  readonly #source: ContentSource;
  readonly #options: ImportOptions;
  /** Documents and slugs that the import would have written by now. */
  readonly #seen = new Set<string>();
  readonly #slugs = new Set<string>();
  readonly #addresses = new Set<string>();
  readonly #redirected = new Set<string>();
  redirects = 0;

  constructor(context: ImportContext, source: ContentSource, options: ImportOptions) {
    this.#context = context;
    this.#source = source;
    this.#options = options;
  }

  get images(): number {
    return this.#addresses.size;
  }

  /** There is nothing to fetch, and nothing to announce. */
  async prepare(): Promise<void> {}

  finish(): void {}

  async import(document: IncomingDocument): Promise<EntryResult> {
    const { content } = this.#context;
    const collection = getCollection(this.#context, document);
    const { sourceId } = document;
    const key = { source: this.#source.name, collection: document.collection, sourceId };
    const known = await findImportedEntry(content.db.queries, key);
    this.#seen.add(`${document.collection}/${sourceId}`);
    if (known?.hash === hashDocument(document)) return { outcome: 'unchanged' };
    if (known) {
      const version = await findVersionNumber(content, collection, known.document_id);
      const isOurs = known.is_created === 1 && version === known.version;
      if (!isOurs) return { outcome: 'skipped', conflicts: [edited(document)] };
    }
    const { slug } = document.values;
    const place = { slug, locale: this.#options.locale };
    const owner = await findWithSlug(content, collection, place);
    const isWritten = this.#slugs.has(`${document.collection}/${slug}`);
    if (!known && isShared(collection) && (owner !== undefined || isWritten)) {
      return { outcome: 'linked', conflicts: [{ kind: 'linked', detail: slug }] };
    }
    const losses = await this.#check(collection, document);
    const isTaken = owner !== undefined && owner !== known?.document_id;
    const conflicts = [
      ...this.#slugConflicts(document, isTaken),
      ...this.#countRedirects(document),
    ];
    return { outcome: known ? 'updated' : 'created', conflicts, losses };
  }

  #slugConflicts({ collection, values }: IncomingDocument, isTaken: boolean): Conflict[] {
    const key = `${collection}/${values.slug}`;
    const isUsed = isTaken || this.#slugs.has(key);
    this.#slugs.add(key);
    return isUsed ? [{ kind: 'slug', detail: values.slug }] : [];
  }

  #countRedirects({ formerAddresses = [] }: IncomingDocument): Conflict[] {
    return formerAddresses.flatMap((address): Conflict[] => {
      const path = redirectPath(address);
      const page = path === undefined ? undefined : findPage(path)?.page;
      if (page && !page.path.includes(':')) return [{ kind: 'page', detail: address }];
      if (path !== undefined) this.redirects += 1;
      return [];
    });
  }

  async #check(collection: Collection, document: IncomingDocument): Promise<Loss[]> {
    const { values, publishedAt, relations = {}, images = {} } = document;
    const { locale, editorId } = this.#options;
    const entry = { collection, data: values, publishedAt, locale, editorId };
    await checkBody(this.#context.content.renderPool, checkIncoming(entry));
    const inBody = typeof values.body === 'string' ? await this.#imagesIn(values.body) : [];
    const own = Object.values(images).flatMap((image) => (image ? [image.address] : []));
    const redirects = isPublic(collection, document, this.#context.content.store.now());
    for (const address of [...own, ...inBody]) await this.#countImage(address, redirects);
    const files = redirects || isForMembers(collection) ? [] : await this.#filesIn(document);
    const others = Object.entries(relations).flatMap(([key, named]) => {
      const field = collection.fields[key];
      if (field?.kind !== 'one' && field?.kind !== 'many') return [];
      const { plural } = field.target;
      return [named]
        .flat()
        .flatMap((id): Loss[] =>
          this.#seen.has(`${plural}/${id}`)
            ? []
            : [{ kind: 'relation', detail: `${plural} ${id}` }],
        );
    });
    return [...files, ...others];
  }

  /** The files that are left out because the text is not public. */
  async #filesIn({ values: { body } }: IncomingDocument): Promise<Loss[]> {
    const losses: Loss[] = [];
    if (typeof body !== 'string') return losses;
    await placeFiles(body, {
      isFile: this.#source.isFile,
      store: async ({ address }) =>
        (await findImportedFile(this.#context.media.queries, this.#source.name, address)) ?? {
          reason: NOT_PUBLIC,
        },
      lose: (loss) => losses.push(loss),
    });
    return losses;
  }

  async #imagesIn(body: string): Promise<string[]> {
    await checkRenders(this.#context, body);
    return listImages(body);
  }

  async #countImage(address: string, redirects: boolean): Promise<void> {
    const { queries } = this.#context.media;
    if (redirects && isOwnAddress(this.#source, address) && !this.#redirected.has(address)) {
      this.#redirected.add(address);
      this.redirects += 1;
    }
    if (this.#addresses.has(address)) return;
    if (await findImportedFile(queries, this.#source.name, address)) return;
    this.#addresses.add(address);
  }
}
