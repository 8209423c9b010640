const ascii = (bytes: Uint8Array, length: number) =>
  String.fromCharCode(...bytes.subarray(0, length));

/** Documents that may be attached: PDF by its first bytes, tables and text by having no binary. */
export function isDocument(bytes: Uint8Array, filename: string): boolean {
  if (/\.pdf$/i.test(filename)) return ascii(bytes, 5) === '%PDF-';
  return /\.(csv|txt)$/i.test(filename) && isText(bytes);
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
