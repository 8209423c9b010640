import { randomUUID } from 'node:crypto';
import type { Mailing } from '@rostra/contract';
import type { BulkMailer } from '../../../../adapters/mailer/bulk/bulk-mailer.ts';
import { openSubscribersApp } from '../../manage/testing/subscribers-app.ts';

/** Accepts everything and keeps nothing. */
const memoryBulkMailer = (): BulkMailer => ({
  connections: 2,
  send: async () => ({ kind: 'accepted', reply: '250 OK' }),
  close: () => {},
});

type Options = Parameters<typeof openSubscribersApp>[0];

/** A site that may send mailings, with the newsletter `weekly` and what an owner does in the studio. */
export async function openMailingsApp({ env, ...options }: Options = {}) {
  const app = await openSubscribersApp({
    env: { LEGAL_IMPRINT_URL: 'https://assembly.example/imprint', ...env },
    bulkMailer: memoryBulkMailer(),
    ...options,
  });
  await app.ask('PUT', '/settings', { postalAddress: { value: 'Hall 1, Bonn', version: 0 } });
  await app.addNewsletter('weekly');
  const fields = {
    ...{ newsletterId: 'weekly', subject: 'News of March', previewText: '', senderName: '' },
    ...{ entry: null, body: 'Hello.', audience: {} },
  };
  const create = (more: object = {}) =>
    app.ask('POST', '/mailings', { ...fields, key: randomUUID(), ...more });
  const get = async (id: string): Promise<Mailing> =>
    (await app.ask('GET', `/mailings/${id}`)).body.data;
  const act = (id: string, action: string, body?: object) =>
    app.ask('POST', `/mailings/${id}/${action}`, body);
  return {
    ...app,
    fields,
    create,
    get,
    act,
    /** A draft, and its id. */
    draft: async (more: object = {}): Promise<string> => {
      const { status, body } = await create(more);
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body.data.id;
    },
    /** After a session has ended. */
    logInAgain: async () => {
      Object.assign(app.owner, (await app.site.logIn('olga')).body);
    },
    send: async (id: string, at: string | null = null) =>
      act(id, 'send', { at, updatedAt: (await get(id)).updatedAt }),
    count: async (audience: object = {}) =>
      (await app.ask('POST', '/mailings/audience', { newsletterId: 'weekly', audience })).body.data,
  };
}

export type MailingsApp = Awaited<ReturnType<typeof openMailingsApp>>;
