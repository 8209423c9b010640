import { resolveReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import { createSiteLanguages } from '../../../languages/site-languages.ts';
import { putRedirect } from '../../content/index.ts';
import { storeImage } from '../../media/index.ts';
import type { ContentSource, IncomingImage, Loss } from '../content-source.ts';
import { RemoteFileError } from './fetch-remote-file.ts';
import { filenameOf } from './filename-of.ts';
import { findImportedFile, putImportedFile } from './imported-files.repo.ts';
import { type FileReader, readSourceFile } from './read-source-file.ts';

const MAX_TEXT = 500;

export interface StoredImage {
  readonly id: number;
  readonly url: string;
}

/** Copies the pictures of one source, each address once. A repeated import finds them again. */
export class ImageStore {
  readonly #reader: FileReader;
  readonly #copies = new Map<string, Promise<StoredImage | string>>();
  readonly #redirected = new Set<string>();
  stored = 0;
  redirects = 0;

  constructor(reader: FileReader) {
    this.#reader = reader;
  }

  /**
   * Undefined and a loss if the picture cannot be copied. The address of the copy cannot be guessed, but the old one
   * can: it redirects only if a public text has the picture.
   */
  async store(
    image: IncomingImage,
    { lose, redirects }: { lose: (loss: Loss) => void; redirects: boolean },
  ): Promise<StoredImage | undefined> {
    const { address } = image;
    // Documents that are prepared at the same time may have the same picture.
    const copy = this.#copies.get(address) ?? this.#findOrCopy(image);
    this.#copies.set(address, copy);
    const result = await copy;
    if (typeof result === 'string') {
      lose({ kind: 'image', detail: `${shorten(address)}: ${result}` });
      return undefined;
    }
    if (redirects) await this.#redirect(address, result.url);
    return result;
  }

  async #findOrCopy(image: IncomingImage): Promise<StoredImage | string> {
    const { queries } = this.#reader.context.media;
    const known = await findImportedFile(queries, this.#reader.source.name, image.address);
    return known ?? this.#copy(image);
  }

  /** The stored picture, or why there is none. */
  async #copy({ address, alternativeText, caption }: IncomingImage): Promise<StoredImage | string> {
    const source = this.#reader.source.name;
    const { content, media } = this.#reader.context;
    try {
      const input = {
        bytes: await this.#read(address),
        filename: nameOf(address),
        alternativeText: alternativeText?.slice(0, MAX_TEXT) || null,
        caption: caption?.slice(0, MAX_TEXT) || null,
        formats: 'later',
      } as const;
      // Need not survive a power cut: it would be copied again. An entry that has it is committed later.
      const { id, url } = await storeImage(media, input, (insert) =>
        content.db.relaxedTransaction(async (tx) => {
          const file = await insert(tx);
          await putImportedFile(tx, { source, address, file_id: file.id });
          return file;
        }),
      );
      this.stored += 1;
      return { id, url };
    } catch (error) {
      if (error instanceof RemoteFileError) return error.message;
      if (error instanceof AppError) return english(error.message);
      throw error;
    }
  }

  /** Other sites link to pictures too. */
  async #redirect(from: string, target: string): Promise<void> {
    if (!isOwnAddress(this.#reader.source, from) || this.#redirected.has(from)) return;
    this.#redirected.add(from);
    const { media } = this.#reader.context;
    const now = media.clock().toISOString();
    const redirect = { from, to: { target }, source: this.#reader.source.name, now };
    if ((await putRedirect(media.queries, redirect)) === 'stored') this.redirects += 1;
  }

  #read(address: string): Promise<Uint8Array> {
    return readSourceFile(this.#reader, address);
  }
}

/** Whether a file was on the old site itself, rather than elsewhere. */
export const isOwnAddress = ({ origin }: Pick<ContentSource, 'origin'>, address: string): boolean =>
  (address.startsWith('/') && !address.startsWith('//')) ||
  (origin !== undefined && address.startsWith(`${origin}/`));

const nameOf = (address: string): string =>
  (address.startsWith('data:') ? '' : filenameOf(address)) || 'picture';

const shorten = (address: string): string =>
  address.length > 200 ? `${address.slice(0, 200)}…` : address;

const english = (message: string): string =>
  resolveReference(message, createSiteLanguages('en').messagesOf('en'));
