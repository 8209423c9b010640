import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openBillingApp } from '../../features/billing/testing/billing-app.ts';
import {
  type ConsultationApp,
  openConsultationApp,
} from '../../features/consultations/testing/consultation-app.ts';
import type { AccountsApp } from '../test-accounts.ts';
import { hostileTexts, plainText } from './hostile-texts.ts';
import { parsedHere } from './parsed-here.ts';
import { sampleOf, type TextCall, type TextField, textCalls } from './text-calls.ts';
import {
  COMPARED,
  COMPARED_WITH_PAYMENTS,
  type Example,
  KEPT,
  KEPT_WITH_PAYMENTS,
  type World,
} from './text-examples.ts';

vi.mock('remark-parse', async (load) => {
  const { noticingPlugin } = await import('./parsed-here.ts');
  const { default: plugin } = await load<typeof import('remark-parse')>();
  return { default: noticingPlugin('remark-parse', plugin as never) };
});
vi.mock('rehype-parse', async (load) => {
  const { noticingPlugin } = await import('./parsed-here.ts');
  const { default: plugin } = await load<typeof import('rehype-parse')>();
  return { default: noticingPlugin('rehype-parse', plugin as never) };
});
vi.mock('htmlparser2', async (load) => {
  const { noticing } = await import('./parsed-here.ts');
  const library = await load<typeof import('htmlparser2')>();
  return { ...library, parseDocument: noticing('htmlparser2', library.parseDocument) };
});
vi.mock('yaml', async (load) => {
  const { noticing } = await import('./parsed-here.ts');
  const library = await load<typeof import('yaml')>();
  return { ...library, parse: noticing('yaml', library.parse as never) };
});
vi.mock('../../features/content/compare/diff-sequences.ts', async (load) => {
  const { noticing } = await import('./parsed-here.ts');
  const own = await load<typeof import('../../features/content/compare/diff-sequences.ts')>();
  return { ...own, diffSequences: noticing('diffSequences', own.diffSequences) };
});

/** CPU time of the thread that answers all requests. It does not depend on what else the machine does. */
const MAX_MS = 250;

interface Asking {
  readonly site: AccountsApp;
  readonly token: string;
  readonly world: World;
}

let requests = 0;

async function ask(
  { site, token, world }: Asking,
  { call }: TextCall,
  example: Example,
  given?: { field: TextField; text: string },
): Promise<{ status: number; cpuMs: number }> {
  const { queries } = site.deps.db;
  await queries.deleteFrom('rate_limits').execute();
  await queries.deleteFrom('contributions').execute();
  requests += 1;
  const query = given?.field.part === 'query' ? { [given.field.path[0] ?? '']: given.text } : {};
  const parts = new URLSearchParams(query).toString();
  const params = example.params?.(world) ?? {};
  const path = call.path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? 'sample');
  const body = { ...(sampleOf(call.body) as object), ...example.body?.(world) };
  if (given?.field.part === 'body') put(body, given.field.path, given.text);
  const start = process.threadCpuUsage();
  const { status } = await site.send(
    call.method,
    parts === '' ? path : `${path}?${parts}`,
    call.body ? body : undefined,
    {
      address: `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
      token: call.access === 'member' ? token : undefined,
    },
  );
  const { user, system } = process.threadCpuUsage(start);
  return { status, cpuMs: (user + system) / 1000 };
}

function put(target: object, [key = '', ...rest]: readonly string[], value: unknown): void {
  const object = target as Record<string, unknown>;
  if (rest.length === 0) object[key] = value;
  else {
    object[key] = { ...(object[key] as object) };
    put(object[key] as object, rest, value);
  }
}

/** A field without a limit in its schema may have one behind it, which only shorter texts pass. */
const lengthsOf = ({ length }: TextField) => (length > 10_000 ? [length, 120] : [length]);

async function holdToLimits(
  asking: Asking,
  call: TextCall,
  { examples, succeeds }: { examples: readonly Example[]; succeeds: boolean },
): Promise<void> {
  for (const example of examples) {
    const usual = await ask(asking, call, example);
    if (succeeds) expect(usual.status, `${call.name} as in the example`).toBeLessThan(300);
    for (const field of call.fields) {
      for (const length of lengthsOf(field)) {
        const texts = [['a plain text', plainText(length)] as const, ...hostileTexts(length)];
        for (const [name, text] of texts) {
          const what = `${call.name}: ${name} of ${length} characters in ${field.path.join('.')}`;
          const { status, cpuMs } = await ask(asking, call, example, { field, text });
          expect(status, what).not.toBe(500);
          expect(parsedHere, what).toEqual([]);
          expect(cpuMs, what).toBeLessThan(MAX_MS + 3 * usual.cpuMs);
        }
      }
    }
  }
}

const named = (names: readonly string[]) => textCalls.filter(({ name }) => names.includes(name));

it('knows every call of visitors and members that takes texts', () => {
  const known = [
    ...[...Object.keys(KEPT), ...Object.keys(KEPT_WITH_PAYMENTS)],
    ...[...COMPARED, ...COMPARED_WITH_PAYMENTS],
  ];
  expect(known.toSorted()).toEqual(textCalls.map(({ name }) => name).toSorted());
});

describe('the main thread parses no text of', () => {
  let app: ConsultationApp;
  let asking: Asking;
  beforeAll(async () => {
    app = await openConsultationApp({
      payments: { payments: {} as never, publishableKey: '', scriptUrl: null },
    });
    const { site } = app;
    const { jwt, user } = await site.join('mia');
    const { id, slug } = await app.open();
    const blockId = (await app.blocks(slug)).find(({ number }) => number === 1)?.id ?? '';
    const world = { userId: user.id, consultationId: id, blockId, giftId: '' };
    asking = { site, token: jwt, world };
  });
  afterAll(() => app.site.close());

  it.each(named(Object.keys(KEPT)))('$name', { timeout: 600_000 }, async (call) => {
    await holdToLimits(asking, call, { examples: KEPT[call.name] ?? [], succeeds: true });
  });

  it.each(named(COMPARED))('$name', { timeout: 600_000 }, async (call) => {
    await holdToLimits(asking, call, { examples: [{}], succeeds: false });
  });
});

it('the main thread parses no text of calls that need payments', { timeout: 600_000 }, async () => {
  const app = await openBillingApp();
  const ada = await app.join();
  const { body } = await ada.send<{ gift: { id: string }; payment: never }>('POST', '/api/gifts', {
    ...{ id: randomUUID(), planId: 'basic', months: 3, amountDue: 2997 },
  });
  await app.confirm(body.payment);
  await app.settle();
  const { jwt } = (await app.site.logIn('ada')).body;
  const world = { userId: ada.userId, consultationId: '', blockId: '', giftId: body.gift.id };
  const asking = { site: app.site, token: jwt, world };
  for (const call of named(Object.keys(KEPT_WITH_PAYMENTS))) {
    const examples = KEPT_WITH_PAYMENTS[call.name] ?? [];
    await holdToLimits(asking, call, { examples, succeeds: true });
  }
  for (const call of named(COMPARED_WITH_PAYMENTS)) {
    await holdToLimits(asking, call, { examples: [{}], succeeds: false });
  }
});

/** Long enough not to be parsed at once, and short enough not to wait for the limit of every text. */
const LONG = 2_500;

/** What editors do with a policy, of which members have written parts. */
describe('the main thread parses no words of members when an editor', () => {
  let app: ConsultationApp;
  let consultation: { id: string; slug: string };
  let contributionId: string;
  beforeAll(async () => {
    app = await openConsultationApp();
    consultation = await app.open();
    const wording = { kind: 'amendment', text: 'Build 2,000 homes each year.' };
    contributionId = (await app.contribute('mia', consultation, wording)).data.id;
    const answer = { state: 'accepted', answer: 'Yes.' };
    await app.edith.ask('PUT', `/contributions/${contributionId}/answer`, answer);
  });
  afterAll(() => app.site.close());

  const queries = () => app.site.deps.db.queries;
  const calls = {
    'shows a new draft': () =>
      app.edith.ask('POST', `/consultations/${consultation.id}/drafts`, { reason: 'Edited' }),
    'merges a contribution': async () => {
      await queries().updateTable('contributions').set({ merged_in: null }).execute();
      return app.edith.ask('POST', `/contributions/${contributionId}/merge`);
    },
    'concludes a consultation': async () => {
      await queries()
        .updateTable('consultations')
        .set({ ended_as: null, closes_at: app.site.clock.now().toISOString() })
        .execute();
      return app.edith.ask('POST', `/consultations/${consultation.id}/conclude`, {
        conclusion: 'Done.',
      });
    },
    'opens a consultation': async () => {
      await queries().deleteFrom('consultations').execute();
      return { status: (await app.open()).id === undefined ? 400 : 201 };
    },
  };

  it.each(Object.entries(calls))('%s', { timeout: 600_000 }, async (_, call) => {
    for (const [name, words] of [['a plain text', plainText(LONG)], ...hostileTexts(LONG)]) {
      const body = `Build 1,000 homes each year.\n\n${words}`;
      await queries().updateTable('policies').set({ body }).execute();
      parsedHere.splice(0);
      const { status } = await call();
      if (name === 'a plain text') expect(status, name).toBeLessThan(300);
      expect(status, name).not.toBe(500);
      // Blocks are compared as wholes here.
      const parsed = parsedHere.filter((each) => !each.startsWith('diffSequences'));
      expect(parsed, name).toEqual([]);
    }
  });
});
