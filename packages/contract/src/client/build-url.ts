type QueryValue = unknown;

/** Writes nested objects and arrays in bracket notation: `filters[slug][$eq]=x`. */
function appendQuery(search: URLSearchParams, key: string, value: QueryValue): void {
  if (value === undefined || value === null) return;
  if (Array.isArray(value)) {
    value.forEach((item, index) => {
      appendQuery(search, `${key}[${index}]`, item);
    });
  } else if (typeof value === 'object' && !(value instanceof Date)) {
    for (const [name, item] of Object.entries(value)) appendQuery(search, `${key}[${name}]`, item);
  } else {
    search.append(key, value instanceof Date ? value.toISOString() : String(value));
  }
}

function fillPath(path: string, params: Record<string, unknown>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || value === null || value === '') {
      throw new TypeError(`Missing path parameter "${name}" for ${path}`);
    }
    return encodeURIComponent(String(value));
  });
}

export function buildUrl(
  baseUrl: string,
  path: string,
  params: Record<string, unknown> = {},
  query: Record<string, unknown> = {},
): string {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) appendQuery(search, key, value);
  const suffix = search.size > 0 ? `?${search}` : '';
  return `${baseUrl.replace(/\/$/, '')}${fillPath(path, params)}${suffix}`;
}
