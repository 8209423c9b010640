import { join } from 'node:path';
import type { Contribution } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedSite } from '../../../start/seed-site.ts';
import { findPolicyId } from '../../../testing/find-policy-id.ts';
import { type ConsultationApp, openConsultationApp } from '../testing/consultation-app.ts';
import { addStarterConsultations } from './add-starter-consultations.ts';
import { removeStarterConsultations } from './remove-starter-consultations.ts';

const FOLDER = join(import.meta.dirname, '../../../../../../content');
const CONCLUDED = 'services-within-reach-2026';
const OPEN = 'tech-manifesto-review';

let app: ConsultationApp;
const read = (path: string) => app.ask('reader', 'GET', `/api/consultations${path}`);
const inTime = (contributions: Contribution[]) =>
  contributions.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
const states = async () =>
  (await read('')).body.data.map(({ slug, state }: Record<string, string>) => [slug, state]);

async function seed(languages = ['en']) {
  const { db, storage } = app.site.deps;
  const clock = app.site.clock.now;
  await db.queries.deleteFrom('policies').execute();
  await seedSite({ db, storage, clock, folder: FOLDER, languages });
  await addStarterConsultations(app.site.openProcess());
}

describe('the consultations of the starter content', () => {
  beforeEach(async () => {
    app = await openConsultationApp();
  });
  afterEach(() => app.site.close());

  it('are one that is open and one that has ended', async () => {
    await seed();
    expect(await states()).toEqual([
      [OPEN, 'open'],
      [CONCLUDED, 'concluded'],
    ]);
  });

  it('show what became of each contribution', async () => {
    await seed();
    const { consultation, text } = (await read(`/by-slug/${CONCLUDED}`)).body.data;
    expect(consultation.counts).toMatchObject({ contributions: 8, contributors: 6, answered: 8 });
    const contributions = inTime(text.contributions);
    expect(text.blocks.length).toBeGreaterThan(30);
    const rows = contributions.map((each: Record<string, unknown>) => [
      each.author,
      each.kind,
      each.state,
      each.mergedIn,
      each.place,
    ]);
    expect(rows).toEqual([
      ['Ines Carrasco-Boyd', 'amendment', 'accepted', 2, 'changed'],
      ['Piet van Aalst', 'amendment', 'accepted', 2, 'changed'],
      ['Maren Oduya', 'amendment', 'acceptedChanged', 2, 'changed'],
      ['Jonas Feld', 'comment', 'accepted', 2, 'changed'],
      ['Ruth Talbot-Nkemelu', 'removal', 'declined', null, 'unchanged'],
      ['Ines Carrasco-Boyd', 'comment', 'noted', null, 'unchanged'],
      ['Leopold Achterberg', 'amendment', 'declined', null, 'unchanged'],
      ['Jonas Feld', 'comment', 'noted', null, 'unchanged'],
      ['A. Brandt', 'comment', 'hidden', null, 'unchanged'],
    ]);
    expect(contributions[0]).toMatchObject({ answeredBy: 'Hanna Adomako-Reid' });
    expect(contributions[0]?.comparison).toContain('eight');
    expect(contributions[8]).toMatchObject({
      text: '',
      answer: expect.stringContaining('private'),
    });
    const now = app.site.clock.now().toISOString();
    for (const { createdAt, answeredAt } of contributions) {
      expect(createdAt <= now && (answeredAt ?? '') <= now).toBe(true);
    }
  });

  it('take contributions of members', async () => {
    await seed();
    const { consultation } = (await read(`/by-slug/${OPEN}/draft`)).body.data;
    const added = await app.contribute('mia', consultation, { paragraph: 3 });
    expect(added).toMatchObject({ status: 201, data: { author: 'mia' } });
  });

  it('are added once, also by two processes', async () => {
    await seed();
    const content = app.site.openProcess();
    await Promise.all([addStarterConsultations(content), addStarterConsultations(content)]);
    expect(await states()).toHaveLength(2);
  });

  it('are removed with the starter content, unless members have contributed', async () => {
    await seed();
    const { consultation } = (await read(`/by-slug/${OPEN}/draft`)).body.data;
    await app.contribute('mia', consultation);
    await app.site.deps.db.transaction(removeStarterConsultations);
    expect(await states()).toEqual([[OPEN, 'open']]);
  });

  it('are removed with one policy', async () => {
    await seed();
    const { db } = app.site.deps;
    const policy = await findPolicyId(db.queries, 'domestic');
    await db.transaction((tx) => removeStarterConsultations(tx, policy));
    expect(await states()).toEqual([[OPEN, 'open']]);
  });

  it('are in German on a German site, with the same contributions', async () => {
    await seed();
    const english = (await read(`/by-slug/${CONCLUDED}`)).body.data.text;
    await app.site.close();
    app = await openConsultationApp({ env: { SITE_LANGUAGE: 'de', SITE_LANGUAGES: 'de' } });
    await seed(['de']);
    expect(await states()).toEqual([
      ['tech-manifest-pruefung', 'open'],
      ['dienste-in-reichweite-2026', 'concluded'],
    ]);
    const { consultation, text } = (await read('/by-slug/dienste-in-reichweite-2026')).body.data;
    expect(consultation).toMatchObject({ locale: 'de', policyPath: '/policies/domestic' });
    const outcomes = ({ contributions }: { contributions: Contribution[] }) =>
      inTime(contributions).map(({ author, kind, state, mergedIn, place }) => [
        ...[author, kind, state, mergedIn, place],
      ]);
    expect(outcomes(text)).toEqual(outcomes(english));
    expect(inTime(text.contributions)[0]?.comparison).toContain('acht');
  });
});
