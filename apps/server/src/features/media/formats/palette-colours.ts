const SIGNATURE_BYTES = 8;
/** Each chunk has a length and a type before its data, and a checksum after it. */
const HEADER_BYTES = 8;
const CHECKSUM_BYTES = 4;

/** How many colours the palette of a PNG has; undefined without a palette. */
export function countPaletteColours(png: Uint8Array): number | undefined {
  const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
  let at = SIGNATURE_BYTES;
  while (at + HEADER_BYTES <= png.length) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...png.subarray(at + 4, at + HEADER_BYTES));
    if (type === 'PLTE') return length / 3;
    if (type === 'IDAT') return undefined;
    at += HEADER_BYTES + length + CHECKSUM_BYTES;
  }
  return undefined;
}
