import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { type ImportApp, openImportApp } from '../../../../testing/imports/import-app.ts';
import type { GhostOptions } from '../ghost-options.ts';
import { ghostSource } from '../ghost-source.ts';
import { openGhostExport } from '../read-export.ts';

let site: ImportApp;
beforeEach(async () => {
  site = await openImportApp();
});
afterEach(() => site.close());

const SECRET = '<p>The secret part.</p>';
const gate = (segment: string, html = SECRET, nonMember = false) =>
  `<!--kg-gated-block:begin nonMember:${nonMember} memberSegment:"${segment}" -->\n<!--kg-card-begin: html-->\n${html}\n<!--kg-card-end: html-->\n<!--kg-gated-block:end-->`;
const ALL = 'status:free,status:-free';

type Row = Record<string, unknown>;
const post = (values: Row): Row => ({
  id: 'p1',
  title: 'In parts',
  slug: 'in-parts',
  type: 'post',
  status: 'published',
  visibility: 'public',
  published_at: '2025-01-02T08:00:00.000Z',
  ...values,
});

async function run(
  values: Row,
  { tables = {}, ...options }: GhostOptions & { tables?: Record<string, Row[]> } = {},
) {
  const folder = mkdtempSync(join(tmpdir(), 'rostra-ghost-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'export.json');
  const data = { posts: [post(values)], ...tables };
  writeFileSync(path, JSON.stringify({ db: [{ data }] }));
  const report = await site.run(ghostSource(await openGhostExport(path), options));
  return report.entries[0]?.losses ?? [];
}

/** What a reader gets to see of the imported text. */
const read = async (who: 'visitor' | 'member' | 'annual' | 'editor', query = '') => {
  const found = await Promise.all(
    ['blog-posts', 'member-contents'].map((plural) =>
      site.get(`/api/${plural}?filters[slug]=in-parts${query}`, who),
    ),
  );
  return found.flatMap(({ body }) => body.data);
};
const everything = async () =>
  JSON.stringify([
    await read('visitor'),
    (await site.get('/api/search?q=secret')).body,
    (await site.get('/api/blog-posts/by-slug/in-parts')).body,
  ]);

describe('a part of a public post that only members saw', () => {
  const html = `<p>All.</p>\n${gate(ALL)}\n<p>End.</p>`;

  it('is left out and listed with its place', async () => {
    const losses = await run({ html });
    expect(await read('visitor')).toMatchObject([{ body: 'All.\n\nEnd.' }]);
    expect(await everything()).not.toContain('secret part');
    expect(losses).toEqual([
      { kind: 'part', detail: 'for members: “The secret part.”', places: ['All.'] },
    ]);
  });

  it('is kept if the whole post becomes member content', async () => {
    await run({ html });
    await run({ html }, { parts: 'members' });
    expect(await everything()).not.toContain('secret part');
    expect(await read('member')).toMatchObject([
      { requiredPlan: 'account', body: 'All.\n\nThe secret part.\n\nEnd.' },
    ]);
    // Published again with more readers, it is public again.
    await run({ html });
    expect(await read('visitor')).toMatchObject([{ body: 'All.\n\nEnd.' }]);
  });

  it('needs a plan if only paying members saw it', async () => {
    const paid = `${html}${gate('status:-free', '<p>For payers.</p>')}`;
    await run({ html: paid }, { parts: 'members' });
    expect(await read('member')).toMatchObject([{ requiredPlan: 'any', body: null }]);
    expect((await read('annual'))[0].body).toContain('For payers.');
  });

  it('is left out of a text for more members', async () => {
    const paid = `<p>All.</p>${gate('status:-free')}`;
    await run({ html: paid, visibility: 'members' });
    expect(await read('member')).toMatchObject([{ requiredPlan: 'account', body: 'All.' }]);
  });

  it('is left out whatever else the filter says', async () => {
    const losses = await run({ html: `<p>All.</p>${gate('label:vip')}` }, { parts: 'members' });
    expect(await read('visitor')).toMatchObject([{ body: 'All.' }]);
    expect(losses[0]?.detail).toBe('for label:vip: “The secret part.”');
  });

  it('stays if visitors saw it, with a remark', async () => {
    const losses = await run({ html: `<p>All.</p>${gate('', '<p>Join us.</p>', true)}` });
    expect(await read('visitor')).toMatchObject([{ body: 'All.\n\nJoin us.' }]);
    expect(losses).toEqual([
      { kind: 'access', detail: 'a part was only for visitors: “Join us.”' },
    ]);
  });
});

describe('a post', () => {
  const card = (visibility: object) =>
    JSON.stringify({ root: { children: [{ type: 'html', html: SECRET, visibility }] } });
  const forMembers = { web: { nonMember: false, memberSegment: ALL }, email: {} };

  it('whose HTML does not mark a part for members is a draft', async () => {
    const losses = await run({ html: `<p>All.</p>${SECRET}`, lexical: card(forMembers) });
    expect(await read('visitor')).toEqual([]);
    expect(await read('editor', '&status=draft')).toHaveLength(1);
    expect(losses).toEqual([
      { kind: 'access', detail: 'parts for members cannot be told apart: a draft here' },
    ]);
  });

  it('without HTML is not published from a plain text that includes such a part', async () => {
    await run({ html: null, plaintext: 'All. The secret part.', lexical: card(forMembers) });
    expect(await everything()).not.toContain('secret part');
  });

  it.each([
    { web: { nonMember: true, memberSegment: ALL }, email: { memberSegment: 'status:free' } },
    { showOnWeb: true, showOnEmail: false, segment: 'status:free' },
  ])('with the card %j is public', async (visibility) => {
    await run({ html: '<p>All.</p>', lexical: card(visibility) });
    expect(await read('visitor')).toHaveLength(1);
  });

  it.each([
    [
      'lexical',
      JSON.stringify({ root: { children: [{ type: 'email', html: '<p>Dear {name}</p>' }] } }),
    ],
    ['mobiledoc', JSON.stringify({ cards: [['email-cta', { html: '<p>Dear {name}</p>' }]] })],
    ['lexical', card({ showOnWeb: false }).replace(SECRET, 'Dear {name}')],
    [
      'lexical',
      card({ web: { nonMember: false, memberSegment: '' } }).replace(SECRET, 'Dear {name}'),
    ],
  ])('with a card in %s that was only sent by email lists it', async (key, source) => {
    const losses = await run({ html: '<p>All.</p>', [key]: source });
    expect(await read('visitor')).toMatchObject([{ body: 'All.' }]);
    expect(losses).toEqual([{ kind: 'part', detail: 'only in the email: “Dear {name}”' }]);
  });

  it('that will only be sent by email is a draft', async () => {
    const meta = [{ post_id: 'p1', email_only: 1 }];
    await run({ html: SECRET, status: 'scheduled' }, { tables: { posts_meta: meta } });
    expect(await read('visitor')).toEqual([]);
    expect(await read('editor', '&status=draft')).toHaveLength(1);
  });

  it('of a site that needed a password is a draft', async () => {
    const settings = [{ key: 'is_private', value: 'true' }];
    const losses = await run({ html: SECRET }, { tables: { settings } });
    expect(await read('visitor')).toEqual([]);
    expect(losses).toEqual([
      { kind: 'access', detail: 'the whole site needed a password: a draft here' },
    ]);
  });

  it('for members who were invited is not for everyone with an account', async () => {
    const settings = [{ key: 'members_signup_access', value: 'invite' }];
    await run({ html: SECRET, visibility: 'members' }, { tables: { settings } });
    expect(await read('member')).toMatchObject([{ requiredPlan: 'any', body: null }]);
  });

  it('for certain tiers names them', async () => {
    const losses = await run(
      { html: SECRET, visibility: 'tiers' },
      {
        tables: {
          products: [{ id: 't1', name: 'Patron' }],
          posts_products: [{ post_id: 'p1', product_id: 't1' }],
        },
      },
    );
    expect(losses).toEqual([{ kind: 'access', detail: 'Patron → annual' }]);
    expect(await read('member')).toMatchObject([{ requiredPlan: 'annual', body: null }]);
  });
});
