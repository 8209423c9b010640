import { isDocument, storePrivateFile } from '../../media/index.ts';
import type { IncomingFile, Loss } from '../content-source.ts';
import { RemoteFileError } from './fetch-remote-file.ts';
import { findImportedFile, putImportedFile } from './imported-files.repo.ts';
import { type FileReader, readSourceFile } from './read-source-file.ts';

/** A file may also be a public picture, under the same address. */
const keyOf = (address: string): string => `private:${address}`;

/** Copies files that only some members may download, each address once. */
export class AttachmentStore {
  readonly #reader: FileReader;

  constructor(reader: FileReader) {
    this.#reader = reader;
  }

  /** The id of the stored file. Undefined and a loss if it cannot be copied. */
  async store(file: IncomingFile, lose: (loss: Loss) => void): Promise<number | undefined> {
    const { queries } = this.#reader.context.media;
    const key = keyOf(file.address);
    const known = await findImportedFile(queries, this.#reader.source.name, key);
    if (known) return known.id;
    try {
      const id = await this.#copy(file);
      await putImportedFile(queries, {
        source: this.#reader.source.name,
        address: key,
        file_id: id,
      });
      return id;
    } catch (error) {
      if (!(error instanceof RemoteFileError)) throw error;
      lose({ kind: 'file', detail: `${file.name}: ${error.message}` });
      return undefined;
    }
  }

  async #copy({ address, name, caption }: IncomingFile): Promise<number> {
    const bytes = await readSourceFile(this.#reader, address);
    if (!(await isDocument(bytes, name))) {
      throw new RemoteFileError('has a type that cannot be attached');
    }
    const input = { bytes, filename: name, caption: caption ?? null };
    return (await storePrivateFile(this.#reader.context.media, input)).id;
  }
}
