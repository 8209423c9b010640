import { detectType } from './detect-type.ts';

/** The types of files that may be attached, by their extension. */
export const documentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  zip: 'application/zip',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  epub: 'application/epub+zip',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  mov: 'video/quicktime',
};

/** Texts have no signature that `file-type` could detect, so we check their encoding. */
const TEXT: ReadonlySet<string> = new Set(['csv', 'txt', 'vtt']);

/** The content must match the extension of the name. */
export async function isDocument(bytes: Uint8Array, filename: string): Promise<boolean> {
  const extension = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  if (TEXT.has(extension)) return isText(bytes);
  return Object.hasOwn(documentTypes, extension) && (await detectType(bytes)) === extension;
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
