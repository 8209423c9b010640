/** For pages that depend on the reader, or that take a secret: kept by no cache. */
export function privatePage(): Record<string, string> {
  return { 'Cache-Control': 'private, no-store' };
}
