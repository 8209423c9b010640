/** Reads a stream in pieces of any length. */
export interface ByteReader {
  /** Exactly this many bytes; undefined if the stream ends before. */
  take(length: number): Promise<Buffer | undefined>;
  /** Yields at most this many bytes, in chunks. */
  pieces(length: number): AsyncGenerator<Buffer>;
}

export function createByteReader(stream: AsyncIterable<Uint8Array>): ByteReader {
  const chunks = stream[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);

  async function* pieces(length: number): AsyncGenerator<Buffer> {
    for (let left = length; left > 0; ) {
      if (rest.length === 0) {
        const next = await chunks.next();
        if (next.done) return;
        rest = Buffer.from(next.value);
      }
      const piece = rest.subarray(0, left);
      rest = rest.subarray(piece.length);
      left -= piece.length;
      yield piece;
    }
  }

  return {
    pieces,
    take: async (length) => {
      const parts: Buffer[] = [];
      for await (const piece of pieces(length)) parts.push(piece);
      const bytes = Buffer.concat(parts);
      return bytes.length === length ? bytes : undefined;
    },
  };
}
