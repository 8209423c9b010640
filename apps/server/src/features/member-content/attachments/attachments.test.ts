import type { AuthResponse, MyData } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '../../../testing/test-clock.ts';
import { type MemberArea, openMemberArea } from '../../../testing/test-member-area.ts';
import { storePrivateFile } from '../../media/index.ts';

const BYTES = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

let area: MemberArea;
let editor: AuthResponse;
let ada: AuthResponse;
let contentId: string;
let fileId: string;
beforeEach(async () => {
  area = await openMemberArea({ env: { ACCOUNT_DELETION_DAYS: '0' } });
  editor = await area.joinEditor();
  ada = await area.joinWith('ada', 'premium');
  fileId = await attach('Bericht – Übersicht “2026” (1).pdf', 'premium');
});
afterEach(() => area.close());

async function attach(filename: string, requiredPlan: 'account' | 'premium'): Promise<string> {
  const { db, storage } = area.deps;
  const file = await storePrivateFile(
    { queries: db.queries, storage, clock: area.clock.now },
    { bytes: BYTES, filename },
  );
  ({ documentId: contentId } = await area.publish(editor, {
    title: filename,
    slug: `content-${file.id}`,
    requiredPlan,
    attachments: [file.id],
  }));
  return file.documentId;
}

const requestLink = (token?: string, id = fileId) =>
  area.send<{ url: string; expiresAt: string }>('POST', `/api/attachments/${id}/link`, undefined, {
    token,
  });

/** The link, and the cookie of the browser that requested it. */
async function link(token = ada.jwt, id = fileId): Promise<{ url: string; cookie: string }> {
  const { body, raw } = await requestLink(token, id);
  const [pair] = String(raw.headers['set-cookie']).split(';');
  return { url: body.url, cookie: pair ?? '' };
}

const fetchFile = (
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) => area.app.inject({ method, url, headers });

const downloads = () => area.deps.db.queries.selectFrom('downloads').selectAll().execute();

describe('a link', () => {
  it('serves the file with its name and type to the browser that requested it', async () => {
    const { url, cookie } = await link();
    const response = await fetchFile(url, { cookie });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(BYTES)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '1000',
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    });
    const disposition = String(response.headers['content-disposition']);
    expect(disposition).toMatch(/^attachment; filename="Bericht _ _bersicht _2026_ \(1\)\.pdf"; /);
    const name = /filename\*=UTF-8''(\S+)$/.exec(disposition)?.[1] ?? '';
    expect(decodeURIComponent(name)).toBe('Bericht – Übersicht “2026” (1).pdf');
  });

  it('has an HttpOnly cookie for its own path only', async () => {
    const { raw } = await requestLink(ada.jwt);
    const cookie = String(raw.headers['set-cookie']);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('Path=/api/attachments');
    expect(cookie).toContain('SameSite=Lax');
  });

  it('works for clients that send their token instead', async () => {
    const { url } = await link();
    const response = await fetchFile(url, { authorization: `Bearer ${ada.jwt}` });
    expect(response.statusCode).toBe(200);
  });

  it.each([
    ['bytes=0-99', 206, 'bytes 0-99/1000', [0, 100]],
    ['bytes=900-', 206, 'bytes 900-999/1000', [900, 1000]],
    ['bytes=-10', 206, 'bytes 990-999/1000', [990, 1000]],
    ['bytes=990-5000', 206, 'bytes 990-999/1000', [990, 1000]],
    ['bytes=1000-', 416, 'bytes */1000', [0, 0]],
    ['bytes=0-9,20-29', 200, undefined, [0, 1000]],
    ['lines=1-2', 200, undefined, [0, 1000]],
  ] as const)('answers the range %s with %i', async (range, status, contentRange, [start, end]) => {
    const { url, cookie } = await link();
    const response = await fetchFile(url, { cookie, range });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-range']).toBe(contentRange);
    expect(response.rawPayload.equals(BYTES.subarray(start, end))).toBe(true);
  });

  it('resumes a download only if the file is unchanged', async () => {
    const { url, cookie } = await link();
    const { etag } = (await fetchFile(url, { cookie }, 'HEAD')).headers;
    const range = 'bytes=10-19';
    const same = await fetchFile(url, { cookie, range, 'if-range': String(etag) });
    expect(same.statusCode).toBe(206);
    const other = await fetchFile(url, { cookie, range, 'if-range': '"another"' });
    expect(other.statusCode).toBe(200);
  });

  it('is valid for hours for media and for minutes for other files', async () => {
    const film = await attach('meeting.mp4', 'account');
    const paper = await link();
    const played = await link(ada.jwt, film);
    area.clock.advance(11 * MINUTE);
    expect((await fetchFile(paper.url, paper)).statusCode).toBe(404);
    const part = await fetchFile(played.url, { cookie: played.cookie, range: 'bytes=5-9' });
    expect([part.statusCode, part.headers['content-type']]).toEqual([206, 'video/mp4']);
    area.clock.advance(4 * HOUR);
    expect((await fetchFile(played.url, played)).statusCode).toBe(404);
  });
});

describe('refused:', () => {
  const expectNothing = async (url: string, headers: Record<string, string> = {}) => {
    const response = await fetchFile(url, headers);
    expect([url, response.statusCode]).toEqual([url, 404]);
    expect(response.headers['content-disposition']).toBeUndefined();
    expect(await downloads()).toEqual([]);
  };

  it('requesting a link without a login, a plan or an existing file', async () => {
    const basic = await area.joinWith('basic', 'basic');
    expect((await requestLink()).status).toBe(401);
    expect((await requestLink(basic.jwt)).status).toBe(404);
    expect((await requestLink(ada.jwt, 'nosuchfile')).status).toBe(404);
    expect((await requestLink(ada.jwt, '%00')).status).toBe(400);
    expect((await requestLink(ada.jwt, "x' or 1=1--")).status).toBe(404);
  });

  it('a shared link without the cookie of the member', async () => {
    const { url } = await link();
    const bob = await area.joinWith('bob', 'premium');
    const own = await link(bob.jwt);
    await expectNothing(url);
    await expectNothing(url, { cookie: own.cookie });
    await expectNothing(url, { authorization: `Bearer ${bob.jwt}` });
    const elsewhere = (await area.logIn('ada')).body;
    await expectNothing(url, { authorization: `Bearer ${elsewhere.jwt}` });
  });

  it('a guessed or altered link', async () => {
    const { url, cookie } = await link();
    const [path, ticket = ''] = url.split('?ticket=');
    const [until, id, mac = ''] = ticket.split('.');
    const later = (Number.parseInt(until ?? '', 36) + 86_400).toString(36);
    const other = await attach('other.pdf', 'premium');
    for (const bad of [
      '',
      'x',
      `${until}.${id}`,
      `${later}.${id}.${mac}`,
      `${until}.${'A'.repeat(16)}.${mac}`,
      `${until}.${id}.${'A'.repeat(43)}`,
      `${until}.${id}.${mac}A`,
      `${until}.${id}.`,
    ]) {
      await expectNothing(`${path}?ticket=${bad}`, { cookie });
    }
    await expectNothing(`/api/attachments/${other}?ticket=${ticket}`, { cookie });
    await expectNothing(path ?? '', { cookie });
    await expectNothing(path ?? '', { authorization: `Bearer ${ada.jwt}` });
    await expectNothing(url, { cookie: cookie.slice(0, -4) });
    await expectNothing(url, { cookie: `downloads=${'x'.repeat(22)}.${'A'.repeat(43)}` });
    const twice = await fetchFile(`${url}&ticket=again`, { cookie });
    expect(twice.statusCode).toBe(400);
  });

  it('an expired link', async () => {
    const { url, cookie } = await link();
    area.clock.advance(10 * MINUTE);
    await expectNothing(url, { cookie });
  });

  it('a link after logout, a password change, or the end of the plan or content', async () => {
    const first = await link();
    area.setPlan(ada, null);
    await expectNothing(first.url, first);
    area.setPlan(ada, 'premium');
    const unpublish = { data: { publishedAt: null } };
    await area.send('PUT', `/api/member-contents/${contentId}`, unpublish, { token: editor.jwt });
    await expectNothing(first.url, first);
    await area.send(
      'PUT',
      `/api/member-contents/${contentId}`,
      { data: {} },
      { token: editor.jwt },
    );
    await area.send('POST', '/api/auth/logout', {}, { token: ada.jwt });
    await expectNothing(first.url, first);
  });

  it('a link signed with another secret', async () => {
    const { url, cookie } = await link();
    const other = await openMemberArea({
      db: area.deps.db,
      storage: area.deps.storage,
      now: area.clock.now,
      secret: 'another secret of thirty-two characters',
    });
    expect((await other.app.inject({ url, headers: { cookie } })).statusCode).toBe(404);
    await other.app.close();
  });
});

describe('each download', () => {
  it('is recorded once per link, whatever ranges are requested', async () => {
    const { url, cookie } = await link();
    expect(await downloads()).toEqual([]);
    await fetchFile(url, { cookie }, 'HEAD');
    expect(await downloads()).toEqual([]);
    for (const range of ['bytes=0-9', 'bytes=10-19', 'bytes=20-29']) {
      await fetchFile(url, { cookie, range });
    }
    expect(await downloads()).toMatchObject([
      {
        user_id: ada.user.id,
        file_document_id: fileId,
        file_name: 'Bericht – Übersicht “2026” (1).pdf',
        created_at: area.clock.now().toISOString(),
      },
    ]);
    const again = await link();
    await fetchFile(again.url, again);
    expect(await downloads()).toHaveLength(2);
  });

  it('is part of the member’s data and deleted with the account', async () => {
    const { url, cookie } = await link();
    await fetchFile(url, { cookie });
    const { body } = await area.send<MyData>('GET', '/api/users/me/data', undefined, {
      token: ada.jwt,
    });
    expect(body.parts.memberArea).toMatchObject({
      downloads: [{ file: 'Bericht – Übersicht “2026” (1).pdf' }],
    });
    const password = { password: 'correct horse battery' };
    await area.send('DELETE', '/api/users/me', password, { token: ada.jwt });
    expect(await downloads()).toEqual([]);
  });
});
