import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { StartError } from '../../errors.ts';

/** The beginning of every file in the age format. */
const MAGIC = Buffer.from('age-encryption.org/v1\n');

export interface Encryption {
  passphrase: string;
  /** The logarithm of scrypt's cost. Files remember it. */
  workFactor?: number;
}

/** The age format, which the program `age` can also decrypt. It detects truncated and altered files. */
export const encryptWith = ({ passphrase, workFactor }: Encryption) =>
  async function* (content: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    const { Encrypter } = await import('age-encryption');
    const encrypter = new Encrypter();
    encrypter.setPassphrase(passphrase);
    if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor);
    yield* await encrypter.encrypt(Readable.toWeb(Readable.from(content, { objectMode: false })));
  };

/** The content of a file, decrypted if it is encrypted. */
export async function openPossiblyEncrypted(
  file: string,
  passphrase: string | undefined,
): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (!passphrase) {
    throw new StartError('The backup is encrypted. Set BACKUP_PASSPHRASE to its passphrase.');
  }
  const { Decrypter } = await import('age-encryption');
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const content = createReadStream(file);
  try {
    return Readable.fromWeb(await decrypter.decrypt(Readable.toWeb(content)));
  } catch (error) {
    content.destroy();
    throw error;
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAGIC.length));
    return bytesRead === MAGIC.length && buffer.equals(MAGIC);
  } finally {
    await handle.close();
  }
}
