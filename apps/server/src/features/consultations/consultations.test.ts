import { randomUUID } from 'node:crypto';
import type { Contribution } from '@rostra/contract';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BODY, type ConsultationApp, openConsultationApp } from './testing/consultation-app.ts';

let app: ConsultationApp;
beforeEach(async () => {
  app = await openConsultationApp();
});
afterEach(() => app.site.close());

const readAs = (name: string, slug: string) =>
  app.ask(name, 'GET', `/api/consultations/by-slug/${slug}/draft`);
const readPublic = async (slug: string) =>
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  (await app.site.send<any>('GET', `/api/consultations/by-slug/${slug}`)).body.data;
const answer = (id: string, state: string, text = 'Thank you.') =>
  app.edith.ask('PUT', `/contributions/${id}/answer`, { state, answer: text });
const savePolicy = (body: string) =>
  app.edith.ask('PUT', `/entries/policies/${app.documentId}?locale=en`, { data: { body } });
const amend = (name: string, consultation: { id: string; slug: string }, text: string, more = {}) =>
  app.contribute(name, consultation, { kind: 'amendment', text, ...more });

it('shows visitors dates and counts while it is open, and everything afterwards', async () => {
  const consultation = await app.open();
  expect(consultation).toMatchObject({ state: 'open', slug: 'where-shall-we-build' });
  await app.contribute('mia', consultation);
  const open = await readPublic(consultation.slug);
  expect(open.text).toBeNull();
  expect(open.consultation.counts).toEqual({
    contributions: 1,
    contributors: 1,
    supports: 0,
    answered: 0,
  });
  await app.waitDays(11);
  const closed = await readPublic(consultation.slug);
  expect(closed.consultation.state).toBe('closed');
  expect(closed.text.blocks.map(({ number }: { number: number }) => number)).toEqual([
    null,
    1,
    2,
    3,
  ]);
  expect(closed.text.blocks[1].html).toBe('<p>Build 1,000 homes each year.</p>');
  expect(closed.text.contributions).toMatchObject([
    { author: 'mia', text: 'Too few.', state: 'open', place: 'unchanged', draft: 1 },
  ]);
});

it('does not exist for the API before it is announced, and says nothing before it opens', async () => {
  expect((await app.site.send('GET', '/api/consultations/by-slug/none')).status).toBe(404);
  const later = new Date(app.site.clock.now().getTime() + 1000).toISOString();
  const consultation = await app.open({ opensAt: later });
  expect(consultation.state).toBe('announced');
  expect((await readAs('mia', consultation.slug)).body.data).toMatchObject({
    text: null,
    obstacle: 'notOpen',
  });
  const early = await app.ask(
    'mia',
    'POST',
    `/api/consultations/${consultation.id}/contributions`,
    {
      ...{ key: randomUUID(), draft: 1, blockId: 'x', kind: 'comment', text: 'Early' },
      ...{ reason: '', agrees: true },
    },
  );
  expect(early.status).toBe(404);
});

it('takes nothing new once it is closed, and keeps the time of the server', async () => {
  const consultation = await app.open();
  const { data } = await app.contribute('mia', consultation);
  const [, block] = await app.blocks(consultation.slug);
  await app.waitDays(10);
  const late = await app.contribute('mia', consultation, { blockId: block?.id });
  expect([late.status, late.error?.code]).toEqual([409, 'not_open']);
  const support = await app.ask('tom', 'PUT', `/api/contributions/${data.id}/support`, {
    isSupported: true,
  });
  expect(support.body.error.code).toBe('not_open');
  const withdrawal = await app.ask('mia', 'POST', `/api/contributions/${data.id}/withdraw`);
  expect(withdrawal.body.error.code).toBe('not_open');
});

it('needs a plan at each write, and keeps what was written before it lapsed', async () => {
  await app.site.close();
  let plan: 'basic' | null = 'basic';
  app = await openConsultationApp({ entitlementOf: async () => plan });
  const consultation = await app.open({ requiredPlan: 'any' });
  expect((await app.contribute('mia', consultation)).status).toBe(201);
  const [, block] = await app.blocks(consultation.slug);
  plan = null;
  const lapsed = await readAs('mia', consultation.slug);
  expect(lapsed.body.data).toMatchObject({ text: null, obstacle: 'plan' });
  const refused = await app.ask(
    'mia',
    'POST',
    `/api/consultations/${consultation.id}/contributions`,
    {
      ...{ key: randomUUID(), draft: 1, blockId: block?.id, kind: 'comment', text: 'More' },
      ...{ reason: '', agrees: true },
    },
  );
  expect(refused.status).toBe(403);
  expect((await readPublic(consultation.slug)).consultation.counts.contributions).toBe(1);
});

it('refuses visitors', async () => {
  const { id, slug } = await app.open();
  const refused = await Promise.all([
    app.site.send('GET', `/api/consultations/by-slug/${slug}/draft`),
    app.site.send('POST', `/api/consultations/${id}/contributions`, {}),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([401, 401]);
});

it('asks for agreement before the first contribution only', async () => {
  const consultation = await app.open();
  const first = await app.contribute('mia', consultation, { agrees: false });
  expect(first.status).toBe(400);
  expect((await readAs('mia', consultation.slug)).body.data.mustAgree).toBe(true);
  expect((await app.contribute('mia', consultation)).status).toBe(201);
  expect((await readAs('mia', consultation.slug)).body.data.mustAgree).toBe(false);
  expect((await app.contribute('mia', consultation, { agrees: false })).status).toBe(201);
});

it('stores a repeated request once, also if both come at the same time', async () => {
  const consultation = await app.open();
  const key = randomUUID();
  await app.contribute('mia', consultation, { text: 'Another' });
  const both = await Promise.all([
    app.contribute('mia', consultation, { key }),
    app.contribute('mia', consultation, { key }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([201, 201]);
  const { body } = await readAs('mia', consultation.slug);
  expect(body.data.text.contributions).toHaveLength(2);
  // The key of somebody else shows nothing, and changes nothing.
  const stolen = await app.contribute('tom', consultation, { key, text: 'Mine' });
  expect(stolen.status).toBe(400);
  // Another text with the same key is not silently dropped.
  expect((await app.contribute('mia', consultation, { key, text: 'Edited' })).status).toBe(400);
});

it('accepts twenty contributions of a member a day', async () => {
  const consultation = await app.open();
  for (let count = 0; count < 20; count += 1) {
    expect((await app.contribute('mia', consultation, { text: `No. ${count}` })).status).toBe(201);
  }
  expect((await app.contribute('mia', consultation)).error?.code).toBe('rate_limited');
  expect((await app.contribute('tom', consultation)).status).toBe(201);
  await app.waitDays(1);
  expect((await app.contribute('mia', consultation)).status).toBe(201);
});

it('shows a proposal compared with the paragraph', async () => {
  const consultation = await app.open();
  const { data } = await amend('mia', consultation, 'Build 2,000 homes each year.', {
    reason: 'The waiting list has 9,000 names.',
  });
  expect(data).toMatchObject({ kind: 'amendment', isOwn: true, supports: 0, place: 'unchanged' });
  expect(data.comparison).toContain('<del>');
  expect(data.comparison).toContain('2,000');
  expect(data.comparison).not.toContain('<strong></strong>');
});

it.each([
  ['unchanged', 'Build 1,000 homes each year.', 'present wording'],
  ['unchanged but for spaces', '  Build  1,000 homes\neach year. ', 'present wording'],
  ['two paragraphs', 'One.\n\nTwo.', 'one paragraph'],
  ['empty', ' ', 'Write something'],
  ['only HTML', '<script>alert(1)</script>', 'one paragraph'],
  ['too long', 'a'.repeat(10_001), '10,000'],
  ['nested too deeply', '>'.repeat(10_000), 'nested too deeply'],
  ['too much work to compare', '*a_'.repeat(3_333), 'too many formatting marks'],
])('refuses a proposal that is %s', async (_what, text, message) => {
  const consultation = await app.open();
  const refused = await amend('mia', consultation, text);
  expect([refused.status, refused.error?.code]).toEqual([400, 'validation_failed']);
  expect(refused.error?.message).toContain(message);
});

it('counts each proposal that is compared, also refused ones, and refuses more before comparing them', async () => {
  const consultation = await app.open();
  const refuse = () => {
    // Slowly, because of the limit of requests per minute.
    app.site.clock.advance(2_000);
    return amend('mia', consultation, 'One.\n\nTwo.');
  };
  for (let count = 0; count < 60; count += 1) expect((await refuse()).status).toBe(400);
  expect((await refuse()).error?.code).toBe('rate_limited');
  expect((await amend('mia', consultation, 'Build more.')).error?.code).toBe('rate_limited');
  // Comments cost nothing, and others are not concerned.
  expect((await app.contribute('mia', consultation)).status).toBe(201);
  expect((await amend('tom', consultation, 'Build more.')).status).toBe(201);
  await app.waitDays(1);
  expect((await amend('mia', consultation, 'Build more.')).status).toBe(201);
});

it('compares a proposal once, however often it is sent', async () => {
  const consultation = await app.open();
  const proposal = { key: randomUUID(), kind: 'amendment', text: 'Build more.' };
  for (let count = 0; count < 65; count += 1) {
    app.site.clock.advance(2_000);
    expect((await app.contribute('mia', consultation, proposal)).status).toBe(201);
  }
});

it('renders no script of a proposal or comment', async () => {
  const consultation = await app.open();
  const { data } = await amend(
    'mia',
    consultation,
    'Build <img src=x onerror=alert(1)> [homes](javascript:alert(1)) each year.',
  );
  expect(data.comparison).not.toMatch(/onerror|javascript:/);
});

it('tells search engines that links in a proposal are not those of the site', async () => {
  const consultation = await app.open();
  const { data } = await amend(
    'mia',
    consultation,
    'Build [homes](https://evil.example) [fast](//evil.example) or www.evil.example each year.',
  );
  const links = data.comparison?.match(/<a [^>]*>/g) ?? [];
  expect(links).toHaveLength(3);
  for (const link of links) expect(link).toContain('rel="noopener noreferrer nofollow ugc"');
});

it('lets others support a contribution, once each', async () => {
  const consultation = await app.open();
  const { data } = await app.contribute('mia', consultation);
  const support = (name: string, isSupported: boolean) =>
    app.ask(name, 'PUT', `/api/contributions/${data.id}/support`, { isSupported });
  expect((await support('mia', true)).status).toBe(409);
  await Promise.all([support('tom', true), support('tom', true)]);
  expect((await support('ann', true)).body.data).toMatchObject({ supports: 2, isSupported: true });
  expect((await support('tom', false)).body.data).toMatchObject({
    supports: 1,
    isSupported: false,
  });
  expect((await readPublic(consultation.slug)).consultation.counts.supports).toBe(1);
});

it('deletes the text of what is withdrawn, which only its writer can do before the answer', async () => {
  const consultation = await app.open();
  const { data } = await app.contribute('mia', consultation);
  const { data: other } = await app.contribute('mia', consultation);
  const withdraw = (name: string, id: string) =>
    app.ask(name, 'POST', `/api/contributions/${id}/withdraw`);
  expect((await withdraw('tom', data.id)).status).toBe(404);
  expect((await withdraw('mia', data.id)).body.data).toMatchObject({
    state: 'withdrawn',
    text: '',
  });
  await answer(other.id, 'declined');
  expect((await withdraw('mia', other.id)).status).toBe(409);
  const { body } = await readAs('tom', consultation.slug);
  expect(body.data.text.contributions.map(({ id }: Contribution) => id)).toEqual([other.id]);
});

it('answers with a notice and a mail to the writer', async () => {
  const consultation = await app.open();
  const { data } = await app.contribute('mia', consultation);
  await app.site.deliver();
  expect((await answer(data.id, 'declined', 'No land is left.')).status).toBe(200);
  const mails = await app.site.deliver();
  expect(mails.map(({ kind, to }) => [kind, to])).toEqual([
    ['contribution-answered', 'mia@example.org'],
  ]);
  expect(mails[0]?.text).toContain('No land is left.');
  const notices = await app.ask('mia', 'GET', '/api/notifications');
  expect(notices.body.data[0]).toMatchObject({
    title: 'Your contribution was answered',
    href: '/dashboard/consultations/where-shall-we-build',
  });
  expect((await readAs('tom', consultation.slug)).body.data.text.contributions).toMatchObject([
    { state: 'declined', answer: 'No land is left.', answeredBy: 'edith' },
  ]);
});

it('hides a contribution with a reason that everybody sees, and shows it again', async () => {
  const consultation = await app.open();
  const { data } = await app.contribute('mia', consultation, { text: 'Fools!' });
  const hidden = await app.edith.ask('POST', `/contributions/${data.id}/hide`, {
    reason: 'Insult',
  });
  expect(hidden.body.data.text.contributions).toMatchObject([
    { state: 'hidden', text: '', original: 'Fools!' },
  ]);
  const seen = async () =>
    (await readAs('tom', consultation.slug)).body.data.text.contributions[0] as Contribution;
  expect(await seen()).toMatchObject({ state: 'hidden', text: '', answer: 'Insult' });
  expect((await answer(data.id, 'accepted')).status).toBe(409);
  await app.edith.ask('POST', `/contributions/${data.id}/show`);
  expect(await seen()).toMatchObject({ state: 'open', text: 'Fools!', answer: null });
});

it('puts an accepted wording into the policy and credits it in the next draft', async () => {
  const consultation = await app.open();
  const { data } = await amend('mia', consultation, 'Two thousand flats, every single summer!');
  const { data: removal } = await app.contribute('tom', consultation, {
    ...{ kind: 'removal', text: '', paragraph: 3 },
  });
  const merge = (id: string) => app.edith.ask('POST', `/contributions/${id}/merge`);
  expect((await merge(data.id)).status).toBe(409);
  await answer(data.id, 'accepted');
  await answer(removal.id, 'accepted');
  expect((await merge(data.id)).body.data.consultation.hasNewText).toBe(true);
  expect((await merge(removal.id)).status).toBe(200);
  expect((await merge(data.id)).status).toBe(200);
  const entry = await app.edith.ask('GET', `/entries/policies/${app.documentId}?locale=en`);
  expect(entry.body.data.draft.body.trim()).toBe(
    '## Homes\n\nTwo thousand flats, every single summer!\n\nRents rise by 2 % at most.',
  );
  expect((await readPublic(consultation.slug)).consultation.counts.contributions).toBe(2);
  const next = await app.edith.ask('POST', `/consultations/${consultation.id}/drafts`, {
    reason: 'With two proposals',
  });
  const { text } = next.body.data;
  expect(text.draft).toBe(2);
  expect(text.drafts[1]).toMatchObject({
    reason: 'With two proposals',
    credits: [{ name: 'mia' }, { name: 'tom' }],
  });
  // The paragraph keeps its id, although not a word of it is left.
  expect(text.blocks.find(({ id }: { id: string }) => id === data.blockId)?.source).toBe(
    'Two thousand flats, every single summer!',
  );
  expect(text.contributions).toMatchObject([
    { place: 'changed', mergedIn: 2 },
    { place: 'gone', mergedIn: 2 },
  ]);
  const changed = await answer(data.id, 'declined');
  expect(changed.status).toBe(409);
});

it('leaves the wording to the editor if the paragraph has changed since', async () => {
  const consultation = await app.open();
  const { data } = await amend('mia', consultation, 'Build 2,000 homes each year.');
  await answer(data.id, 'accepted');
  await savePolicy(BODY.replace('1,000 homes', '1,500 homes'));
  const refused = await app.edith.ask('POST', `/contributions/${data.id}/merge`);
  expect([refused.status, refused.body.error.code]).toEqual([409, 'edit_conflict']);
  await answer(data.id, 'acceptedChanged');
  expect((await app.edith.ask('POST', `/contributions/${data.id}/merge`)).status).toBe(200);
  const entry = await app.edith.ask('GET', `/entries/policies/${app.documentId}?locale=en`);
  expect(entry.body.data.draft.body).toContain('1,500 homes');
});

it('tells members who write about an old draft what the paragraph says now', async () => {
  const consultation = await app.open();
  const [, block] = await app.blocks(consultation.slug);
  await savePolicy(BODY.replace('1,000 homes', '1,500 homes'));
  await app.edith.ask('POST', `/consultations/${consultation.id}/drafts`, { reason: 'More' });
  const stale = await app.ask(
    'mia',
    'POST',
    `/api/consultations/${consultation.id}/contributions`,
    {
      ...{ key: randomUUID(), draft: 1, blockId: block?.id, kind: 'comment', text: 'Old' },
      ...{ reason: '', agrees: true },
    },
  );
  expect(stale.body.error).toMatchObject({
    code: 'edit_conflict',
    details: { source: 'Build 1,500 homes each year.' },
  });
  const same = await app.edith.ask('POST', `/consultations/${consultation.id}/drafts`, {
    reason: 'Again',
  });
  expect(same.status).toBe(409);
});

it('is concluded only when it is closed and everything is answered', async () => {
  const consultation = await app.open();
  const { data } = await amend('mia', consultation, 'Build 2,000 homes each year.');
  const conclude = () =>
    app.edith.ask('POST', `/consultations/${consultation.id}/conclude`, {
      conclusion: 'We build more.',
    });
  expect((await conclude()).body.error.message).toContain('still contribute');
  await app.waitDays(11);
  expect((await conclude()).body.error.message).toContain('every contribution');
  await answer(data.id, 'accepted');
  await app.edith.ask('POST', `/contributions/${data.id}/merge`);
  await app.site.deliver();
  expect((await conclude()).body.data.consultation.state).toBe('concluded');
  const mails = await app.site.deliver();
  expect(mails.map(({ kind }) => kind)).toEqual(['consultation-concluded']);
  const { consultation: seen, text } = await readPublic(consultation.slug);
  expect(seen).toMatchObject({ state: 'concluded', conclusion: 'We build more.' });
  expect(text.drafts).toHaveLength(2);
  expect(text.drafts[1].credits).toMatchObject([{ name: 'mia' }]);
  expect((await conclude()).status).toBe(409);
  expect((await answer(data.id, 'declined')).status).toBe(409);
});

it('can be abandoned with a reason, after which another one can be announced', async () => {
  const consultation = await app.open();
  expect(await app.open({ title: 'Another' })).toMatchObject({ error: { status: 409 } });
  const abandon = (reason: string) =>
    app.edith.ask('POST', `/consultations/${consultation.id}/abandon`, { reason });
  expect((await abandon(' ')).status).toBe(400);
  expect((await abandon('Elections')).body.data.consultation.state).toBe('abandoned');
  expect(await app.open()).toMatchObject({ slug: 'where-shall-we-build-2', state: 'open' });
});

it('is the only one about its policy, also if two are announced at the same time', async () => {
  const both = await Promise.all([app.open({ title: 'One' }), app.open({ title: 'Two' })]);
  expect(both.filter(({ state }) => state === 'open')).toHaveLength(1);
  expect(both.find(({ state }) => state !== 'open')).toMatchObject({ error: { status: 409 } });
});

it('tells nobody whose contribution is hidden of its end, and never has an empty draft', async () => {
  const consultation = await app.open();
  const { data } = await app.contribute('mia', consultation, { text: 'Fools!' });
  await app.edith.ask('POST', `/contributions/${data.id}/hide`, { reason: 'Insult' });
  await savePolicy('');
  const empty = await app.edith.ask('POST', `/consultations/${consultation.id}/drafts`, {
    reason: 'Nothing left',
  });
  expect(empty.status).toBe(409);
  await app.site.deliver();
  await app.edith.ask('POST', `/consultations/${consultation.id}/abandon`, { reason: 'Over' });
  expect(await app.site.deliver()).toEqual([]);
  // Whoever hid it by mistake can take that back.
  expect((await app.edith.ask('POST', `/contributions/${data.id}/show`)).status).toBe(200);
});

it('credits a removal that has happened already', async () => {
  const consultation = await app.open();
  const { data } = await app.contribute('tom', consultation, {
    ...{ kind: 'removal', text: '', paragraph: 2 },
  });
  await answer(data.id, 'accepted');
  await savePolicy(BODY.replace('Rents rise by 2 % at most.\n\n', ''));
  expect((await app.edith.ask('POST', `/contributions/${data.id}/merge`)).status).toBe(200);
});

it('shows nobody the draft if it is abandoned before it opens', async () => {
  const later = new Date(app.site.clock.now().getTime() + 60_000).toISOString();
  const { id, slug } = await app.open({ opensAt: later });
  await app.edith.ask('POST', `/consultations/${id}/abandon`, { reason: 'The wrong policy' });
  expect(await readPublic(slug)).toMatchObject({
    consultation: { state: 'abandoned', conclusion: 'The wrong policy' },
    text: null,
  });
  expect((await readAs('mia', slug)).body.data.text).toBeNull();
});

it('shows new drafts of a text with pictures and links', async () => {
  await app.site.close();
  app = await openConsultationApp({ env: { SITE_LANGUAGES: 'en,de' } });
  const picture = '![A house](/uploads/house_0123456789.webp) and [a link](/policies/housing)';
  await savePolicy(`${BODY}\n${picture}\n`);
  const consultation = await app.open();
  const { data } = await amend('mia', consultation, 'Build 2,000 homes each year.');
  await answer(data.id, 'accepted');
  await app.edith.ask('POST', `/contributions/${data.id}/merge`);
  const next = await app.edith.ask('POST', `/consultations/${consultation.id}/drafts`, {
    reason: 'With a proposal',
  });
  expect(next.body.data.text.draft).toBe(2);
});

it('does not credit a removal of a paragraph that was only moved', async () => {
  const consultation = await app.open();
  const { data } = await app.contribute('tom', consultation, {
    ...{ kind: 'removal', text: '', paragraph: 1 },
  });
  await answer(data.id, 'accepted');
  const paragraph = 'Build 1,000 homes each year.';
  await savePolicy(`${BODY.replace(`${paragraph}\n\n`, '')}\n${paragraph}\n`);
  const merged = await app.edith.ask('POST', `/contributions/${data.id}/merge`);
  const entry = await app.edith.ask('GET', `/entries/policies/${app.documentId}?locale=en`);
  const isRemoved = !entry.body.data.draft.body.includes(paragraph);
  expect([200, 409]).toContain(merged.status);
  expect(isRemoved).toBe(merged.status === 200);
});

it('can be changed until it opens, and only be extended afterwards', async () => {
  const day = (days: number) =>
    new Date(app.site.clock.now().getTime() + days * 86_400_000).toISOString();
  const consultation = await app.open({ opensAt: day(1) });
  const change = (more: Record<string, unknown>) =>
    app.edith.ask('PUT', `/consultations/${consultation.id}`, {
      title: 'Homes',
      introduction: '',
      requiredPlan: 'account',
      opensAt: day(1),
      closesAt: day(5),
      answersDueAt: null,
      ...more,
    });
  expect((await change({})).body.data.consultation).toMatchObject({ closesAt: day(5) });
  expect((await change({ closesAt: day(1) })).status).toBe(400);
  expect((await change({ answersDueAt: day(4) })).status).toBe(400);
  const [opensAt, closesAt] = [day(1), day(5)];
  await app.waitDays(2);
  expect((await change({ opensAt, closesAt: day(2) })).status).toBe(409);
  expect((await change({ opensAt, closesAt, requiredPlan: 'any' })).status).toBe(409);
  expect((await change({ opensAt, closesAt: day(30) })).body.data.consultation).toMatchObject({
    state: 'open',
    closesAt: day(30),
  });
});

it('is the work of editors', async () => {
  const { id } = await app.open();
  for (const name of ['ada', 'max']) {
    const person = app.site.as(name);
    expect((await person.ask('GET', '/consultations')).status).toBe(403);
    expect((await person.ask('POST', `/consultations/${id}/abandon`, { reason: 'x' })).status).toBe(
      403,
    );
  }
});

it('stores an announcement once, and refuses a policy without text or in the past', async () => {
  const key = randomUUID();
  const both = await Promise.all([app.open({ key }), app.open({ key })]);
  expect(both).toMatchObject([{ id: key }, { id: key }]);
  const list = await app.edith.ask('GET', '/consultations');
  expect(list.body.data).toHaveLength(1);
  await app.edith.ask('POST', `/consultations/${key}/abandon`, { reason: 'Over' });
  expect(await app.open({ closesAt: '2020-01-01T00:00:00.000Z' })).toMatchObject({
    error: { code: 'validation_failed' },
  });
  await savePolicy('');
  expect(await app.open()).toMatchObject({ error: { code: 'validation_failed' } });
});

it('hides and merges a contribution once if two editors do it at once', async () => {
  const consultation = await app.open();
  const { data: insult } = await app.contribute('mia', consultation);
  const { data } = await amend('tom', consultation, 'Build 2,000 homes each year.');
  await answer(data.id, 'accepted');
  const twice = (path: string, body?: object) =>
    Promise.all([1, 2].map(() => app.edith.ask('POST', `/contributions/${path}`, body)));
  const answers = [
    ...(await twice(`${insult.id}/hide`, { reason: 'Insult' })),
    ...(await twice(`${data.id}/merge`)),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const recorded = await app.site.deps.db.queries
    .selectFrom('audit_log')
    .select('action')
    .where('action', 'in', ['consultation.hide', 'consultation.merge'])
    .orderBy('action')
    .execute();
  expect(recorded.map(({ action }) => action)).toEqual(['consultation.hide', 'consultation.merge']);
});

it('has an address in Latin letters, whatever its script', async () => {
  expect((await app.open({ title: 'Где строить?' })).slug).toBe('gde-stroit');
});

it('has an address of its own if two have the same title', async () => {
  const data = { title: 'Trees', slug: 'trees', area: 'domestic', body: 'Plant trees.' };
  const created = await app.edith.ask('POST', '/entries/policies', { data });
  const { documentId } = created.body.data;
  const both = await Promise.all([app.open(), app.open({ documentId })]);
  expect(both.map(({ slug }) => slug).sort()).toEqual([
    'where-shall-we-build',
    'where-shall-we-build-2',
  ]);
});

it('keeps the texts of deleted accounts without their names', async () => {
  const consultation = await app.open();
  const { data } = await app.contribute('mia', consultation);
  await answer(data.id, 'noted');
  await app.site.deps.db.queries.deleteFrom('users').where('username', '=', 'mia').execute();
  const { body } = await readAs('tom', consultation.slug);
  expect(body.data.text.contributions).toMatchObject([
    { author: null, text: 'Too few.', answeredBy: 'edith' },
  ]);
});

it('needs a confirmed address for all that others see or that counts', async () => {
  const consultation = await app.open();
  const { data } = await app.contribute('mia', consultation);
  const support = (name: string, isSupported = true) =>
    app.ask(name, 'PUT', `/api/contributions/${data.id}/support`, { isSupported });
  await support('tom');
  expect((await support('ann')).body.data.supports).toBe(2);
  const users = app.site.deps.db.queries.updateTable('users').where('username', '=', 'tom');
  await users.set({ email_confirmed_at: null }).execute();
  const refused = await app.contribute('tom', consultation);
  expect([refused.status, refused.error?.code]).toEqual([403, 'unconfirmed_address']);
  expect((await support('tom')).body.error.code).toBe('unconfirmed_address');
  const read = (await readAs('tom', consultation.slug)).body.data;
  expect(read).toMatchObject({ obstacle: 'unconfirmed', text: { contributions: [{}] } });
  // What was supported before the address had to be confirmed does not count either.
  expect(read.text.contributions[0].supports).toBe(1);
  expect(read.consultation.counts.supports).toBe(1);
  await users.set({ email_confirmed_at: app.site.clock.now().toISOString() }).execute();
  expect((await app.contribute('tom', consultation)).status).toBe(201);
  expect((await readAs('tom', consultation.slug)).body.data).toMatchObject({
    obstacle: null,
    consultation: { counts: { supports: 2 } },
  });
});

it('does not count supports of blocked accounts', async () => {
  const consultation = await app.open();
  const { data } = await app.contribute('mia', consultation);
  for (const name of ['tom', 'ann']) {
    await app.ask(name, 'PUT', `/api/contributions/${data.id}/support`, { isSupported: true });
  }
  const { queries } = app.site.deps.db;
  await queries.updateTable('users').set({ is_blocked: 1 }).where('username', '=', 'tom').execute();
  const read = (await readAs('mia', consultation.slug)).body.data;
  expect(read.text.contributions[0].supports).toBe(1);
  expect(read.consultation.counts.supports).toBe(1);
});

it('has low limits for new accounts, which end after a week', async () => {
  const consultation = await app.open();
  app.newcomers.add('new');
  for (let count = 0; count < 3; count += 1) {
    expect((await app.contribute('new', consultation, { text: `No. ${count}` })).status).toBe(201);
  }
  const fourth = await app.contribute('new', consultation);
  expect([fourth.status, fourth.error?.code]).toEqual([429, 'rate_limited']);
  expect(fourth.error?.message).toContain('3 contributions');
  await app.waitDays(7);
  for (let count = 0; count < 4; count += 1) {
    expect((await app.contribute('new', consultation, { text: `No. ${count}` })).status).toBe(201);
  }
});

it('takes five supports a day of a new account, also if they come at the same time', async () => {
  const consultation = await app.open();
  const ids: string[] = [];
  for (let count = 0; count < 9; count += 1) {
    ids.push((await app.contribute('mia', consultation, { text: `No. ${count}` })).data.id);
  }
  const { jwt } = await app.site.join('new');
  // From several addresses, which have a limit of their own.
  const support = (id: string, index = 0) =>
    // biome-ignore lint/suspicious/noExplicitAny: tests read any response
    app.site.send<any>(
      'PUT',
      `/api/contributions/${id}/support`,
      { isSupported: true },
      { token: jwt, address: `10.0.${index}.1` },
    );
  const answers = await Promise.all(ids.map(support));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(4);
  const { consultation: head } = (await readAs('mia', consultation.slug)).body.data;
  expect(head.counts.supports).toBe(5);
  // Supporting the same again changes nothing, and is not refused.
  const supported = answers.find(({ status }) => status === 200)?.body.data.id;
  expect((await support(supported)).status).toBe(200);
});

it('takes five supports a day of all new accounts at one address', async () => {
  const consultation = await app.open();
  const { data } = await app.contribute('mia', consultation);
  const statuses: number[] = [];
  // Somebody who changes their mind counts once.
  app.newcomers.add('new0');
  for (let count = 0; count < 8; count += 1) {
    const { status } = await app.ask('new0', 'PUT', `/api/contributions/${data.id}/support`, {
      isSupported: count % 2 === 0,
    });
    expect(status).toBe(200);
  }
  for (let count = 0; count < 7; count += 1) {
    app.newcomers.add(`new${count}`);
    const { status } = await app.ask(
      `new${count}`,
      'PUT',
      `/api/contributions/${data.id}/support`,
      {
        isSupported: true,
      },
    );
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array(5).fill(200), 429, 429]);
  // Older accounts there are not concerned.
  const tom = await app.ask('tom', 'PUT', `/api/contributions/${data.id}/support`, {
    isSupported: true,
  });
  expect(tom.body.data.supports).toBe(6);
});

it('marks what staff wrote, and nobody who only has such a name', async () => {
  const consultation = await app.open();
  await app.contribute('mia', consultation);
  await app.contribute('tom', consultation);
  const users = app.site.deps.db.queries.updateTable('users');
  await users.set({ first_name: 'The Editors' }).where('username', '=', 'mia').execute();
  await users.set({ role: 'editor' }).where('username', '=', 'tom').execute();
  const read = async () => (await readAs('ann', consultation.slug)).body.data.text.contributions;
  expect(await read()).toMatchObject([
    { author: 'The Editors', isByStaff: false },
    { author: 'tom', isByStaff: true },
  ]);
  await users.set({ role: 'member' }).where('username', '=', 'tom').execute();
  expect((await read())[1]).toMatchObject({ author: 'tom', isByStaff: false });
});

it('counts no hidden contribution in any head', async () => {
  const consultation = await app.open();
  const { data: hidden } = await app.contribute('mia', consultation);
  await app.contribute('tom', consultation);
  const { data: alone } = await app.contribute('ann', consultation, { paragraph: 2 });
  const vote = (id: string) =>
    app.ask('zoe', 'PUT', `/api/contributions/${id}/support`, { isSupported: true });
  await vote(hidden.id);
  for (const { id } of [hidden, alone]) {
    await app.edith.ask('POST', `/contributions/${id}/hide`, { reason: 'Insult' });
  }
  const counts = { contributions: 1, contributors: 1, supports: 0, answered: 0 };
  const { consultation: head, text } = (await readAs('tom', consultation.slug)).body.data;
  expect(head.counts).toEqual(counts);
  expect(text.contributions).toHaveLength(3);
  expect(text.places.map(({ count }: { count: number }) => count)).toEqual([1, 0]);
  expect((await app.site.send('GET', '/api/consultations')).body).toMatchObject({
    data: [{ counts }],
  });
  const managed = (await app.edith.ask('GET', `/consultations/${consultation.id}`)).body.data;
  expect(managed.consultation.counts).toEqual(counts);
  expect(managed.text.matches).toEqual({ unanswered: 1, all: 3, hidden: 2 });
});

it('shows fifty contributions on a page, in the order of the text', async () => {
  const consultation = await app.open();
  const { data } = await app.contribute('mia', consultation, { paragraph: 3, text: 'Last' });
  const [, first, second] = await app.blocks(consultation.slug);
  const { queries } = app.site.deps.db;
  const row = await queries
    .selectFrom('contributions')
    .selectAll()
    .where('id', '=', data.id)
    .executeTakeFirstOrThrow();
  const copies = Array.from({ length: 120 }, (_, index) => ({
    ...row,
    id: randomUUID(),
    block_id: (index < 60 ? second : first)?.id ?? '',
    text: `No. ${index}`,
    created_at: new Date(Date.parse(row.created_at) + index).toISOString(),
  }));
  await queries.insertInto('contributions').values(copies).execute();
  const read = async (page: number) =>
    (
      await app.ask(
        'tom',
        'GET',
        `/api/consultations/by-slug/${consultation.slug}/draft?page=${page}`,
      )
    ).body.data.text;
  const textsOn = async (page: number) =>
    (await read(page)).contributions.map((each: Contribution) => each.text);
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => `No. ${from + index}`);
  expect(await textsOn(1)).toEqual(numbers(60, 110));
  expect(await textsOn(2)).toEqual([...numbers(110, 120), ...numbers(0, 40)]);
  expect(await textsOn(3)).toEqual([...numbers(40, 60), 'Last']);
  expect(await read(99)).toMatchObject({ page: 3, pageCount: 3 });
  expect((await read(1)).places).toEqual([
    { blockId: first?.id, count: 60, page: 1, lastPage: 2 },
    { blockId: second?.id, count: 60, page: 2, lastPage: 3 },
    { blockId: data.blockId, count: 1, page: 3, lastPage: 3 },
  ]);
  const bad = await app.ask(
    'tom',
    'GET',
    `/api/consultations/by-slug/${consultation.slug}/draft?page=x`,
  );
  expect(bad.status).toBe(400);
  // A change answers with the page of what was changed; filters have pages of their own.
  const answered = await answer(copies[45]?.id ?? '', 'noted');
  expect(answered.body.data.text).toMatchObject({
    page: 3,
    matches: { unanswered: 120, all: 121 },
  });
  const open = await app.edith.ask(
    'GET',
    `/consultations/${consultation.id}?show=unanswered&page=3`,
  );
  expect(open.body.data.text.contributions).toHaveLength(20);
  expect(open.body.data.text.contributions.at(-1)).toMatchObject({ text: 'Last' });
  const kept = await app.edith.ask(
    'GET',
    `/consultations/${consultation.id}?show=unanswered&page=3&keep=${copies[45]?.id},nonsense`,
  );
  expect(kept.body.data.text.contributions).toHaveLength(21);
});

it('is in the sitemap, with the list of consultations', async () => {
  const sitemap = async () => (await app.site.app.inject('/sitemap.xml')).body;
  expect(await sitemap()).not.toContain('/consultations');
  const { slug, opensAt } = await app.open();
  expect(await sitemap()).toMatch(/\/consultations<\/loc>/);
  expect(await sitemap()).toContain(`/consultations/${slug}</loc><lastmod>${opensAt}</lastmod>`);
});
