import { afterEach, beforeEach, expect, it } from 'vitest';
import { DAY } from '../../testing/test-clock.ts';
import { listenToEverything, recordedEvents } from '../../testing/webhooks/recorded-events.ts';
import { type ConsultationApp, openConsultationApp } from './testing/consultation-app.ts';

let app: ConsultationApp;
beforeEach(async () => {
  app = await openConsultationApp();
  await listenToEverything(app.site.deps.db);
});
afterEach(() => app.site.close());

const events = async () => {
  const recorded = await recordedEvents(app.site.deps.db);
  return recorded.filter(({ type }) => type.startsWith('consultation.'));
};
const run = () => app.site.app.workers.run('consultations');
const inDays = (days: number) =>
  new Date(app.site.clock.now().getTime() + days * DAY).toISOString();

it('tells webhooks when a consultation opens, is answered and closes', async () => {
  const consultation = await app.open();
  await run();
  const { data } = await app.contribute('mia', consultation);
  const answer = { state: 'noted', answer: 'Thank you.' };
  await app.edith.ask('PUT', `/contributions/${data.id}/answer`, answer);
  await app.waitDays(10);
  await run();
  await run();
  const { id, slug } = consultation;
  expect(await events()).toMatchObject([
    {
      type: 'consultation.opened',
      data: { id, slug, policyId: app.documentId, links: { page: `/consultations/${slug}` } },
    },
    { type: 'consultation.answered', data: { id, contributionId: data.id, state: 'noted' } },
    { type: 'consultation.closed', data: { id } },
  ]);
  expect(JSON.stringify(await events())).not.toContain('Too few.');
});

it('says that one has opened when its time has come, even if the server was down until it closed', async () => {
  await app.open({ opensAt: inDays(2), closesAt: inDays(12), answersDueAt: inDays(20) });
  await run();
  expect(await events()).toEqual([]);
  await app.waitDays(15);
  await run();
  expect((await events()).map(({ type }) => type)).toEqual([
    'consultation.opened',
    'consultation.closed',
  ]);
});
