/** The usual extension of a file with this content, such as `jpg`; undefined if it is unknown. */
export async function detectType(bytes: Uint8Array): Promise<string | undefined> {
  // Loaded on demand, because most processes never receive an upload.
  const { fileTypeFromBuffer } = await import('file-type');
  const type = await fileTypeFromBuffer(bytes);
  return type?.ext === 'apng' ? 'png' : type?.ext;
}
