import { detectType } from './detect-type.ts';

/** Binary formats that may be attached. The content must match the extension of the name. */
const BINARY: ReadonlySet<string> = new Set(['pdf', 'zip', 'mp4', 'webm', 'mp3']);

/** Texts have no signature that `file-type` could detect, so we check their encoding. */
const TEXT: ReadonlySet<string> = new Set(['csv', 'txt']);

export async function isDocument(bytes: Uint8Array, filename: string): Promise<boolean> {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  if (TEXT.has(extension)) return isText(bytes);
  return BINARY.has(extension) && (await detectType(bytes)) === extension;
}

function isText(bytes: Uint8Array): boolean {
  if (bytes.includes(0)) return false;
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
}
