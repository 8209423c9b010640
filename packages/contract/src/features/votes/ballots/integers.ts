/** Arithmetic for RSA. Not constant-time: only for values of the browser's own user. */
export function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let factor = base % modulus;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

/** Undefined if there is none. */
export function inverse(value: bigint, modulus: bigint): bigint | undefined {
  let [before, now] = [modulus, value % modulus];
  let [coefficient, next] = [0n, 1n];
  while (now > 0n) {
    const quotient = before / now;
    [before, now] = [now, before - quotient * now];
    [coefficient, next] = [next, coefficient - quotient * next];
  }
  if (before !== 1n) return undefined;
  return ((coefficient % modulus) + modulus) % modulus;
}

export const fromHex = (hex: string): bigint => BigInt(`0x${hex || '0'}`);

export const toHex = (value: bigint, bytes: number): string =>
  value.toString(16).padStart(bytes * 2, '0');

export const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
