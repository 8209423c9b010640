import { randomUUID } from 'node:crypto';
import type { ManagedVote, Plan } from '@rostra/contract';
import { blindSlip, randomHex, SLIP_BYTES, unblind } from '@rostra/contract/ballots';
import { createSeal } from '../../../crypto/seal.ts';
import { createSite } from '../../../languages/site.ts';
import {
  type Colleague,
  openStudioApp,
  type StudioApp,
} from '../../../testing/staff/studio-app.ts';
import type { TestAppOptions } from '../../../testing/test-app.ts';
import { DAY } from '../../../testing/test-clock.ts';
import { createOutbox } from '../../mail/index.ts';
import type { VotesContext } from '../context.ts';
import { announceVote, type NewVote } from '../manage/announce-vote.ts';
import { runVotes } from '../run/run-votes.ts';
import { createSlipVerifier } from '../slips/slip-keys.ts';

/** A slip as a browser keeps it. */
export interface Slip {
  readonly slip: string;
  readonly signature: string;
  readonly receipt: string;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read any response
export type AnyResponse = { status: number; body: any };

export interface VoteApp {
  site: StudioApp;
  edith: Colleague;
  documentId: string;
  /** Of another process of the same site. */
  context(more?: Partial<VotesContext>): VotesContext;
  /** Opens and closes what is due. */
  run(more?: Partial<VotesContext>): Promise<void>;
  /** Adds accounts that have confirmed their address, and returns their ids. */
  populate(count: number, prefix?: string): Promise<number[]>;
  ask(
    name: string,
    method: 'GET' | 'POST' | 'PUT',
    path: string,
    body?: unknown,
  ): Promise<AnyResponse>;
  /** Over HTTP, where nobody has a plan; or as a process with other parts. */
  announce(more?: Record<string, unknown>, parts?: Partial<VotesContext>): Promise<ManagedVote>;
  /** The version of the draft with another text. */
  write(body: string): Promise<number>;
  /** As everybody sees it. */
  readVote(slug: string): Promise<AnyResponse['body']>;
  /** What a browser does to get a slip. */
  getSlip(name: string, vote: { id: string; slug: string }): Promise<Slip>;
  cast(vote: { id: string }, slip: Slip, choice: string): Promise<AnyResponse>;
  waitDays(days: number): Promise<void>;
  later(days: number): string;
}

/** Votes may open at once and be as short as a test needs. */
const AT_ONCE = { VOTE_NOTICE_DAYS: '0', VOTE_DURATION_DAYS: '0' };

/** The server with a policy that members can vote on. */
export async function openVoteApp(options: TestAppOptions = {}): Promise<VoteApp> {
  const site = await openStudioApp({ ...options, env: { ...AT_ONCE, ...options.env } });
  const { db, secret, env } = site.deps;
  const edith = site.as('edith');
  const tokens = new Map<string, Promise<string>>();
  const data = { title: 'Housing', slug: 'housing', area: 'domestic', body: 'Build homes.' };
  const created = await edith.ask('POST', '/entries/policies', { data });
  const { documentId } = created.body.data;
  await edith.ask('POST', `/entries/policies/${documentId}/publish?locale=en`, {});
  const later = (days: number) => new Date(site.clock.now().getTime() + days * DAY).toISOString();
  const tokenOf = (name: string): Promise<string> => {
    const token = tokens.get(name) ?? site.join(name).then(({ jwt }) => jwt);
    tokens.set(name, token);
    return token;
  };
  const ask: VoteApp['ask'] = async (name, method, path, body) =>
    site.send(method, path, body, { token: await tokenOf(name) });
  const write: VoteApp['write'] = async (body) => {
    const saved = await edith.ask('PUT', `/entries/policies/${documentId}?locale=en`, {
      data: { body },
    });
    return saved.body.data.version;
  };
  const context: VoteApp['context'] = (more = {}) => ({
    content: site.openProcess(),
    outbox: createOutbox({ secret, now: site.clock.now }),
    site: createSite(env),
    seal: createSeal(secret, 'rostra vote keys'),
    readTime: async () => site.clock.now().toISOString(),
    payments: 'test',
    findPlans: async () => new Map<number, Plan>(),
    findPlansBefore: async () => new Map<number, Plan>(),
    verifySlip: createSlipVerifier(),
    ...more,
  });
  return {
    site,
    edith,
    documentId,
    context,
    ask,
    write,
    later,
    readVote: async (slug) =>
      (await site.send<AnyResponse['body']>('GET', `/api/votes/by-slug/${slug}`)).body.data.vote,
    run: (more) => runVotes(context(more), new AbortController().signal),
    populate: async (count, prefix = 'voter') => {
      const at = site.clock.now().toISOString();
      const rows = Array.from({ length: count }, (_, index) => ({
        document_id: randomHex(12),
        username: `${prefix}${index}`,
        username_key: `${prefix}${index}`,
        email: `${prefix}${index}@example.org`,
        email_confirmed_at: at,
        password_hash: 'none',
        role: 'member' as const,
        is_blocked: 0 as const,
        created_at: at,
        updated_at: at,
      }));
      const added = await db.queries.insertInto('users').values(rows).returning('id').execute();
      return added.map(({ id }) => id);
    },
    announce: async (more = {}, parts) => {
      // Who joined at this moment joined after the announcement.
      site.clock.advance(1);
      const plan = {
        key: randomUUID(),
        documentId,
        locale: 'en',
        runOffOf: null,
        question: 'Shall we build more?',
        introduction: '',
        secrecy: 'secret',
        requiredPlan: 'account',
        joinedBefore: null,
        paidBefore: null,
        majority: null,
        quorum: null,
        opensAt: later(0),
        closesAt: later(10),
        options: [{ version: await write('Build 2,000 homes.'), costing: 'Four million a year.' }],
        ...more,
      };
      if (parts) {
        await announceVote(context(parts), { editorId: edith.id }, plan as NewVote);
        return (await edith.ask('GET', `/votes/${plan.key}`)).body.data.vote;
      }
      const { body } = await edith.ask('POST', '/votes', plan);
      return body.data?.vote ?? body;
    },
    getSlip: async (name, { id, slug }) => {
      const { body } = await ask(name, 'GET', `/api/votes/by-slug/${slug}/ballot`);
      const { slipKey } = body.data;
      const slip = randomHex(SLIP_BYTES);
      const { blinded, inverse } = await blindSlip(slipKey, slip);
      const issued = await ask(name, 'POST', `/api/votes/${id}/slips`, { blinded });
      if (issued.status !== 200) throw new Error(JSON.stringify(issued.body));
      const signature = await unblind(slipKey, { slip, inverse }, issued.body.data.signature);
      if (signature === undefined) throw new Error('The signature is wrong');
      return { slip, signature, receipt: randomHex(16) };
    },
    cast: ({ id }, slip, choice) =>
      site.send('POST', `/api/votes/${id}/ballots`, { ...slip, choice }),
    waitDays: async (days) => {
      await site.waitDays(days);
      for (const name of tokens.keys()) {
        tokens.set(name, Promise.resolve((await site.logIn(name)).body.jwt));
      }
    },
  };
}
