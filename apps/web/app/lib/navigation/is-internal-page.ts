/** Whether the router can show this URL. Files and API calls are not pages. */
export function isInternalPage(href: string): boolean {
  if (!/^\/(?![/\\]|api\/|uploads\/)/.test(href)) return false;
  const [path = ''] = href.split(/[?#]/, 1);
  return !/\.[^/]*$/.test(path);
}
