import { createSiteDates } from '@rostra/messages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeZone } from '../../../languages/describe-zone.ts';
import { type ContentApp, openContentApp } from '../../../testing/content-app.ts';
import { parseXml } from '../../../testing/parse-xml.ts';
import { write } from '../../../testing/write-posts.ts';
import {
  type ContentService,
  publishDue,
  publishEntry,
  saveStaffEntry,
  scheduleChange,
  trashStaffEntry,
  unpublishEntry,
} from '../../content/index.ts';
import { readEditionOn } from './read-edition.ts';

let content: ContentApp;
let service: ContentService;
beforeEach(async () => {
  content = await openContentApp();
  service = content.service;
});
afterEach(() => content.close());

const EDITOR = { editorId: 9 };
const DAY = 24 * 60 * 60_000;
const tomorrow = () => {
  content.clock.now = new Date(content.clock.now.getTime() + DAY);
};

const policy = (more: Record<string, unknown> = {}) =>
  write(content, 'policies', {
    title: 'Housing',
    slug: 'housing',
    area: 'domestic',
    body: 'Build 1,000 homes.',
    ...more,
  });

const reference = (id: string) => ({ kind: 'policies', id, locale: 'en' });

/** Saves a draft and publishes it, as an editor does. */
async function publish(id: string, fields: Record<string, unknown>, reason: string | null = null) {
  await saveStaffEntry(service, EDITOR, reference(id), { data: fields, ifMatch: undefined });
  const note = { reason, kind: 'change' } as const;
  await publishEntry(service, EDITOR, reference(id), { ifMatch: undefined, note });
}

const editionsOf = async (slug: string) => {
  const { status, body } = await content.get(`/api/policies/by-slug/${slug}/editions`);
  return status === 200
    ? body.data.editions.map(({ number, reason, publishedAt }: Record<string, string>) => [
        number,
        reason,
        publishedAt?.slice(0, 10),
      ])
    : status;
};

describe('editions', () => {
  it('are numbered whenever readers get another text, with its reason and date', async () => {
    const { documentId } = await policy();
    tomorrow();
    await publish(documentId, { body: 'Build 1,500 homes.' }, 'The census counted more people.');
    tomorrow();
    await publish(documentId, { order: 7 });
    expect(await editionsOf('housing')).toEqual([
      [2, 'The census counted more people.', '2026-06-02'],
      [1, null, '2026-06-01'],
    ]);
  });

  it('are not given to drafts', async () => {
    const { documentId } = await policy();
    const fields = { body: 'A thought.' };
    await saveStaffEntry(service, EDITOR, reference(documentId), {
      data: fields,
      ifMatch: undefined,
    });
    expect(await editionsOf('housing')).toHaveLength(1);
    const { body } = await content.get('/api/policies/by-slug/housing/editions/1');
    expect(body.data.edition.bodyHtml).toBe('<p>Build 1,000 homes.</p>');
    expect((await content.get('/api/policies/by-slug/housing/editions/2')).status).toBe(404);
  });

  it('show their own text after a change', async () => {
    const { documentId } = await policy({ keyPoints: ['One'] });
    await publish(documentId, { title: 'Homes', body: 'New.', keyPoints: ['Two'] });
    const { body } = await content.get('/api/policies/by-slug/housing/editions/1');
    expect(body.data.edition).toMatchObject({ title: 'Housing', keyPoints: ['One'], number: 1 });
    expect(body.data.policy).toMatchObject({
      title: 'Homes',
      newest: 2,
      key: 'housing',
      path: '/policies/domestic',
    });
  });

  it('open under a former slug, which tells the present one', async () => {
    const { documentId } = await policy();
    await publish(documentId, { slug: 'homes' });
    for (const slug of ['housing', 'homes', documentId]) {
      const { body } = await content.get(`/api/policies/by-slug/${slug}/editions/1`);
      expect(body.data.policy.key).toBe('homes');
    }
  });

  it('open after the policy was taken down or deleted, and after the trash was emptied', async () => {
    const { documentId } = await policy();
    await unpublishEntry(service, EDITOR, reference(documentId), undefined);
    const read = () => content.get('/api/policies/by-slug/housing/editions/1');
    expect((await read()).body.data.policy).toMatchObject({ key: documentId, path: null });
    await trashStaffEntry(service, EDITOR, reference(documentId), undefined);
    content.clock.now = new Date(content.clock.now.getTime() + 90 * DAY);
    const { cleanUpEntries } = await import('../../content/index.ts');
    await cleanUpEntries(service);
    expect((await read()).body.data.edition.bodyHtml).toContain('1,000');
    const other = await policy({ title: 'Other', body: 'Other.' });
    expect((await read()).body.data.policy.documentId).toBe(other.documentId);
    const own = await content.get(`/api/policies/by-slug/${documentId}/editions/1`);
    expect(own.body.data.edition.title).toBe('Housing');
  });

  it('open after a published policy was deleted at once', async () => {
    const { documentId } = await policy();
    await content.send('DELETE', `/api/policies/${documentId}`);
    expect(await editionsOf('housing')).toHaveLength(1);
  });

  it('keep their number when the same text is published again', async () => {
    const { documentId } = await policy();
    await unpublishEntry(service, EDITOR, reference(documentId), undefined);
    await publishEntry(service, EDITOR, reference(documentId), { ifMatch: undefined });
    expect(await editionsOf('housing')).toHaveLength(1);
  });

  it('are found by day', async () => {
    const { documentId } = await policy();
    tomorrow();
    tomorrow();
    await publish(documentId, { body: 'More.' });
    const on = async (date: string) => {
      const { status, body } = await content.get(
        `/api/policies/by-slug/housing/editions/on/${date}`,
      );
      return status === 200 ? body.data.edition.number : status;
    };
    expect(await Promise.all(['2026-06-02', '2026-06-03', '2027-01-01'].map(on))).toEqual([
      1, 2, 2,
    ]);
    expect(await Promise.all(['2026-05-31', 'yesterday'].map(on))).toEqual([404, 400]);
  });

  it('are found by day on the clocks of the organisation', async () => {
    content.clock.now = new Date('2026-06-01T12:30:00.000Z');
    await policy();
    const messages = service.messagesOf('en');
    const numberOn = async (timeZone: string, date: string) => {
      const datesOf = () => createSiteDates(messages, { zone: describeZone(timeZone) });
      const found = readEditionOn({ store: service.store, datesOf }, { slug: 'housing', date });
      return found.then(
        ({ data }) => data.edition.number,
        () => null,
      );
    };
    // In Auckland, it is half past midnight on 2 June.
    expect(await numberOn('Pacific/Auckland', '2026-06-01')).toBeNull();
    expect(await numberOn('Pacific/Auckland', '2026-06-02')).toBe(1);
    expect(await numberOn('America/New_York', '2026-06-01')).toBe(1);
  });
});

describe('scheduled editions', () => {
  const at = () => new Date(content.clock.now.getTime() + DAY).toISOString();
  const schedule = (id: string, reason: string) =>
    scheduleChange(service, EDITOR, reference(id), {
      action: 'publish',
      at: at(),
      ifMatch: undefined,
      note: { reason, kind: 'correction' },
    });

  it('appear at their time with their reason', async () => {
    const { documentId } = await policy();
    const fields = { body: 'Later.' };
    await saveStaffEntry(service, EDITOR, reference(documentId), {
      data: fields,
      ifMatch: undefined,
    });
    await schedule(documentId, 'A typing error.');
    expect(await editionsOf('housing')).toHaveLength(1);
    tomorrow();
    await publishDue(service, content.clock.now.toISOString());
    expect(await editionsOf('housing')).toEqual([
      [2, 'A typing error.', '2026-06-02'],
      [1, null, '2026-06-01'],
    ]);
    const { body } = await content.get('/api/policies/by-slug/housing/editions/2');
    expect(body.data.edition.kind).toBe('correction');
  });

  it('lose their number if they are replaced before anyone saw them', async () => {
    const { documentId } = await policy({ publishedAt: at() });
    expect(await editionsOf('housing')).toBe(404);
    await publish(documentId, { body: 'Better.' }, 'Now.');
    expect(await editionsOf('housing')).toEqual([[1, 'Now.', '2026-06-01']]);
    tomorrow();
    tomorrow();
    expect(await editionsOf('housing')).toHaveLength(1);
  });

  it('are never public if they are taken away before', async () => {
    const { documentId } = await policy({ publishedAt: at() });
    await unpublishEntry(service, EDITOR, reference(documentId), undefined);
    tomorrow();
    tomorrow();
    expect(await editionsOf(documentId)).toBe(404);
  });
});

describe('a comparison of editions', () => {
  it('marks words and names them for screen readers', async () => {
    const { documentId } = await policy();
    await publish(documentId, { body: 'Build 1,500 homes.' });
    const { body } = await content.get('/api/policies/by-slug/housing/editions/1/compare/2');
    expect(body.data.blocks).toEqual([
      { kind: 'same', html: '<p><strong>Housing</strong></p>' },
      {
        kind: 'changed',
        html: '<p>Build <del><span class="sr-only">Removed: </span>1,000</del><ins><span class="sr-only">Added: </span>1,500</ins> homes.</p>',
        excerpt: 'Build 1,500 homes.',
      },
    ]);
  });

  it('is 404 for editions that do not exist', async () => {
    await policy();
    const { status } = await content.get('/api/policies/by-slug/housing/editions/1/compare/2');
    expect(status).toBe(404);
  });
});

describe('the feed of changes', () => {
  it('has each edition with its reason and permanent URL', async () => {
    const { documentId } = await policy({ title: 'Bread & <roses>' });
    tomorrow();
    await publish(documentId, { body: 'More.' }, 'Because & so.');
    const { body, headers } = await content.get('/policy-changes.xml');
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    parseXml(body);
    expect(body.match(/<link>[^<]*<\/link>/g)).toEqual([
      '<link>http://rostra.localhost/</link>',
      `<link>http://rostra.localhost/e/${documentId}/2</link>`,
      `<link>http://rostra.localhost/e/${documentId}/1</link>`,
    ]);
    expect(body).toContain('<title>Bread &amp; &lt;roses&gt;: edition 2</title>');
    expect(body).toContain('<description>Because &amp; so.</description>');
    expect(body).toContain('<description>First edition</description>');
  });
});

describe('languages', () => {
  it('have their own editions; a page in another language falls back to the default', async () => {
    const own = await openContentApp({ languages: ['en', 'de'] });
    const { documentId } = await write(own, 'policies', {
      title: 'Housing',
      slug: 'housing',
      area: 'domestic',
      body: 'One.',
    });
    const numbers = async (locale: string) => {
      const { body } = await own.get(`/api/policies/by-slug/housing/editions?locale=${locale}`);
      const { policy, editions } = body.data;
      return [policy.locale, policy.key, editions.length];
    };
    expect(await numbers('de')).toEqual(['en', 'housing', 1]);
    const put = (locale: string, data: Record<string, unknown>) =>
      own.send('PUT', `/api/policies/${documentId}?locale=${locale}`, { data });
    await put('en', { body: 'Two.' });
    await put('de', { title: 'Wohnen', slug: 'wohnen', body: 'Wohnen.' });
    expect(await numbers('de')).toEqual(['de', 'wohnen', 1]);
    expect(await numbers('en')).toEqual(['en', 'housing', 2]);
    await own.close();
  });
});
