import type { FieldNames } from '../../imports/index.ts';

const TIMEOUT_MS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** What went wrong decides what follows: only a refusal needs somebody to change a setting. */
export type StrapiProblem = 'refused' | 'missing' | 'unavailable';

export class StrapiError extends Error {
  readonly problem: StrapiProblem;

  constructor(problem: StrapiProblem, message: string, options?: ErrorOptions) {
    super(message, options);
    this.problem = problem;
  }
}

/** Reads from one Strapi, with an API token. */
export interface StrapiClient {
  /** The address of the API, which ends in `/api`. */
  readonly api: string;
  /** Other names of the fields of a type. */
  fieldsOf(plural: string): FieldNames;
  get(path: string, query: Readonly<Record<string, string>>): Promise<unknown>;
}

/** A Strapi to read from. */
export interface StrapiAccess {
  readonly url: string;
  readonly token: string;
  /** The language of the texts; the default one of Strapi if not given. */
  readonly locale?: string | undefined;
  /** Other names of fields, by type. */
  readonly fields?: Readonly<Record<string, FieldNames>> | undefined;
}

export function createStrapiClient(
  { url, token, locale, fields }: StrapiAccess,
  { signal, timeoutMs = TIMEOUT_MS }: { signal?: AbortSignal; timeoutMs?: number } = {},
): StrapiClient {
  const api = /\/api$/.test(url) ? url : `${url}/api`;
  return {
    api,
    fieldsOf: (plural) => fields?.[plural] ?? {},
    get: async (path, query) => {
      const timeout = AbortSignal.timeout(timeoutMs);
      const stop = signal ? AbortSignal.any([signal, timeout]) : timeout;
      try {
        // Types without translations ignore the language.
        const wanted = new URLSearchParams({ ...query, ...(locale ? { locale } : {}) });
        const response = await fetch(`${api}/${path}?${wanted}`, {
          headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
          // The token must not be sent anywhere else.
          redirect: 'manual',
          signal: stop,
        });
        return await readJson(response, path);
      } catch (error) {
        signal?.throwIfAborted();
        if (error instanceof StrapiError) throw error;
        const reason = timeout.aborted ? 'took too long' : reasonOf(error);
        throw new StrapiError('unavailable', `${path}: ${reason}`, { cause: error });
      }
    },
  };
}

async function readJson(response: Response, path: string): Promise<unknown> {
  const { status } = response;
  if (status !== 200) await response.body?.cancel();
  if (status === 401 || status === 403) throw new StrapiError('refused', `${path}: ${status}`);
  if (status === 404) throw new StrapiError('missing', `${path}: ${status}`);
  if (status >= 300 && status < 400) {
    throw new StrapiError('unavailable', `${path}: redirects elsewhere (${status})`);
  }
  if (status !== 200) throw new StrapiError('unavailable', `${path}: ${status}`);
  try {
    return JSON.parse(await readText(response, path));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new StrapiError('unavailable', `${path}: the answer is not JSON`, { cause: error });
  }
}

async function readText({ body }: Response, path: string): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for await (const chunk of body ?? []) {
    size += chunk.length;
    if (size > MAX_BYTES) throw new StrapiError('unavailable', `${path}: the answer is too large`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (cause instanceof Error) return (cause as NodeJS.ErrnoException).code ?? cause.message;
  return error instanceof Error ? error.message : String(error);
}
