/** Whether an address is a page that the router can show. Our files and calls are the browser's. */
export function isInternalPage(href: string): boolean {
  if (!/^\/(?![/\\]|api\/|uploads\/)/.test(href)) return false;
  const [path = ''] = href.split(/[?#]/, 1);
  return !/\.[^/]*$/.test(path);
}
