import { randomUUID } from 'node:crypto';
import type { Consultation, ManagedConsultation, OwnContribution } from '@rostra/contract';
import { createSite } from '../../../languages/site.ts';
import { RateLimits } from '../../../plugins/rate-limit/rate-limits.ts';
import {
  type Colleague,
  openStudioApp,
  type StudioApp,
} from '../../../testing/staff/studio-app.ts';
import type { TestAppOptions } from '../../../testing/test-app.ts';
import { DAY } from '../../../testing/test-clock.ts';
import { createOutbox } from '../../mail/index.ts';
import type { ConsultationsContext } from '../context.ts';
import { createStopLinks } from '../notifications/stop-links.ts';

export const BODY = `## Homes

Build 1,000 homes each year.

Rents rise by 2 % at most.

- Near stations
- On vacant land
`;

export interface ConsultationApp {
  site: StudioApp;
  edith: Colleague;
  documentId: string;
  /** Whose accounts are new when they first ask for something; those of all others are a month old. */
  newcomers: Set<string>;
  /** In days from now. */
  open(more?: Record<string, unknown>): Promise<ManagedConsultation>;
  /** A call of a member by name, who registers if necessary. */
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  ask(name: string, method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown): Promise<any>;
  contribute(
    name: string,
    consultation: Pick<Consultation, 'id' | 'slug'>,
    more?: Record<string, unknown>,
  ): Promise<{ status: number; data: OwnContribution; error?: { code: string; message: string } }>;
  blocks(slug: string): Promise<{ id: string; number: number | null; source: string }[]>;
  waitDays(days: number): Promise<void>;
  /** Of another process of the same site. */
  context(more?: Partial<ConsultationsContext>): ConsultationsContext;
}

/** The server with a policy that members can discuss. */
export async function openConsultationApp(options: TestAppOptions = {}): Promise<ConsultationApp> {
  const site = await openStudioApp(options);
  const edith = site.as('edith');
  const tokens = new Map<string, Promise<string>>();
  const newcomers = new Set<string>();
  const data = { title: 'Housing', slug: 'housing', area: 'domestic', body: BODY };
  const created = await edith.ask('POST', '/entries/policies', { data });
  const { documentId } = created.body.data;
  const later = (days: number) => new Date(site.clock.now().getTime() + days * DAY).toISOString();

  const join = async (name: string): Promise<string> => {
    const { jwt, user } = await site.join(name);
    const users = site.deps.db.queries.updateTable('users').where('id', '=', user.id);
    // New accounts have low limits.
    if (!newcomers.has(name)) await users.set({ created_at: later(-30) }).execute();
    return jwt;
  };
  const tokenOf = (name: string): Promise<string> => {
    const token = tokens.get(name) ?? join(name);
    tokens.set(name, token);
    return token;
  };
  const ask: ConsultationApp['ask'] = async (name, method, path, body) =>
    site.send(method, path, body, { token: await tokenOf(name) });
  const blocks: ConsultationApp['blocks'] = async (slug) =>
    (await ask('reader', 'GET', `/api/consultations/by-slug/${slug}/draft`)).body.data.text.blocks;

  return {
    site,
    edith,
    documentId,
    newcomers,
    ask,
    blocks,
    context: (more = {}) => ({
      content: site.openProcess(),
      outbox: createOutbox({ secret: site.deps.secret, now: site.clock.now }),
      site: createSite(site.deps.env),
      stopLinks: createStopLinks(site.deps.secret),
      limits: new RateLimits(site.deps.db, site.clock.now),
      findPlans: async () => new Map(),
      ...more,
    }),
    open: async (more = {}) => {
      const { body } = await edith.ask('POST', '/consultations', {
        key: randomUUID(),
        documentId,
        locale: 'en',
        title: 'Where shall we build?',
        introduction: 'Tell us what is missing.',
        requiredPlan: 'account',
        opensAt: later(0),
        closesAt: later(10),
        answersDueAt: later(20),
        ...more,
      });
      return body.data?.consultation ?? body;
    },
    contribute: async (name, { id, slug }, more = {}) => {
      // Contributions are listed in the order of their times.
      site.clock.advance(1);
      const found = (await blocks(slug)).find(({ number }) => number === (more.paragraph ?? 1));
      const { paragraph: _, ...given } = more;
      const { status, body } = await ask(name, 'POST', `/api/consultations/${id}/contributions`, {
        key: randomUUID(),
        draft: 1,
        blockId: found?.id ?? '',
        kind: 'comment',
        text: 'Too few.',
        reason: '',
        agrees: true,
        ...given,
      });
      return { status, data: body.data, error: body.error };
    },
    waitDays: async (days) => {
      await site.waitDays(days);
      for (const name of tokens.keys()) {
        tokens.set(name, Promise.resolve((await site.logIn(name)).body.jwt));
      }
    },
  };
}
