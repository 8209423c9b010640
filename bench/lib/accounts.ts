import type { Running } from './server-process.ts';

export const BENCH_USER = {
  username: 'bench',
  email: 'bench@example.org',
  password: 'a password for the bench',
};

/** Calls the API. Limits are per address, so each call can come from its own. */
export async function post<T>(
  { url }: Running,
  path: string,
  body: object,
  address = '10.0.0.1',
): Promise<T> {
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path} responded with ${response.status}: ${text}`);
  return JSON.parse(text) as T;
}

export const register = (server: Running) =>
  post<{ jwt: string }>(server, '/api/auth/local/register', BENCH_USER);
