import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import type { Plan } from '@rostra/contract';
import { languageCodes } from '@rostra/messages';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { diskStorage } from '../adapters/storage/disk.ts';
import type { Storage } from '../adapters/storage/storage.ts';
import { editionUses } from '../app/edition-uses.ts';
import type { Db } from '../db/client.ts';
import { newUser } from '../features/accounts/index.ts';
import { blogFeature } from '../features/blog/index.ts';
import {
  type Collection,
  type ContentService,
  contentFeature,
  createContentService,
  type DocumentMaker,
  getFileTarget,
  listFiles,
} from '../features/content/index.ts';
import { findTagline, landingFeature } from '../features/landing/index.ts';
import { mediaFeature } from '../features/media/index.ts';
import { memberContentFeature } from '../features/member-content/index.ts';
import { policiesFeature } from '../features/policies/index.ts';
import { searchFeature, searchIndex } from '../features/search/index.ts';
import { createAuthorize } from '../http/access/authorize.ts';
import { type Caller, visitor } from '../http/caller.ts';
import { parseQuery } from '../http/requests/parse-query.ts';
import { validateRequest } from '../http/validate-request.ts';
import { createSiteLanguages } from '../languages/site-languages.ts';
import { errorEnvelope } from '../plugins/error-envelope.ts';
import { queryBudget } from '../plugins/query-budget.ts';
import { RateLimits } from '../plugins/rate-limit/rate-limits.ts';
import { registerFeatures } from '../plugins/register-features.ts';
import { tolerantJson } from '../plugins/tolerant-json.ts';
import { openTestDb } from './test-db.ts';

export type Role = 'visitor' | 'editor' | 'member' | Plan;

const EDITOR_ID = 9;

/** Members by plan. Callers refer to them by id. */
const MEMBERS: Record<string, { userId: number; plan: Plan | null }> = {
  member: { userId: 1, plan: null },
  basic: { userId: 2, plan: 'basic' },
  premium: { userId: 3, plan: 'premium' },
  annual: { userId: 4, plan: 'annual' },
};

export interface ApiResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  body: any;
  headers: Record<string, unknown>;
}

export interface ContentApp {
  app: FastifyInstance;
  service: ContentService;
  storage: Storage;
  /** Tags of dropped pages. */
  invalidated: string[];
  clock: { now: Date };
  get(url: string, role?: Role): Promise<ApiResponse>;
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    role?: Role,
  ): Promise<ApiResponse>;
  close(): Promise<void>;
}

export interface ContentAppOptions {
  hasBlog?: boolean;
  hasMemberContent?: boolean;
  /** Further content types. */
  collections?: readonly Collection[];
  db?: Db;
  /** Makes PDF and EPUB files of editions. */
  documents?: DocumentMaker;
  /** Errors outside requests are thrown by default. */
  onError?: (error: unknown) => void;
  storage?: Storage;
  /** The languages of the site; English only by default. */
  languages?: readonly string[];
}

/** The content features alone, with callers named in a header and a fixed clock. */
export async function openContentApp(options: ContentAppOptions = {}): Promise<ContentApp> {
  const { hasBlog = true, hasMemberContent = true, collections = [] } = options;
  const db = options.db ?? (await openTestDb());
  await addUsers(db);
  const folder = mkdtempSync(join(tmpdir(), 'rostra-content-'));
  const clock = { now: new Date('2026-06-01T12:00:00.000Z') };
  const invalidated: string[] = [];
  const storage = options.storage ?? diskStorage(folder);
  const service = createContentService({
    languages: options.languages ?? ['en'],
    messagesOf: createSiteLanguages('en', languageCodes).messagesOf,
    trashDays: 30,
    db,
    clock: () => clock.now,
    siteUrl: 'http://rostra.localhost',
    entitlementOf: async (userId) =>
      Object.values(MEMBERS).find((member) => member.userId === userId)?.plan ?? null,
    index: searchIndex,
    editionUses,
    invalidate: (tags) => invalidated.push(...tags),
    onError:
      options.onError ??
      ((error) => {
        throw error;
      }),
  });
  const app = Fastify({ routerOptions: { maxParamLength: 200, querystringParser: parseQuery } });
  app.setValidatorCompiler(validateRequest);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      return callerOf(this.headers['x-role']);
    },
  });
  // There is no description of this API that could name schemas.
  app.decorate('nameSchema', () => {});
  app.decorate(
    'authorize',
    createAuthorize(() => clock.now),
  );
  await app.register(errorEnvelope, { languages: createSiteLanguages('en') });
  await app.register(queryBudget, {
    pointsPerMinute: Number.POSITIVE_INFINITY,
    limits: new RateLimits(db, () => clock.now),
  });
  await app.register(tolerantJson);
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  service.declare(collections);
  const features = [
    contentFeature(service),
    mediaFeature({
      db,
      makesMissingFormats: true,
      media: { queries: db.queries, storage, clock: () => clock.now },
      logger: app.log,
      onFilesChanged: () => {},
      onContentChanged: service.onChange,
      replaceAvatar: () => Promise.reject(new Error('not part of these tests')),
      getFileTarget: (named, count) => getFileTarget(service, named, count),
      listFiles: (query) => listFiles(service.store, query),
    }),
    blogFeature(service, {
      isEnabled: () => hasBlog,
      findName: () => 'Rostra',
      findTagline: (locale) => findTagline(db.queries, locale),
    }),
    policiesFeature(service, {
      storage,
      findName: () => 'Rostra',
      documents: options.documents,
    }),
    landingFeature(db, options.languages ?? ['en']),
    searchFeature(service),
    memberContentFeature(service, {
      isEnabled: () => hasMemberContent,
      storage,
      secret: 'a secret of at least thirty-two characters',
      callerOfSession: async (sessionId) => callerOf(sessionId),
    }),
  ];
  await registerFeatures(app, features, { db, now: () => clock.now });

  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    role: Role,
    body?: unknown,
  ) => {
    const response = await app.inject({
      method,
      url,
      headers: { 'x-role': role },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    return {
      status: response.statusCode,
      body: isJson ? response.json() : response.body,
      headers: response.headers as Record<string, unknown>,
    };
  };

  return {
    app,
    service,
    storage,
    invalidated,
    clock,
    get: (url, role = 'visitor') => ask('GET', url, role),
    send: (method, url, body, role = 'editor') => ask(method, url, role, body),
    close: async () => {
      await app.close();
      await db.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const userRow = (id: number) => ({
  ...newUser(
    { username: `u${id}`, email: `u${id}@example.org`, passwordHash: '' },
    new Date('2026-01-01T00:00:00.000Z'),
  ),
  id,
});

/** Users for the callers below, because their downloads are recorded. */
async function addUsers({ queries }: Db): Promise<void> {
  const ids = [...Object.values(MEMBERS).map(({ userId }) => userId), EDITOR_ID];
  await queries.insertInto('users').values(ids.map(userRow)).execute();
}

function callerOf(header: string | string[] | undefined): Caller {
  const sessionId = String(header);
  const role = header === 'editor' ? 'editor' : 'member';
  const userId = role === 'editor' ? EDITOR_ID : MEMBERS[sessionId]?.userId;
  if (!userId) return visitor;
  const provedAt = '2026-06-01T12:00:00.000Z';
  return { role, userId, sessionId, provedAt, user: { ...userRow(userId), role } };
}
