import type { AuthResponse, Call, ImportJob, ImportRemark } from '@rostra/contract';
import { createAccounts, createNewsletters } from '../../../../app/contexts.ts';
import { createSite } from '../../../../languages/site.ts';
import { RateLimits } from '../../../../plugins/rate-limit/rate-limits.ts';
import { temporaryFolder } from '../../../../testing/imports/import-app.ts';
import { joinAs } from '../../../../testing/staff/staff-context.ts';
import { type AccountsApp, openAccountsApp } from '../../../../testing/test-accounts.ts';
import { importFiles } from '../../jobs/import-files.ts';
import { performSubscriberImport } from '../perform-subscriber-import.ts';

/** A site with two newsletters, `weekly` and `press`, and what an owner does on the screen of imports. */
export async function openSubscriberImportApp() {
  const folder = temporaryFolder();
  const env = { DATA_DIR: folder.path, FEATURE_NEWSLETTERS: 'true' };
  const site = await openAccountsApp({ env });
  const owner = await joinAs(site, 'olga', 'owner');
  await site.deliver();
  await addNewsletters(site);
  const ask = (method: Call['method'], path: string, body?: unknown) =>
    // biome-ignore lint/suspicious/noExplicitAny: tests read any response
    site.send<any>(method, `/api/studio${path}`, body, { token: owner.jwt });
  const work = (id: number, signal?: AbortSignal) => {
    const accounts = createAccounts(site.deps, { site: createSite(site.deps.env) }, []);
    const limits = new RateLimits(site.deps.db, site.deps.now);
    const newsletters = createNewsletters(site.deps, { accounts, limits });
    const files = importFiles(folder.path);
    return performSubscriberImport({ newsletters, files, languages: ['en', 'de'] }, id, signal);
  };
  const check = async (list: string, options: object = {}): Promise<number> => {
    const id = await upload({ site, owner, ask }, list, options);
    await work(id);
    return id;
  };
  return {
    site,
    owner,
    ask,
    work,
    /** Uploads a list and reads it without writing anything. */
    check,
    /** The same, and then imports it. */
    importList: async (list: string, options: object = {}): Promise<number> => {
      const id = await check(list, options);
      await ask('POST', `/imports/${id}/start`);
      await work(id);
      return id;
    },
    get: async (id: number): Promise<ImportJob> => (await ask('GET', `/imports/${id}`)).body.data,
    remarks: async (id: number): Promise<ImportRemark[]> =>
      (await ask('GET', `/imports/${id}/remarks`)).body.data,
    emails: async (query = ''): Promise<string[]> => {
      const { body } = await ask('GET', `/subscribers?pageSize=100${query}`);
      return body.data.map(({ email }: { email: string }) => email).sort();
    },
    close: async () => {
      await site.close();
      folder.remove();
    },
  };
}

export type SubscriberImportApp = Awaited<ReturnType<typeof openSubscriberImportApp>>;

const AT = '2026-03-01T12:00:00.000Z';

async function addNewsletters({ deps }: AccountsApp): Promise<void> {
  for (const [position, name] of ['weekly', 'press'].entries()) {
    await deps.db.queries
      .insertInto('newsletters')
      .values({
        ...{ id: name, name, description: '', position, closed_at: null },
        ...{ welcome_subject: '', welcome_text: '', created_at: AT, updated_at: AT },
      })
      .execute();
  }
}

interface Uploader {
  readonly site: AccountsApp;
  readonly owner: AuthResponse;
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response
  ask(method: Call['method'], path: string, body?: unknown): Promise<any>;
}

async function upload(
  { site, owner, ask }: Uploader,
  list: string,
  options: object,
): Promise<number> {
  const bytes = Buffer.from(list);
  const given = { newsletters: ['weekly'], consent: 'Form on the old site', ...options };
  const file = { format: 'subscribers', fileName: 'list.csv', size: bytes.length, options: given };
  const { id } = (await ask('POST', '/imports', file)).body.data;
  const PART = 2 * 1024 * 1024;
  for (let offset = 0; offset < bytes.length; offset += PART) {
    const form = new FormData();
    form.set('file', new Blob([bytes.subarray(offset, offset + PART)]), 'part');
    const encoded = new Response(form);
    await site.app.inject({
      method: 'POST',
      url: `/api/studio/imports/${id}/file?offset=${offset}`,
      headers: {
        'content-type': encoded.headers.get('content-type') ?? '',
        authorization: `Bearer ${owner.jwt}`,
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
  }
  return id;
}
