import type { AuthResponse, ReadingProgress } from '@rostra/contract';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '../../testing/test-clock.ts';
import { type MemberArea, openMemberArea } from '../../testing/test-member-area.ts';

let area: MemberArea;
let ada: AuthResponse;
let editor: AuthResponse;
let documentId: string;
beforeEach(async () => {
  area = await openMemberArea();
  ada = await area.join();
  editor = await area.joinEditor();
  ({ documentId } = await area.publish(editor, { title: 'Long read', slug: 'long-read' }));
});
afterEach(() => area.close());

const report = (position: number, agoMs = 0, token = ada.jwt, id = documentId) =>
  area.send<ReadingProgress>('PUT', `/api/reading/${id}`, { position, agoMs }, { token });

const settle = (isRead: boolean) =>
  area.send<ReadingProgress>(
    'PUT',
    `/api/reading/${documentId}/read`,
    { isRead },
    { token: ada.jwt },
  );

const opened = async (token = ada.jwt) => {
  const url = '/api/member-contents/by-slug/long-read';
  const response = await area.send<{ meta: { progress: ReadingProgress | null } }>(
    'GET',
    url,
    undefined,
    { token },
  );
  return response.body.meta.progress;
};

describe('progress', () => {
  it('is saved per member and returned with the page on every device', async () => {
    expect(await opened()).toBeNull();
    await report(0.4);
    const phone = (await area.logIn('ada')).body;
    expect(await opened(phone.jwt)).toEqual({
      lastPosition: 0.4,
      furthestPosition: 0.4,
      isRead: false,
      startedAt: area.clock.now().toISOString(),
      lastReadAt: area.clock.now().toISOString(),
    });
    expect(await opened((await area.join('bob')).jwt)).toBeNull();
  });

  it('follows the reader back and remembers the furthest position', async () => {
    await report(0.7);
    area.clock.advance(MINUTE);
    expect((await report(0.2)).body).toMatchObject({ lastPosition: 0.2, furthestPosition: 0.7 });
  });

  it('ignores older positions of an offline device, but keeps a further one', async () => {
    area.clock.advance(HOUR);
    await report(0.5);
    area.clock.advance(MINUTE);
    expect((await report(0.3, 30 * MINUTE)).body).toMatchObject({
      lastPosition: 0.5,
      furthestPosition: 0.5,
    });
    expect((await report(0.9, 30 * MINUTE)).body).toMatchObject({
      lastPosition: 0.5,
      furthestPosition: 0.9,
    });
  });

  it('does not depend on the order of reports from two devices', async () => {
    area.clock.advance(HOUR);
    const reports = [
      { position: 0.1, agoMs: 9 * MINUTE },
      { position: 0.8, agoMs: 7 * MINUTE },
      { position: 0.3, agoMs: 5 * MINUTE },
      { position: 0.99, agoMs: 4 * MINUTE },
      { position: 0.6, agoMs: MINUTE },
    ];
    const ends = [];
    for (const order of [reports, [...reports].reverse()]) {
      await Promise.all(order.map(({ position, agoMs }) => report(position, agoMs)));
      ends.push(await opened());
      await area.deps.db.queries.deleteFrom('reading_progress').execute();
    }
    for (const end of ends) {
      expect(end).toMatchObject({ lastPosition: 0.6, furthestPosition: 0.99, isRead: true });
    }
  });

  it('counts as read once the end was reached', async () => {
    expect((await report(0.97)).body.isRead).toBe(false);
    expect((await report(0.98)).body.isRead).toBe(true);
    area.clock.advance(SECOND);
    expect((await report(0.1)).body.isRead).toBe(true);
  });
});

describe('marking manually', () => {
  it('marks as read and as unread', async () => {
    expect((await settle(true)).body).toMatchObject({ isRead: true, furthestPosition: 1 });
    area.clock.advance(SECOND);
    expect((await settle(false)).body).toMatchObject({ isRead: false, furthestPosition: 0 });
  });

  it('is not undone by an earlier report, but by further reading', async () => {
    await report(0.99);
    area.clock.advance(MINUTE);
    await settle(false);
    area.clock.advance(MINUTE);
    expect((await report(1, 3 * MINUTE)).body).toMatchObject({ isRead: false, lastPosition: 0 });
    expect((await report(1)).body).toMatchObject({ isRead: true, lastPosition: 1 });
  });
});

describe('invalid reports', () => {
  it('refuses visitors, missing plans, unknown content and invalid input', async () => {
    const url = `/api/reading/${documentId}`;
    expect((await area.send('PUT', url, { position: 0.5 })).status).toBe(401);
    const premium = await area.publish(editor, { title: 'Premium', requiredPlan: 'premium' });
    expect((await report(0.5, 0, ada.jwt, premium.documentId)).status).toBe(403);
    expect((await report(0.5, 0, ada.jwt, 'nosuchdocument')).status).toBe(404);
    const soon = new Date(area.clock.now().getTime() + HOUR).toISOString();
    const later = await area.publish(editor, { title: 'Later', publishedAt: soon });
    expect((await report(0.5, 0, ada.jwt, later.documentId)).status).toBe(404);
    for (const body of [
      {},
      { position: 1.01 },
      { position: -1 },
      { position: '0.5' },
      { position: null },
      { position: 0.5, agoMs: -1 },
      { position: 0.5, agoMs: 1e15 },
      { position: 0.5, agoMs: 1.5 },
    ]) {
      expect((await area.send('PUT', url, body, { token: ada.jwt })).status).toBe(400);
    }
    expect((await area.send('PUT', '/api/reading/%00', {}, { token: ada.jwt })).status).toBe(400);
    expect(await area.deps.db.queries.selectFrom('reading_progress').selectAll().execute()).toEqual(
      [],
    );
  });

  it('does not exist if member content is switched off', async () => {
    const off = await openMemberArea({ env: { FEATURE_MEMBER_CONTENT: 'false' } });
    const { jwt } = await off.join();
    for (const [method, url] of [
      ['PUT', `/api/reading/${documentId}`],
      ['PUT', `/api/reading/${documentId}/read`],
      ['GET', '/api/library'],
      ['GET', '/api/library/overview'],
      ['GET', '/api/member-contents/by-slug/long-read'],
      ['POST', '/api/attachments/x/link'],
      ['GET', '/api/attachments/x'],
    ] as const) {
      expect([url, (await off.send(method, url, {}, { token: jwt })).status]).toEqual([url, 404]);
    }
    await off.close();
  });
});
