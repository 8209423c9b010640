import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ApiPart, type AuthResponse, apiParts } from '@rostra/contract';
import type { ApiDocument } from '../../plugins/openapi/describe/api-document.ts';
import { addressOf } from '../../plugins/openapi/scopes.ts';
import { type AccountsApp, openAccountsApp } from '../test-accounts.ts';

export interface DescribedSite {
  site: AccountsApp;
  /** Where it listens. */
  address: string;
  documents: Record<ApiPart, ApiDocument>;
  /** For generated files. */
  directory: string;
  joinAsEditor(): Promise<AuthResponse>;
  close(): Promise<void>;
}

/** A site that programs from outside can call, with the documents that they read. */
export async function openDescribedSite(): Promise<DescribedSite> {
  const payments = { payments: {} as never, publishableKey: '', scriptUrl: null };
  const site = await openAccountsApp({ payments, env: { SITE_URL: 'https://rostra.test' } });
  const address = await site.app.listen({ host: '127.0.0.1', port: 0 });
  const read = async (part: ApiPart) => [
    part,
    (await site.app.inject({ url: addressOf(part).document })).json(),
  ];
  const documents = Object.fromEntries(await Promise.all(apiParts.map(read)));
  const directory = await mkdtemp(join(tmpdir(), 'rostra-generated-'));
  return {
    ...{ site, address, documents, directory },
    joinAsEditor: async () => {
      const person = await site.join('eve');
      await site.deps.db.queries
        .updateTable('users')
        .set({ role: 'editor' })
        .where('id', '=', person.user.id)
        .execute();
      return person;
    },
    close: async () => {
      await site.close();
      await rm(directory, { recursive: true });
    },
  };
}
