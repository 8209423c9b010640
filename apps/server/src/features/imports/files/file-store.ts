import { putRedirect } from '../../content/index.ts';
import { isDocument, storePublicFile } from '../../media/index.ts';
import type { IncomingFile } from '../content-source.ts';
import { RemoteFileError } from './fetch-remote-file.ts';
import { isOwnAddress } from './image-store.ts';
import { findImportedFile, putImportedFile } from './imported-files.repo.ts';
import { type FileReader, readSourceFile } from './read-source-file.ts';

/** Recordings are larger than pictures. */
const MAX_BYTES = 100 * 1024 * 1024;
const TIMEOUT_MS = 5 * 60_000;

/** Copies the documents and recordings that public texts link to, each address once. */
export class FileStore {
  readonly #reader: FileReader;
  readonly #copies = new Map<string, Promise<{ url: string } | string>>();
  redirects = 0;

  constructor(reader: FileReader) {
    this.#reader = reader;
  }

  /** The address here, or why the file stays where it is. */
  async store(file: IncomingFile): Promise<{ url: string } | string> {
    const copy = this.#copies.get(file.address) ?? this.#findOrCopy(file);
    this.#copies.set(file.address, copy);
    return copy;
  }

  /** The copy that was made because of a public text. */
  async find({ address }: IncomingFile): Promise<{ url: string } | undefined> {
    const { queries } = this.#reader.context.media;
    const known = await findImportedFile(queries, this.#reader.source.name, address);
    return known && { url: known.url };
  }

  async #findOrCopy(file: IncomingFile): Promise<{ url: string } | string> {
    const known = await this.find(file);
    if (known) return known;
    try {
      return await this.#copy(file);
    } catch (error) {
      if (error instanceof RemoteFileError) return error.message;
      throw error;
    }
  }

  async #copy({ address, name }: IncomingFile): Promise<{ url: string }> {
    const { media } = this.#reader.context;
    const limits = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS };
    const bytes = await readSourceFile(this.#reader, address, limits);
    if (!(await isDocument(bytes, name))) {
      throw new RemoteFileError('has a type that cannot be stored');
    }
    const { id, url } = await storePublicFile(media, { bytes, filename: name });
    const source = this.#reader.source.name;
    await putImportedFile(media.queries, { source, address, file_id: id });
    if (isOwnAddress(this.#reader.source, address)) {
      const now = media.clock().toISOString();
      const redirect = { from: address, to: { target: url }, source, now };
      if ((await putRedirect(media.queries, redirect)) === 'stored') this.redirects += 1;
    }
    return { url };
  }
}
