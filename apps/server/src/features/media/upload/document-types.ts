const ascii = (bytes: Uint8Array, start: number, length: number) =>
  String.fromCharCode(...bytes.subarray(start, start + length));

const startsWith = (bytes: Uint8Array, ...first: number[]) =>
  first.every((byte, index) => bytes[index] === byte);

/** What may be attached, by the end of its name; the first bytes must agree with it. */
const CHECKS: Record<string, (bytes: Uint8Array) => boolean> = {
  pdf: (bytes) => ascii(bytes, 0, 5) === '%PDF-',
  zip: (bytes) => startsWith(bytes, 0x50, 0x4b, 0x03, 0x04),
  csv: isText,
  txt: isText,
  mp4: (bytes) => ascii(bytes, 4, 4) === 'ftyp',
  webm: (bytes) => startsWith(bytes, 0x1a, 0x45, 0xdf, 0xa3),
  mp3: (bytes) =>
    ascii(bytes, 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe0) === 0xe0),
};

export function isDocument(bytes: Uint8Array, filename: string): boolean {
  const ending = /\.([a-z0-9]+)$/i.exec(filename)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(CHECKS, ending) && CHECKS[ending]?.(bytes) === true;
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
