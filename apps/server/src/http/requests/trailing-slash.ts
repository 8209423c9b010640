/** Some clients of the API end their paths with a slash. Pages redirect to their canonical path instead. */
export function withoutTrailingSlash(url: string): string {
  if (!url.startsWith('/api/')) return url;
  const query = url.indexOf('?');
  const end = query < 0 ? url.length : query;
  let last = end;
  while (url[last - 1] === '/') last -= 1;
  return last === end || last <= '/api'.length ? url : url.slice(0, last) + url.slice(end);
}
