import {
  type AuthResponse,
  type CallOutput,
  getOverview,
  type LibraryCard,
  listLibrary,
  type RequiredPlan,
  requiredPlans,
} from '@rostra/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '../../../testing/test-clock.ts';
import { type MemberArea, openMemberArea } from '../../../testing/test-member-area.ts';

type Listed = CallOutput<typeof listLibrary>;
type Overview = CallOutput<typeof getOverview>;

const SECRET = 'quartzfalcon';

let area: MemberArea;
let editor: AuthResponse;
const readers: Record<string, AuthResponse> = {};
const documents = {} as Record<RequiredPlan, { documentId: string; slug: string }>;

/** The plans that each reader's plan includes. */
const INCLUDED_PLANS: Record<string, readonly RequiredPlan[]> = {
  member: ['account'],
  basic: ['account', 'any', 'basic'],
  premium: ['account', 'any', 'basic', 'premium'],
  annual: requiredPlans,
  editor: requiredPlans,
};

beforeAll(async () => {
  area = await openMemberArea();
  editor = await area.joinEditor();
  readers.editor = editor;
  readers.member = await area.joinWith('member');
  for (const plan of ['basic', 'premium', 'annual'] as const) {
    readers[plan] = await area.joinWith(plan, plan);
  }
  const { body } = await area.send<{ data: { id: number } }>(
    'POST',
    '/api/categories',
    { data: { name: 'Economy' } },
    { token: editor.jwt },
  );
  for (const requiredPlan of requiredPlans) {
    area.clock.advance(MINUTE);
    documents[requiredPlan] = await area.publish(editor, {
      title: `For ${requiredPlan}`,
      slug: `for-${requiredPlan}`,
      excerpt: `About ${requiredPlan}`,
      body: `${SECRET} ${'word '.repeat(requiredPlan.length * 300)}`,
      requiredPlan,
      ...(requiredPlan === 'basic' ? { category: body.data.id } : {}),
    });
  }
  area.clock.advance(MINUTE);
  const draft = { data: { title: 'Hidden draft', body: SECRET } };
  await area.send('POST', '/api/member-contents?status=draft', draft, { token: editor.jwt });
  const later = new Date(area.clock.now().getTime() + 60 * MINUTE).toISOString();
  await area.publish(editor, { title: 'Not yet', body: SECRET, publishedAt: later });
});
afterAll(() => area.close());

const ask = (role: string, query = '') =>
  area.send<Listed>('GET', `/api/library${query}`, undefined, { token: readers[role]?.jwt });

const titles = async (role: string, query = '') =>
  (await ask(role, query)).body.data.map(({ title }) => title);

describe('every reader and plan', () => {
  it.each(Object.keys(INCLUDED_PLANS))(
    '%s sees all entries and which of them are included',
    async (role) => {
      const { status, body } = await ask(role);
      expect(status).toBe(200);
      listLibrary.success.body.parse(body);
      expect(JSON.stringify(body)).not.toContain(SECRET);
      const open = (cards: LibraryCard[]) =>
        cards.filter(({ isLocked }) => !isLocked).map(({ requiredPlan }) => requiredPlan);
      expect(body.data.map(({ requiredPlan }) => requiredPlan)).toEqual(
        [...requiredPlans].reverse(),
      );
      expect(open(body.data).sort()).toEqual([...(INCLUDED_PLANS[role] ?? [])].sort());
    },
  );

  it.each(
    Object.keys(INCLUDED_PLANS).flatMap((role) =>
      requiredPlans.map((plan) => [role, plan] as const),
    ),
  )('%s reading an entry that requires %s', async (role, plan) => {
    const token = readers[role]?.jwt;
    const isOpen = INCLUDED_PLANS[role]?.includes(plan) ?? false;
    const url = `/api/member-contents/by-slug/for-${plan}`;
    const page = await area.send<{
      data: { isLocked: boolean; bodyHtml: string; excerpt: string; attachments: unknown[] };
      meta: { previous: { slug: string } | null; next: { slug: string } | null };
    }>('GET', url, undefined, { token });
    expect(page.body.data).toMatchObject({ isLocked: !isOpen, excerpt: `About ${plan}` });
    expect(JSON.stringify(page.body).includes(SECRET)).toBe(isOpen);
    if (!isOpen) expect(page.body.data).toMatchObject({ bodyHtml: '', attachments: [] });
    for (const neighbour of [page.body.meta.previous, page.body.meta.next]) {
      if (neighbour) expect(INCLUDED_PLANS[role]).toContain(neighbour.slug.replace('for-', ''));
    }
    const raw = await area.send(
      'GET',
      `/api/member-contents/${documents[plan].documentId}?populate=*&fields=body`,
      undefined,
      { token },
    );
    expect(JSON.stringify(raw.body).includes(SECRET)).toBe(isOpen);
  });

  it('a visitor gets nothing', async () => {
    for (const url of [
      '/api/library',
      '/api/library/overview',
      '/api/library?q=quartz',
      '/api/member-contents/by-slug/for-account',
    ]) {
      const response = await area.send('GET', url);
      expect([url, response.status]).toEqual([url, 401]);
      expect(response.raw.headers['cache-control']).toBe('no-store');
      expect(JSON.stringify(response.body)).not.toContain('About');
    }
  });

  it('no response may be cached', async () => {
    expect((await ask('member')).raw.headers['cache-control']).toBe('no-store');
  });
});

describe('search', () => {
  it('finds words in bodies only if the plan includes them', async () => {
    for (const [role, includedPlans] of Object.entries(INCLUDED_PLANS)) {
      const found = (await ask(role, `?q=${SECRET}`)).body.data.map((card) => card.requiredPlan);
      expect(found.sort()).toEqual([...includedPlans].sort());
    }
  });

  it('finds titles and excerpts for every member', async () => {
    expect(await titles('member', '?q=about%20annual')).toEqual(['For annual']);
    expect(await titles('member', '?q=ann')).toEqual(['For annual']);
    expect(await titles('member', '?q=draft')).toEqual([]);
    expect(await titles('member', `?q=${encodeURIComponent('"*%_\'')}`)).toEqual([]);
  });
});

describe('filters', () => {
  it('by category', async () => {
    expect(await titles('basic', '?category=economy')).toEqual(['For basic']);
    expect(await titles('basic', '?category=nowhere')).toEqual([]);
    expect((await ask('member')).body.meta.categories).toEqual([
      { name: 'Economy', slug: 'economy' },
    ]);
  });

  it('by required plan and by access', async () => {
    expect(await titles('basic', '?plan=premium')).toEqual(['For premium']);
    expect(await titles('basic', '?plan=open')).toEqual(['For basic', 'For any', 'For account']);
    expect(await titles('basic', '?plan=locked')).toEqual(['For annual', 'For premium']);
    expect(await titles('annual', '?plan=locked')).toEqual([]);
  });

  it('by read, started and unread, for each member', async () => {
    const token = readers.premium?.jwt;
    const put = (plan: RequiredPlan, position: number) =>
      area.send('PUT', `/api/reading/${documents[plan].documentId}`, { position }, { token });
    await put('account', 1);
    await put('any', 0.3);
    expect(await titles('premium', '?state=read')).toEqual(['For account']);
    expect(await titles('premium', '?state=started')).toEqual(['For any']);
    expect(await titles('premium', '?state=unread&plan=open')).toEqual([
      'For premium',
      'For basic',
      'For any',
    ]);
    expect(await titles('annual', '?state=read')).toEqual([]);
    const [card] = (await ask('premium', '?state=started')).body.data;
    expect(card?.progress).toMatchObject({ lastPosition: 0.3, isRead: false });
  });

  it('sorts and paginates', async () => {
    expect((await titles('member', '?sort=oldest'))[0]).toBe('For account');
    expect(await titles('member', '?sort=title')).toEqual(
      requiredPlans.map((plan) => `For ${plan}`).sort(),
    );
    expect((await titles('member', '?sort=shortest'))[0]).toBe('For any');
    const { body } = await ask('member', '?pageSize=2&page=3');
    expect(body.data).toHaveLength(1);
    expect(body.meta.pagination).toEqual({ page: 3, pageSize: 2, pageCount: 3, total: 5 });
    expect((await ask('member', '?page=4000')).body.data).toEqual([]);
  });

  it.each([
    '?plan=everything',
    '?plan[]=open&plan[]=locked',
    '?state=READ',
    '?sort=required_plan',
    '?sort=body',
    '?page=0',
    '?page=-1',
    '?page=1e9',
    '?pageSize=51',
    '?pageSize=abc',
    '?page[$gt]=1',
    `?q=${'x'.repeat(201)}`,
    '?category[slug]=economy',
  ])('refuses %s', async (query) => {
    expect((await ask('member', query)).status).toBe(400);
  });

  it.each([
    '?userId=1',
    '?opens=annual',
    '?role=editor',
    '?status=draft',
    '?populate=*',
    '?fields=body',
    '?filters[body][$contains]=q',
  ])('%s changes nothing', async (query) => {
    const [plain, tricked] = [await ask('member'), await ask('member', query)];
    expect(tricked.body).toEqual(plain.body);
  });

  it('finds nothing for NUL or lone surrogates', async () => {
    for (const query of ['?category=%00', '?q=%00', '?category=%ED%A0%80', "?category=' or 1=1"]) {
      const { status, body } = await ask('member', query);
      expect([query, [200, 400].includes(status)]).toEqual([query, true]);
      if (status === 200 && !query.startsWith('?q')) expect(body.data).toEqual([]);
    }
  });
});

describe('the dashboard', () => {
  const overview = async (role: string) =>
    (
      await area.send<Overview>('GET', '/api/library/overview', undefined, {
        token: readers[role]?.jwt,
      })
    ).body;

  it('shows new and started entries and the plan', async () => {
    const body = await overview('premium');
    getOverview.success.body.parse(body);
    expect(body.plan).toBe('premium');
    expect(body.newest.map(({ title }) => title)).toEqual([
      'For annual',
      'For premium',
      'For basic',
      'For any',
    ]);
    expect(body.continueReading.map(({ title }) => title)).toEqual(['For any']);
    expect([body.openCount, body.readCount]).toEqual([4, 1]);
    expect(JSON.stringify(body)).not.toContain(SECRET);
  });

  it('has nothing to continue on the first day', async () => {
    expect(await overview('member')).toMatchObject({
      plan: null,
      continueReading: [],
      openCount: 1,
      readCount: 0,
    });
  });

  it('does not offer to continue entries that the plan no longer includes', async () => {
    const member = readers.premium as AuthResponse;
    area.setPlan(member, null);
    expect((await overview('premium')).continueReading).toEqual([]);
    area.setPlan(member, 'premium');
    expect((await overview('premium')).continueReading).toHaveLength(1);
  });
});
