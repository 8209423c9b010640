/**
 * Loaded with the first picture: most starts never see one, and it is a tenth of the start. One
 * thread, so that pictures leave the others to readers; nothing kept, as no picture comes twice.
 */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
