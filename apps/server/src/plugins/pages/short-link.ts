/** `/?p=12`, by which WordPress names posts and pages. Undefined for other addresses. */
export function shortLinkIn(url: string): string | undefined {
  const id = /^\/\?(?:p|page_id)=(\d{1,10})$/.exec(url)?.[1];
  return id === undefined ? undefined : `/?p=${id}`;
}
