import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { apiParts } from '@rostra/contract';
import createClient from 'openapi-fetch';
import openapiTS, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { expect, it } from 'vitest';
import { useDescribedSite } from '../../../testing/openapi/use-described-site.ts';

const described = useDescribedSite();

const PROGRAM = `
import type createClient from 'openapi-fetch';
import type { paths as Content } from './content.ts';
import type { paths as Member } from './member.ts';
import type { paths as Studio } from './studio.ts';

export async function run(create: typeof createClient, baseUrl: string, token: string) {
  const headers = { authorization: 'Bearer ' + token };
  const visitor = create<Content>({ baseUrl });
  const editor = create<Content>({ baseUrl, headers });
  const created = await editor.POST('/api/blog-posts', {
    body: { data: { title: 'Bridges', body: 'A text', publishedAt: '2026-01-01T00:00:00.000Z' } },
  });
  const list = await visitor.GET('/api/blog-posts', {
    params: { query: { fields: ['title', 'slug'], sort: 'title', pagination: { pageSize: 1 } } },
  });
  const slug: string | null | undefined = list.data?.data[0]?.slug;
  // @ts-expect-error A title is no number.
  const wrong: number | null | undefined = list.data?.data[0]?.title;
  const me = await create<Member>({ baseUrl, headers }).GET('/api/users/me');
  const name: string | undefined = me.data?.username;
  const calendar = await create<Studio>({ baseUrl, headers }).GET('/api/studio/reviewers');
  const missing = await visitor.GET('/api/blog-posts/{id}', { params: { path: { id: 'none' } } });
  const code: 'not_found' | 'forbidden' | (string & {}) | undefined = missing.error?.error.code;
  // @ts-expect-error There is no such call.
  const unknown = () => visitor.GET('/api/bridges');
  return {
    created: created.response.status,
    ...{ slug, title: wrong, name, code },
    reviewers: calendar.response.status,
    anonymous: (await create<Member>({ baseUrl }).GET('/api/users/me')).error?.error.code,
  };
}
`;

it('gets types from all parts, and a typed client that reads, writes and is told of errors', async () => {
  const { directory, documents, address, joinAsEditor } = described();
  for (const part of apiParts) {
    const types = astToString(await openapiTS(documents[part] as unknown as OpenAPI3));
    await writeFile(join(directory, `${part}.ts`), types);
  }
  const program = join(directory, 'program.ts');
  await writeFile(program, PROGRAM);
  await checkTypes(directory);
  const { run } = await import(/* @vite-ignore */ program);
  const { jwt } = await joinAsEditor();
  expect(await run(createClient, address, jwt)).toEqual({
    ...{ created: 201, slug: 'bridges', title: 'Bridges', name: 'eve' },
    ...{ code: 'not_found', reviewers: 200, anonymous: 'unauthorized' },
  });
});

const require = createRequire(import.meta.url);
const COMPILER = join(require.resolve('@typescript/native/package.json'), '../bin/tsc');

/** Rejects with the messages of the compiler. */
async function checkTypes(directory: string): Promise<void> {
  const config = {
    compilerOptions: {
      ...{ strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['es2024', 'dom'] },
      ...{ target: 'es2024', module: 'preserve', allowImportingTsExtensions: true },
      paths: { 'openapi-fetch': [require.resolve('openapi-fetch/dist/index.d.mts')] },
    },
    include: ['*.ts'],
  };
  await writeFile(join(directory, 'tsconfig.json'), JSON.stringify(config));
  await promisify(execFile)(process.execPath, [COMPILER, '-p', directory]).catch(
    ({ stdout }: { stdout: string }) => Promise.reject(new Error(stdout)),
  );
}
