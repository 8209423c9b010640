const HASH_BYTES = 48;

const sha384 = async (...parts: readonly Uint8Array[]): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-384', concat(...parts)));

/** EMSA-PSS-ENCODE of RFC 8017, section 9.1.1, with SHA-384 and MGF1. */
export async function encodePss(
  message: Uint8Array,
  salt: Uint8Array,
  modulusBits: number,
): Promise<Uint8Array> {
  const bits = modulusBits - 1;
  const length = Math.ceil(bits / 8);
  const hash = await sha384(new Uint8Array(8), await sha384(message), salt);
  const block = new Uint8Array(length - HASH_BYTES - 1);
  block[block.length - salt.length - 1] = 1;
  block.set(salt, block.length - salt.length);
  const mask = await maskOf(hash, block.length);
  const masked = block.map((byte, index) => byte ^ (mask[index] ?? 0));
  masked[0] = (masked[0] ?? 0) & (0xff >> (8 * length - bits));
  return concat(masked, hash, Uint8Array.of(0xbc));
}

/** MGF1. */
async function maskOf(seed: Uint8Array, length: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  for (let counter = 0; counter * HASH_BYTES < length; counter += 1) {
    const number = Uint8Array.of(counter >>> 24, counter >>> 16, counter >>> 8, counter);
    parts.push(await sha384(seed, number));
  }
  return concat(...parts).subarray(0, length);
}

function concat(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let start = 0;
  for (const part of parts) {
    all.set(part, start);
    start += part.length;
  }
  return all;
}
