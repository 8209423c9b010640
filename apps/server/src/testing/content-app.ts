import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import type { Plan } from '@rostra/contract';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { diskStorage } from '../adapters/storage/disk.ts';
import { type Caller, visitor } from '../caller.ts';
import type { Db } from '../db/client.ts';
import { AppError } from '../errors.ts';
import { parseQuery } from '../http/parse-query.ts';
import { errorEnvelope } from '../plugins/error-envelope.ts';
import { tolerantJson } from '../plugins/tolerant-json.ts';
import { openTestDb } from './test-db.ts';
import { newUser } from '../features/accounts/index.ts';
import { mediaRoutes } from '../features/media/index.ts';
import type { ContentSettings } from '../features/content/content-deps.ts';
import { type ContentService, createContentService } from '../features/content/content-service.ts';
import { contentRoutes } from '../features/content/routes.ts';

export type Role = 'visitor' | 'editor' | 'member' | Plan;

const EDITOR_ID = 9;

/** Members by what they pay for; their numbers are what the callers carry. */
const MEMBERS: Record<string, { userId: number; plan: Plan | null }> = {
  member: { userId: 1, plan: null },
  basic: { userId: 2, plan: 'basic' },
  premium: { userId: 3, plan: 'premium' },
  annual: { userId: 4, plan: 'annual' },
};

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at whatever came back
  body: any;
  headers: Record<string, unknown>;
}

export interface ContentApp {
  app: FastifyInstance;
  service: ContentService;
  /** Tags of pages that were thrown out. */
  invalidated: string[];
  clock: { now: Date };
  get(url: string, role?: Role): Promise<Answer>;
  send(
    method: 'POST' | 'PUT' | 'DELETE',
    url: string,
    body?: unknown,
    role?: Role,
  ): Promise<Answer>;
  close(): Promise<void>;
}

/** The content service alone, with callers named in a header and a clock that stands still. */
export async function openContentApp(settings: Partial<ContentSettings> = {}): Promise<ContentApp> {
  const db = await openTestDb();
  await addUsers(db);
  const folder = mkdtempSync(join(tmpdir(), 'rostra-content-'));
  const clock = { now: new Date('2026-06-01T12:00:00.000Z') };
  const invalidated: string[] = [];
  const storage = diskStorage(folder);
  const service = createContentService({
    db,
    storage,
    clock: () => clock.now,
    settings: {
      siteUrl: 'http://rostra.test',
      siteName: 'Rostra',
      hasBlog: true,
      hasMemberContent: true,
      ...settings,
    },
    entitlementOf: async (userId) =>
      Object.values(MEMBERS).find((member) => member.userId === userId)?.plan ?? null,
    callerOfSession: async (sessionId) => callerOf(sessionId),
    secret: 'a secret of at least thirty-two characters',
    invalidate: (tags) => invalidated.push(...tags),
    onError: (error) => {
      throw error;
    },
  });
  const app = Fastify({ routerOptions: { maxParamLength: 200, querystringParser: parseQuery } });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.decorateRequest('caller', {
    getter(this: FastifyRequest) {
      return callerOf(this.headers['x-role']);
    },
  });
  app.decorate('guards', {
    member: async ({ caller }: FastifyRequest) => demand(caller.role !== 'visitor'),
    editor: async ({ caller }: FastifyRequest) => {
      demand(caller.role !== 'visitor');
      if (caller.role !== 'editor') throw new AppError('forbidden', 'Forbidden');
    },
  });
  await app.register(errorEnvelope);
  await app.register(tolerantJson);
  await app.register(rateLimit, { global: false });
  const media = { queries: db.queries, storage, clock: () => clock.now };
  await registerFeatures(app, [
    contentFeature(service),
    mediaFeature({ ...media, logger: app.log, onFormatsMade: () => {} }),
  ]);

  const ask = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    role: Role,
    body?: unknown,
  ) => {
    const answer = await app.inject({
      method,
      url,
      headers: { 'x-role': role },
      ...(body === undefined ? {} : { payload: body as object }),
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    return {
      status: answer.statusCode,
      body: isJson ? answer.json() : answer.body,
      headers: answer.headers as Record<string, unknown>,
    };
  };

  return {
    app,
    service,
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

/** Rows for the callers below: what they download is recorded with them. */
async function addUsers({ queries }: Db): Promise<void> {
  const users = [...Object.values(MEMBERS), { userId: EDITOR_ID }].map(({ userId: id }) => ({
    ...newUser(
      { username: `u${id}`, email: `u${id}@example.org`, passwordHash: '' },
      new Date('2026-01-01T00:00:00.000Z'),
    ),
    id,
  }));
  await queries.insertInto('users').values(users).execute();
}

function callerOf(header: string | string[] | undefined): Caller {
  if (header === 'editor') return { role: 'editor', userId: EDITOR_ID, sessionId: 'editor' };
  const member = MEMBERS[String(header)];
  return member ? { role: 'member', userId: member.userId, sessionId: String(header) } : visitor;
}

function demand(isAllowed: boolean): void {
  if (!isAllowed) throw new AppError('unauthorized', 'Missing or invalid credentials');
}
