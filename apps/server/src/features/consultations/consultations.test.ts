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
])('refuses a proposal that is %s', async (_what, text, message) => {
  const consultation = await app.open();
  const refused = await amend('mia', consultation, text);
  expect([refused.status, refused.error?.code]).toEqual([400, 'validation_failed']);
  expect(refused.error?.message).toContain(message);
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
