import { isDocument, storePrivateFile } from '../../media/index.ts';
import type { ContentSource, IncomingFile, Loss } from '../content-source.ts';
import type { ImportContext } from '../import-context.ts';
import { RemoteFileError } from './fetch-remote-file.ts';
import { findImportedFile, putImportedFile } from './imported-files.repo.ts';
import { readSourceFile } from './read-source-file.ts';

/** A file may also be a public picture, under the same address. */
const keyOf = (address: string): string => `private:${address}`;

/** Copies files that only some members may download, each address once. */
export class AttachmentStore {
  readonly #context: ImportContext;
  readonly #source: Pick<ContentSource, 'name' | 'readFile'>;
  readonly #signal: AbortSignal | undefined;

  constructor(
    context: ImportContext,
    source: Pick<ContentSource, 'name' | 'readFile'>,
    signal?: AbortSignal,
  ) {
    this.#context = context;
    this.#source = source;
    this.#signal = signal;
  }

  /** The id of the stored file. Undefined and a loss if it cannot be copied. */
  async store(file: IncomingFile, lose: (loss: Loss) => void): Promise<number | undefined> {
    const { queries } = this.#context.media;
    const key = keyOf(file.address);
    const known = await findImportedFile(queries, this.#source.name, key);
    if (known) return known.id;
    try {
      const id = await this.#copy(file);
      await putImportedFile(queries, { source: this.#source.name, address: key, file_id: id });
      return id;
    } catch (error) {
      if (!(error instanceof RemoteFileError)) throw error;
      lose({ kind: 'file', detail: `${file.name}: ${error.message}` });
      return undefined;
    }
  }

  async #copy({ address, name, caption }: IncomingFile): Promise<number> {
    const reader = { context: this.#context, source: this.#source, signal: this.#signal };
    const bytes = await readSourceFile(reader, address);
    if (!(await isDocument(bytes, name))) {
      throw new RemoteFileError('has a type that cannot be attached');
    }
    const input = { bytes, filename: name, caption: caption ?? null };
    return (await storePrivateFile(this.#context.media, input)).id;
  }
}
