/** After a deployment the server no longer has the scripts of a page that was opened before it. */
export async function isOutdated(): Promise<boolean> {
  const ownScript = import.meta.url;
  const response = await fetch(ownScript, { method: 'HEAD', cache: 'no-store' }).catch(() => null);
  return response?.status === 404;
}
