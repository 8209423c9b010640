import { basename } from 'node:path';
import { resolveReference } from '@rostra/messages';
import { AppError } from '../../../errors.ts';
import { createSiteLanguages } from '../../../languages/site-languages.ts';
import { putRedirect } from '../../content/index.ts';
import { storeImage } from '../../media/index.ts';
import type { ContentSource, IncomingImage, Loss } from '../content-source.ts';
import type { ImportContext } from '../import-context.ts';
import { RemoteFileError } from './fetch-remote-file.ts';
import { findImportedFile, putImportedFile } from './imported-files.repo.ts';
import { readSourceFile } from './read-source-file.ts';

const MAX_TEXT = 500;

export interface StoredImage {
  readonly id: number;
  readonly url: string;
}

/** Copies the pictures of one source, each address once. A repeated import finds them again. */
export class ImageStore {
  readonly #context: ImportContext;
  readonly #source: Pick<ContentSource, 'name' | 'origin' | 'readFile'>;
  readonly #signal: AbortSignal | undefined;
  readonly #failed = new Map<string, string>();
  stored = 0;
  redirects = 0;

  constructor(
    context: ImportContext,
    source: Pick<ContentSource, 'name' | 'origin' | 'readFile'>,
    signal?: AbortSignal,
  ) {
    this.#context = context;
    this.#source = source;
    this.#signal = signal;
  }

  /** Undefined and a loss if the picture cannot be copied. */
  async store(image: IncomingImage, lose: (loss: Loss) => void): Promise<StoredImage | undefined> {
    const { queries } = this.#context.media;
    const { name } = this.#source;
    const known = await findImportedFile(queries, name, image.address);
    if (known) return known;
    const failed = this.#failed.get(image.address);
    const result = failed ?? (await this.#copy(image));
    if (typeof result !== 'string') return result;
    this.#failed.set(image.address, result);
    lose({ kind: 'image', detail: `${shorten(image.address)}: ${result}` });
    return undefined;
  }

  /** The stored picture, or why there is none. */
  async #copy({ address, alternativeText, caption }: IncomingImage): Promise<StoredImage | string> {
    const { media } = this.#context;
    try {
      const bytes = await this.#read(address);
      const { id, url } = await storeImage(media, {
        bytes,
        filename: filenameOf(address),
        alternativeText: alternativeText?.slice(0, MAX_TEXT) || null,
        caption: caption?.slice(0, MAX_TEXT) || null,
        formats: 'later',
      });
      await putImportedFile(media.queries, { source: this.#source.name, address, file_id: id });
      this.stored += 1;
      await this.#redirect(address, url);
      return { id, url };
    } catch (error) {
      if (error instanceof RemoteFileError) return error.message;
      if (error instanceof AppError) return english(error.message);
      throw error;
    }
  }

  /** Other sites link to pictures too. */
  async #redirect(from: string, target: string): Promise<void> {
    if (!isOwnAddress(this.#source, from)) return;
    const { media } = this.#context;
    const now = media.clock().toISOString();
    const redirect = { from, to: { target }, source: this.#source.name, now };
    if ((await putRedirect(media.queries, redirect)) === 'stored') this.redirects += 1;
  }

  #read(address: string): Promise<Uint8Array> {
    const reader = { context: this.#context, source: this.#source, signal: this.#signal };
    return readSourceFile(reader, address);
  }
}

/** Whether a file was on the old site itself, rather than elsewhere. */
export const isOwnAddress = ({ origin }: Pick<ContentSource, 'origin'>, address: string): boolean =>
  (address.startsWith('/') && !address.startsWith('//')) ||
  (origin !== undefined && address.startsWith(`${origin}/`));

function filenameOf(address: string): string {
  const path = address.startsWith('data:') ? 'picture' : (address.split(/[?#]/, 1)[0] ?? '');
  try {
    return decodeURIComponent(basename(path)) || 'picture';
  } catch {
    return basename(path);
  }
}

const shorten = (address: string): string =>
  address.length > 200 ? `${address.slice(0, 200)}…` : address;

const english = (message: string): string =>
  resolveReference(message, createSiteLanguages('en').messagesOf('en'));
