import type { Storage } from '../../adapters/storage/storage.ts';
import type { Feature } from '../../feature.ts';
import { hourly } from '../../plugins/background/index.ts';
import { type ContentService, createDocumentMaker, type DocumentMaker } from '../content/index.ts';
import { dropUnusedFiles } from './editions/files/drop-unused-files.ts';
import { editionFileRoutes } from './editions/files/edition-file-routes.ts';
import { createEditionFiles } from './editions/files/edition-files.ts';
import { listEditionAddresses } from './editions/list-edition-addresses.ts';
import { policies } from './policies.ts';
import { policyRoutes } from './routes.ts';

export const policyCollections = [policies] as const;

export interface PoliciesOptions {
  readonly storage: Storage;
  /** The name of the organisation. */
  findName(): string;
  readonly documents?: DocumentMaker | undefined;
}

export function policiesFeature(content: ContentService, options: PoliciesOptions): Feature {
  const { storage, findName, documents = createDocumentMaker() } = options;
  content.declare(policyCollections);
  content.listInSitemap((language) => listEditionAddresses(content, language));
  const files = createEditionFiles({ content, storage, documents });
  return {
    name: 'policies',
    routes: (app) => {
      app.addHook('onClose', async () => documents.close());
      policyRoutes(app, content);
      editionFileRoutes(app, { content, files, findName });
    },
    workers: [hourly('policies', () => dropUnusedFiles(content.db, storage))],
  };
}
