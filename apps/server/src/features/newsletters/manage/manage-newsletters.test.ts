import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { joinAs } from '../../../testing/staff/staff-context.ts';
import { openSubscribersApp, type SubscribersApp } from './testing/subscribers-app.ts';

let app: SubscribersApp;
beforeEach(async () => {
  app = await openSubscribersApp();
});
afterEach(() => app.site.close());

const fields = {
  name: ' Weekly letter ',
  description: 'Every Monday.\nShort.',
  welcomeSubject: '',
  welcomeText: '',
};

const create = (more: object = {}) =>
  app.ask('POST', '/newsletters', { ...fields, key: randomUUID(), ...more });

describe('newsletters', () => {
  it('are created once, however often the button is pressed', async () => {
    const key = randomUUID();
    const answers = await Promise.all([create({ key }), create({ key })]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const { body } = await app.ask('GET', '/newsletters');
    expect(body.data).toEqual([
      {
        ...{ id: key, ...fields, name: 'Weekly letter', isClosed: false, canBeDeleted: true },
        ...{ subscriberCount: 0, leftCount: 0, updatedAt: app.site.clock.now().toISOString() },
      },
    ]);
    const created = (await app.log()).filter(({ action }) => action === 'newsletter.create');
    expect(created).toMatchObject([{ target_id: key, after: '{"name":"Weekly letter"}' }]);
    expect((await app.site.send('GET', '/api/newsletters')).body).toMatchObject({
      data: [{ name: 'Weekly letter' }],
    });
  });

  it.each([
    ['no name', { name: '  ' }, 'name'],
    ['a line break in the name', { name: 'A\r\nBcc: all@example.org' }, 'name'],
    ['a line break in the subject', { welcomeSubject: 'A\nB' }, 'welcomeSubject'],
    ['a name that is too long', { name: 'x'.repeat(81) }, 'name'],
    ['half a character', { description: '\ud800' }, 'description'],
  ])('are refused with %s', async (_, wrong, field) => {
    const { status, body } = await create(wrong);
    expect(status).toBe(400);
    expect(body.error.details.errors[0].path).toEqual([field]);
  });

  it('are changed only by those who have seen the last change', async () => {
    const { body } = await create();
    const [{ id, updatedAt }] = body.data;
    const save = (name: string) =>
      app.ask('PUT', `/newsletters/${id}`, { ...fields, name, updatedAt });
    expect((await save('Monthly')).body.data[0].name).toBe('Monthly');
    const second = await save('Daily');
    expect([second.status, second.body.error.code]).toEqual([409, 'edit_conflict']);
    expect((await app.log())[0]).toMatchObject({
      action: 'newsletter.change',
      before: '{"name":"Weekly letter"}',
    });
  });

  it('are closed and opened again, which is recorded once', async () => {
    const id = await app.addNewsletter('press');
    await app.ask('POST', `/newsletters/${id}/close`);
    const { body } = await app.ask('POST', `/newsletters/${id}/close`);
    expect(body.data[0].isClosed).toBe(true);
    expect((await app.site.send('GET', '/api/newsletters')).body).toEqual({ data: [] });
    await app.ask('POST', `/newsletters/${id}/reopen`);
    const actions = (await app.log()).map(({ action }) => action);
    expect(actions.slice(0, 2)).toEqual(['newsletter.reopen', 'newsletter.close']);
    expect((await app.ask('POST', '/newsletters/none/close')).status).toBe(404);
  });

  it('are deleted only if they have never had subscribers', async () => {
    await app.addNewsletter('weekly');
    await app.addNewsletter('press', 2);
    await app.addSubscriber('ann@list.example', ['weekly'], { leftAt: '2026-03-02T00:00:00.000Z' });
    const refused = await app.ask('DELETE', '/newsletters/weekly');
    expect([refused.status, refused.body.error.code]).toEqual([409, 'conflict']);
    const { body } = await app.ask('DELETE', '/newsletters/press');
    expect(body.data).toMatchObject([{ id: 'weekly', leftCount: 1, subscriberCount: 0 }]);
    expect((await app.ask('DELETE', '/newsletters/press')).status).toBe(404);
  });

  it('keep their order, unless somebody has just added one', async () => {
    await app.addNewsletter('a', 1);
    await app.addNewsletter('b', 2);
    const { body } = await app.ask('PUT', '/newsletters/order', { ids: ['b', 'a'] });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual(['b', 'a']);
    expect((await app.log())[0]).toMatchObject({ after: '{"order":"b, a"}' });
    await app.addNewsletter('c', 3);
    const outdated = await app.ask('PUT', '/newsletters/order', { ids: ['a', 'b'] });
    expect(outdated.body.error.code).toBe('edit_conflict');
    const twice = await app.ask('PUT', '/newsletters/order', { ids: ['a', 'b', 'b'] });
    expect(twice.body.error.code).toBe('edit_conflict');
  });

  it('can be read by editors, who see no addresses and change nothing', async () => {
    await app.addNewsletter('weekly');
    const editor = await joinAs(app.site, 'edith', 'editor');
    const ask = (method: 'GET' | 'POST', path: string) =>
      app.site.send(method, `/api/studio${path}`, undefined, { token: editor.jwt });
    expect((await ask('GET', '/newsletters')).status).toBe(200);
    expect((await ask('GET', '/subscribers')).status).toBe(403);
    expect((await ask('GET', '/suppressions')).status).toBe(403);
    expect((await ask('POST', '/newsletters/weekly/close')).status).toBe(403);
  });
});
