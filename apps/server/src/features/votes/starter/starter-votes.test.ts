import { join } from 'node:path';
import { recount } from '@rostra/contract/ballots';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentTypes } from '../../../app/content-types.ts';
import { seedSite } from '../../../start/seed-site.ts';
import { findPolicyId } from '../../../testing/find-policy-id.ts';
import { fillEntries } from '../../content/index.ts';
import { openVoteApp, type VoteApp } from '../testing/vote-app.ts';
import { addStarterVotes } from './add-starter-votes.ts';
import { removeStarterVotes } from './remove-starter-votes.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../content');
const FINISHED = 'services-within-reach-third-edition';
const ANNOUNCED = 'purchasing-in-the-economic-policy';

let app: VoteApp;
// biome-ignore lint/suspicious/noExplicitAny: tests read any response
const read = async (path = '') => (await app.site.send<any>('GET', `/api/votes${path}`)).body.data;
const states = async () =>
  (await read()).map(({ slug, state }: Record<string, string>) => [slug, state]);

async function seed(languages = ['en']) {
  const { db, storage } = app.site.deps;
  const clock = app.site.clock.now;
  await db.queries.deleteFrom('policies').execute();
  await seedSite({ db, storage, clock, folder: FOLDER, languages });
  await fillEntries(db, contentTypes, languages[0] ?? 'en');
  await addStarterVotes(app.context());
}

describe('the votes of the starter content', () => {
  beforeEach(async () => {
    app = await openVoteApp();
  });
  afterEach(() => app.site.close());

  it('are one that is announced and one whose record recounts', async () => {
    await seed();
    expect(await states()).toEqual([
      [ANNOUNCED, 'announced'],
      [FINISHED, 'adopted'],
    ]);
    const response = await app.site.app.inject(`/votes/${FINISHED}/record.json`);
    const { roll, result, closesAt } = (await read(`/by-slug/${FINISHED}`)).vote;
    expect(roll.size).toBe(100);
    expect(result).toMatchObject({
      ballots: 34,
      counts: { '1': 21, against: 11, abstain: 2 },
      adopted: '1',
      closedAt: closesAt,
    });
    const { checks } = await recount(response.body, result.recordHash);
    expect(Object.values(checks)).toEqual([true, true, true, true, true]);
    const changed = response.body.replace('"against"', '"abstain"');
    const wrong = await recount(changed, result.recordHash);
    expect(wrong.checks.hash).toBe(false);
  });

  it('leave no keys, slips or ballots behind, and tell nobody', async () => {
    await seed();
    const { queries } = app.site.deps.db;
    expect(await queries.selectFrom('vote_ballots').selectAll().execute()).toEqual([]);
    const rows = await queries.selectFrom('vote_roll').selectAll().execute();
    const left = rows.filter(
      ({ blinded_hash, news, user_id }) => blinded_hash ?? news ?? user_id ?? false,
    );
    expect([rows.length, left]).toEqual([100, []]);
    const keys = await queries.selectFrom('votes').select('private_key').execute();
    expect(keys.every(({ private_key }) => private_key === null)).toBe(true);
    await app.site.deliver();
    await app.run();
    expect(await app.site.deliver()).toEqual([]);
  });

  it('are added once, also by two processes', async () => {
    await seed();
    await Promise.all([addStarterVotes(app.context()), addStarterVotes(app.context())]);
    expect(await states()).toHaveLength(2);
  });

  it('never open with accounts that were added later', async () => {
    await seed();
    await app.populate(30);
    await app.waitDays(61);
    await app.run();
    expect(await states()).toContainEqual([ANNOUNCED, 'announced']);
  });

  it('are removed with the starter content', async () => {
    await seed();
    await app.site.deps.db.transaction(removeStarterVotes);
    expect(await states()).toEqual([]);
  });

  it('are removed with one policy', async () => {
    await seed();
    const { db } = app.site.deps;
    const policy = await findPolicyId(db.queries, 'domestic');
    await db.transaction((tx) => removeStarterVotes(tx, policy));
    expect(await states()).toEqual([[ANNOUNCED, 'announced']]);
  });

  it('stay if another record continues from theirs', async () => {
    await seed();
    const { queries } = app.site.deps.db;
    const first = await queries
      .selectFrom('votes')
      .selectAll()
      .where('slug', '=', FINISHED)
      .executeTakeFirstOrThrow();
    const later = { ...first, id: 'later', slug: 'later', record_hash: 'other' };
    const previous_hash = first.record_hash;
    await queries
      .insertInto('votes')
      .values({ ...later, previous_hash })
      .execute();
    await app.site.deps.db.transaction(removeStarterVotes);
    expect((await states()).flat()).toContain(FINISHED);
  });

  it('are in German on a German site', async () => {
    await seed(['de']);
    expect(await states()).toEqual([
      ['auftraege-in-der-wirtschaftspolitik', 'announced'],
      ['dienste-in-reichweite-dritte-fassung', 'adopted'],
    ]);
  });
});
