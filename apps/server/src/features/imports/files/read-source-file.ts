import type { ContentSource } from '../content-source.ts';
import type { ImportContext } from '../import-context.ts';
import { fetchRemoteFile, RemoteFileError } from './fetch-remote-file.ts';

const MAX_BYTES = 20 * 1024 * 1024;
const TIMEOUT_MS = 30_000;

/** What copies the files of a source. */
export interface FileReader {
  readonly context: ImportContext;
  readonly source: Pick<ContentSource, 'name' | 'origin' | 'readFile'>;
  readonly signal: AbortSignal | undefined;
}

/** From the source itself if it has the file, otherwise from the public internet. */
export async function readSourceFile(
  { context, source, signal }: FileReader,
  address: string,
  limits: { maxBytes: number; timeoutMs: number } = { maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS },
): Promise<Uint8Array> {
  const own = await source.readFile?.(address);
  if (own) return own;
  if (address.startsWith('data:')) return decode(address);
  return fetchRemoteFile(address, { ...limits, ...context.remoteFiles, signal });
}

function decode(address: string): Uint8Array {
  const encoded = /^data:image\/[\w.+-]+;base64,([\w+/=\s]+)$/.exec(address)?.[1];
  if (encoded === undefined) throw new RemoteFileError('is not a picture');
  return Buffer.from(encoded, 'base64');
}
