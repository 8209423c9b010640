/**
 * Loaded on demand, because loading takes a tenth of the startup time. One thread, so that requests
 * keep the others; no cache, because no image is processed twice.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
