import type { IncomingMessage, ServerResponse } from 'node:http';
import { png, serve } from '../imports/import-app.ts';
import { type Entry, relations, toVersion4, toVersion5 } from './strapi-rows.ts';

const DEFAULT_LOCALE = 'en';
export const TOKEN = 'a-token-of-the-stand-in';

/** A stand-in for a Strapi with our content types, as far as the mirror reads it. */
export interface StrapiServer {
  readonly url: string;
  /** Published entries by type. */
  readonly entries: Record<string, Entry[]>;
  /** Drafts by type that are not published, or not as they are. A Strapi 4 has only the former. */
  readonly drafts: Record<string, Entry[]>;
  /** Paths that were asked for, without their queries. */
  readonly requests: string[];
  /** Types that the token may read; all by default. */
  allowed: readonly string[] | undefined;
  /** Types that do not exist there. */
  missing: readonly string[];
  version: 4 | 5;
  /** The largest page that it gives, whatever is asked for. */
  maxPageSize: number;
  isDown: boolean;
  /** The token may read published entries only. */
  hidesDrafts: boolean;
  /** Types that need no token. */
  public: readonly string[];
  /** Adds an entry and returns it; `id` and times are made up unless they are given. */
  add(plural: string, entry: Partial<Entry>): Entry;
  /** Like a publication: the row gets another number, and the times change. */
  change(plural: string, documentId: string, values: Partial<Entry>): void;
  /** Saves a draft; of a published entry if it has the same id. */
  saveDraft(plural: string, entry: Partial<Entry>): Entry;
  remove(plural: string, documentId: string): void;
  /** Adds a file; a picture if no content is given. */
  putFile(path: string, content?: string | Buffer): void;
  redirect(path: string, target: string): void;
  close(): Promise<unknown>;
}

export async function openStrapiServer(): Promise<StrapiServer> {
  const picture = await png();
  const files = new Map<string, Buffer>([['/uploads/river.png', picture]]);
  const redirects = new Map<string, string>();
  let lastId = 0;
  let minutes = 0;
  const nextTime = () => {
    minutes += 1;
    return new Date(Date.UTC(2026, 0, 5, 8, minutes)).toISOString();
  };

  const respond = (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://strapi');
    server.requests.push(url.pathname);
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    const refuse = (status: number, name: string, message = name) =>
      send(status, { data: null, error: { status, name, message, details: {} } });
    if (server.isDown) return refuse(503, 'ServiceUnavailable');
    const file = files.get(url.pathname);
    if (file) return response.end(file);
    const location = redirects.get(url.pathname);
    if (location) return response.writeHead(302, { location }).end();
    if (url.pathname.startsWith('/uploads/')) return refuse(404, 'NotFoundError', 'Not Found');
    const plural = url.pathname.replace('/api/', '');
    const { authorization } = request.headers;
    if (authorization === undefined) {
      return server.public.includes(plural)
        ? send(200, list(server, plural, url.searchParams))
        : refuse(403, 'ForbiddenError', 'Forbidden');
    }
    if (authorization !== `Bearer ${TOKEN}`)
      return refuse(401, 'UnauthorizedError', 'Missing or invalid credentials');
    if (server.hidesDrafts && isDraft(server, url.searchParams))
      return refuse(403, 'ForbiddenError', 'Forbidden');
    if (server.missing.includes(plural)) return refuse(404, 'NotFoundError', 'Not Found');
    if (server.allowed && !server.allowed.includes(plural))
      return refuse(403, 'ForbiddenError', 'Forbidden');
    send(200, list(server, plural, url.searchParams));
  };

  const { url, close } = await serve(respond);
  const server: StrapiServer = {
    url,
    entries: {},
    drafts: {},
    requests: [],
    allowed: undefined,
    missing: [],
    version: 5,
    maxPageSize: 100,
    isDown: false,
    hidesDrafts: false,
    public: [],
    add: (plural, given) => {
      lastId += 1;
      const at = nextTime();
      const documentId = `d${String(lastId).padStart(23, '0')}`;
      const times = { createdAt: at, updatedAt: at, publishedAt: at };
      const entry = { id: lastId, documentId, ...times, ...given };
      server.entries[plural] = [...(server.entries[plural] ?? []), entry];
      return entry;
    },
    change: (plural, documentId, values) => {
      const before = server.entries[plural]?.find((entry) => entry.documentId === documentId);
      if (!before) throw new Error(`There is no ${documentId}`);
      server.remove(plural, documentId);
      const at = nextTime();
      lastId += 1;
      const id = server.version === 5 ? lastId : before.id;
      const changed = { ...before, id, updatedAt: at, publishedAt: at, ...values };
      server.entries[plural]?.push(changed);
    },
    saveDraft: (plural, given) => {
      lastId += 1;
      const at = nextTime();
      const documentId = `d${String(lastId).padStart(23, '0')}`;
      const times = { createdAt: at, updatedAt: at };
      const entry = { id: lastId, documentId, ...times, ...given, publishedAt: null };
      const others = server.drafts[plural] ?? [];
      server.drafts[plural] = [
        ...others.filter((draft) => draft.documentId !== entry.documentId),
        entry,
      ];
      return entry;
    },
    remove: (plural, documentId) => {
      const others = server.entries[plural]?.filter((entry) => entry.documentId !== documentId);
      server.entries[plural] = others ?? [];
    },
    putFile: (path, content = picture) =>
      files.set(path, typeof content === 'string' ? Buffer.from(content) : content),
    redirect: (path, target) => redirects.set(path, target),
    close,
  };
  return server;
}

function list(server: StrapiServer, plural: string, query: URLSearchParams) {
  const locale = query.get('locale') ?? DEFAULT_LOCALE;
  const all = (isDraft(server, query) ? withDrafts(server, plural) : (server.entries[plural] ?? []))
    // A type without translations ignores the language.
    .filter((entry) => entry.locale === undefined || entry.locale === locale)
    .toSorted((a, b) => a.id - b.id);
  const wanted = idsIn(query);
  const key = server.version === 4 ? 'id' : 'documentId';
  const found = wanted ? all.filter((entry) => wanted.includes(String(entry[key]))) : all;
  const page = Number(query.get('pagination[page]') ?? 1);
  const asked = Number(query.get('pagination[pageSize]') ?? 25);
  const pageSize = Math.min(asked, server.maxPageSize);
  const rows = found.slice((page - 1) * pageSize, page * pageSize);
  const format = server.version === 4 ? toVersion4 : toVersion5;
  const canRead = (type: string) => server.allowed?.includes(type) ?? true;
  const hidden = Object.entries(relations[plural] ?? {}).flatMap(([name, type]) =>
    canRead(type) ? [] : [name],
  );
  const options = {
    plural,
    // Without `populate`, relations and files are left out, and so are those that the token may not read.
    hidden: query.get('populate') === '*' ? hidden : 'all',
    only: query.get('fields[0]') ?? undefined,
  } as const;
  const pageCount = Math.ceil(found.length / pageSize);
  return {
    data: rows.map((row) => format(row, options)),
    meta: { pagination: { page, pageSize, pageCount, total: found.length } },
  };
}

const isDraft = ({ version }: StrapiServer, query: URLSearchParams): boolean =>
  version === 5 ? query.get('status') === 'draft' : query.get('publicationState') === 'preview';

/** Types that have drafts; the others ignore what is asked for. */
const DRAFTED = ['policies', 'blog-posts', 'member-contents'];

/** Strapi 5 has a draft of each entry, with another number and the same times unless it was changed. */
function withDrafts({ entries, drafts, version }: StrapiServer, plural: string): Entry[] {
  const published = entries[plural] ?? [];
  const own = drafts[plural] ?? [];
  if (!DRAFTED.includes(plural)) return published;
  const others = published.filter(({ documentId }) =>
    own.every((draft) => draft.documentId !== documentId),
  );
  return [
    ...own,
    ...others.map((entry) => (version === 5 ? { ...entry, publishedAt: null } : entry)),
  ];
}

function idsIn(query: URLSearchParams): string[] | undefined {
  const ids = [...query].flatMap(([key, value]) =>
    /^filters\[(?:id|documentId)\]\[\$in\]/.test(key) ? [value] : [],
  );
  return ids.length > 0 ? ids : undefined;
}
