import { randomUUID } from 'node:crypto';
import type { PledgeHistory } from '@rostra/contract';
import {
  type Colleague,
  openStudioApp,
  type StudioApp,
} from '../../../testing/staff/studio-app.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests read any response
type AnyResponse = { status: number; body: any };

export interface PledgeApp {
  site: StudioApp;
  edith: Colleague;
  documentId: string;
  /** Publishes another edition of the policy. */
  publish(body: string): Promise<void>;
  add(more?: Record<string, unknown>): Promise<PledgeHistory>;
  tryToAdd(more?: Record<string, unknown>): Promise<AnyResponse>;
  update(id: string, more?: Record<string, unknown>): Promise<AnyResponse>;
  correct(id: string, more?: Record<string, unknown>): Promise<AnyResponse>;
  get(path: string): Promise<AnyResponse>;
}

export const source = (more: Record<string, unknown> = {}) => ({
  title: 'Minutes of the council',
  url: 'https://council.example.org/minutes/12',
  date: '2026-01-15',
  ...more,
});

/** The server with a published policy that promises something. */
export async function openPledgeApp(): Promise<PledgeApp> {
  const site = await openStudioApp();
  const edith = site.as('edith');
  const data = { title: 'Housing', slug: 'housing', area: 'domestic', body: 'Build homes.' };
  const created = await edith.ask('POST', '/entries/policies', { data });
  const { documentId } = created.body.data;
  const entry = `/entries/policies/${documentId}`;
  const publish = async (body: string) => {
    await edith.ask('PUT', `${entry}?locale=en`, { data: { body } });
    await edith.ask('POST', `${entry}/publish?locale=en`, { reason: 'Another text' });
  };
  await publish('Build 1,000 homes.');
  const tryToAdd: PledgeApp['tryToAdd'] = (more = {}) =>
    edith.ask('POST', '/pledges', {
      key: randomUUID(),
      documentId,
      locale: 'en',
      text: 'We build 1,000 homes each year.',
      dueOn: '2027-12-31',
      sinceEdition: 1,
      untilEdition: null,
      ...more,
    });
  return {
    site,
    edith,
    documentId,
    publish,
    tryToAdd,
    add: async (more) => (await tryToAdd(more)).body.data.pledge,
    update: (id, more = {}) =>
      edith.ask('POST', `/pledges/${id}/updates`, {
        key: randomUUID(),
        status: 'inHand',
        asOf: '2026-01-20',
        evidence: 'The council has bought the land.',
        sources: [source()],
        corrects: null,
        ...more,
      }),
    correct: (id, more = {}) =>
      edith.ask('POST', `/pledges/${id}/wordings`, {
        text: 'We build 1,200 homes each year.',
        dueOn: '2027-12-31',
        sinceEdition: 1,
        untilEdition: null,
        reason: 'A typing error.',
        replaces: 1,
        ...more,
      }),
    get: (path) => site.send('GET', path),
  };
}
