import { expect, it } from 'vitest';
import { listenToEverything, recordedEvents } from '../../../testing/webhooks/recorded-events.ts';
import { openVoteApp } from '../testing/vote-app.ts';

it('tells webhooks that a vote has opened, and how it ended, without who voted', async () => {
  const app = await openVoteApp();
  await app.populate(20);
  const vote = await app.announce();
  const { db } = app.site.deps;
  await listenToEverything(db);
  await app.run();
  await app.run();
  await app.waitDays(10);
  await app.run();
  const shared = { id: vote.id, slug: vote.slug, question: vote.question };
  expect(await recordedEvents(db)).toMatchObject([
    {
      type: 'vote.opened',
      data: {
        ...{ ...shared, policyId: app.documentId, isRehearsal: false, rollSize: 25 },
        links: { page: `/votes/${vote.slug}`, api: `/api/votes/by-slug/${vote.slug}` },
      },
    },
    { type: 'vote.closed', data: { ...shared, outcome: 'tooFew' } },
  ]);
  await app.site.close();
});
