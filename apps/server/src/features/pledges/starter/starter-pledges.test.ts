import { join } from 'node:path';
import { type Pledge, type PledgeHistory, pledgeStatuses } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedSite } from '../../../start/seed-site.ts';
import { openPledgeApp, type PledgeApp } from '../testing/pledge-app.ts';
import { addStarterPledges } from './add-starter-pledges.ts';
import { removeStarterPledges } from './remove-starter-pledges.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../content');

let app: PledgeApp;
const list = async (): Promise<Pledge[]> => (await app.get('/api/pledges')).body.data;
const ofPolicy = async (slug: string): Promise<PledgeHistory[]> =>
  (await app.get(`/api/policies/by-slug/${slug}/pledges`)).body.data.pledges;

async function seed(languages = ['en']) {
  const { db, storage } = app.site.deps;
  const clock = app.site.clock.now;
  await db.queries.deleteFrom('policies').execute();
  await seedSite({ db, storage, clock, folder: FOLDER, languages });
  await addStarterPledges(app.site.openProcess());
}

describe('the pledges of the starter content', () => {
  beforeEach(async () => {
    app = await openPledgeApp();
  });
  afterEach(() => app.site.close());

  it('have every status', async () => {
    await seed();
    const statuses = new Set((await list()).map(({ status }) => status));
    expect([...statuses].sort()).toEqual([...pledgeStatuses].sort());
  });

  it('show corrections of evidence and of wordings', async () => {
    await seed();
    const [costed] = await ofPolicy('economic');
    expect(costed?.updates.map(({ corrects, correctedBy }) => [corrects, correctedBy])).toEqual([
      [null, null],
      [1, null],
      [null, 2],
    ]);
    const reworded = (await ofPolicy('domestic')).flatMap(({ formerWordings }) => formerWordings);
    expect(reworded).toMatchObject([{ reason: 'Edition 3 lowers the limit to 1,500 people.' }]);
  });

  it('name editions that exist, and nothing of the future', async () => {
    await seed();
    const now = app.site.clock.now().toISOString();
    for (const slug of ['domestic', 'economic', 'international', 'tech-manifesto', 'about']) {
      const editions = (await app.get(`/api/policies/by-slug/${slug}/editions`)).body.data.editions;
      for (const pledge of await ofPolicy(slug)) {
        expect(pledge.untilEdition ?? pledge.sinceEdition).toBeLessThanOrEqual(editions.length);
        expect(pledge.addedAt <= now).toBe(true);
        for (const { asOf, addedAt, sources } of pledge.updates) {
          expect([asOf, addedAt, ...sources.map(({ date }) => date)].every((at) => at <= now)).toBe(
            true,
          );
        }
      }
    }
  });

  it('are added once, also by two processes', async () => {
    await seed();
    const { length } = await list();
    const content = app.site.openProcess();
    await Promise.all([addStarterPledges(content), addStarterPledges(content)]);
    expect(await list()).toHaveLength(length);
  });

  it('are removed with the starter content, unless somebody has added to them', async () => {
    await seed();
    const [first] = await ofPolicy('domestic');
    await app.update(first?.id ?? '', { asOf: '2025-01-01' });
    await app.site.deps.db.transaction(removeStarterPledges);
    expect((await list()).map(({ id }) => id)).toEqual([first?.id]);
  });

  it('are in German on a German site, with the same statuses', async () => {
    await seed();
    const english = (await list()).map(({ status }) => status);
    await app.site.close();
    app = await openPledgeApp();
    await seed(['de']);
    const german = await list();
    expect(german.map(({ status }) => status)).toEqual(english);
    expect(german.every(({ locale }) => locale === 'de')).toBe(true);
  });
});
