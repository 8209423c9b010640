import { apiParts } from '@rostra/contract';
import type { z } from 'zod';
import { type CompressedFile, compressFile } from './compressed-file.ts';
import type { ApiDocument } from './describe/api-document.ts';
import { createDocument } from './describe/create-document.ts';
import type { DescribedRoute } from './describe/described-route.ts';
import { pruned, selectPart } from './describe/select-part.ts';
import { overviewPage } from './reference/overview-page.ts';
import { partPage } from './reference/part-page.ts';
import type { Scope } from './scopes.ts';

export interface ApiFilesOptions {
  /** Complete once the server is ready. */
  routes: readonly DescribedRoute[];
  names: ReadonlyMap<z.ZodType, string>;
  site: { readonly name: string };
  siteUrl: string;
}

export interface ApiFiles {
  document(scope: Scope): Promise<CompressedFile>;
  page(scope: Scope): Promise<CompressedFile>;
}

/** Documents and pages are made when they are first asked for, and again after a change of the site’s name. */
export function createApiFiles({ routes, names, site, siteUrl }: ApiFilesOptions): ApiFiles {
  const files = new Map<string, Promise<CompressedFile>>();
  let documents: Record<Scope, ApiDocument> | undefined;
  let madeFor: string | undefined;

  const describe = () => {
    const whole = createDocument({ routes, names, title: `${site.name} API`, siteUrl });
    const [content, member, studio] = apiParts.map((part) => selectPart(whole, part));
    return { all: pruned(whole), content, member, studio } as Record<Scope, ApiDocument>;
  };
  const find = (
    key: string,
    make: (all: Record<Scope, ApiDocument>) => Promise<CompressedFile>,
  ) => {
    if (madeFor !== site.name) {
      files.clear();
      documents = undefined;
      madeFor = site.name;
    }
    documents ??= describe();
    const file = files.get(key) ?? make(documents);
    files.set(key, file);
    return file;
  };

  return {
    document: (scope) =>
      find(`document ${scope}`, (all) =>
        compressFile('application/json', JSON.stringify(all[scope])),
      ),
    page: (scope) =>
      find(`page ${scope}`, (all) =>
        compressFile(
          'text/html',
          scope === 'all' ? overviewPage(all, site.name) : partPage(all[scope], scope, site.name),
        ),
      ),
  };
}
