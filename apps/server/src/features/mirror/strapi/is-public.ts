const TIMEOUT_MS = 5_000;

/** Whether Strapi shows a type to visitors without a token. Unknown counts as no. */
export async function isPublic(api: string, plural: string): Promise<boolean> {
  try {
    const response = await fetch(`${api}/${plural}?pagination[pageSize]=1&fields[0]=documentId`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}
