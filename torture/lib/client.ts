/** Longer than any request may take, also if the machine stands still for a while. */
const TIMEOUT_MS = 120_000;

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: responses of many calls.
  body: any;
}

export type Ask = (
  method: string,
  path: string,
  options?: { token?: string; body?: unknown },
) => Promise<Answer>;

/** Each request comes from its own address, because limits are per address. */
export function createClient(url: string): Ask {
  let count = 0;
  return async (method, path, { token, body } = {}) => {
    count += 1;
    const response = await fetch(url + path, {
      method,
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        'x-forwarded-for': `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  };
}
