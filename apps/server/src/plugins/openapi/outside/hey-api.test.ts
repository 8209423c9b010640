import { join } from 'node:path';
import { createClient } from '@hey-api/openapi-ts';
import { stringify } from 'qs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { useDescribedSite } from '../../../testing/openapi/use-described-site.ts';
import { PASSWORD } from '../../../testing/test-accounts.ts';
import type { ApiDocument } from '../describe/api-document.ts';

const described = useDescribedSite();

type Call = (options?: object) => Promise<{ data: never; error: never; response: Response }>;

/** The calls of a part as functions, and the client that they share. */
async function generate(part: 'content' | 'member', document: ApiDocument) {
  const path = join(described().directory, part);
  await createClient({
    input: document as never,
    output: { path },
    plugins: ['@hey-api/client-fetch', '@hey-api/sdk', '@hey-api/typescript'],
    logs: { level: 'silent', file: false },
  });
  const sdk: Record<string, Call> = await import(/* @vite-ignore */ join(path, 'sdk.gen.ts'));
  const { client } = await import(/* @vite-ignore */ join(path, 'client.gen.ts'));
  return { sdk, client };
}

it('generates functions that log in, write with the token, read and are told of errors', async () => {
  const { documents, address, joinAsEditor } = described();
  const member = await generate('member', documents.member);
  member.client.setConfig({ baseUrl: address });
  await joinAsEditor();
  const wrong = await member.sdk.postAuthLocal?.({ body: { identifier: 'eve', password: 'no' } });
  expect(wrong?.error).toMatchObject({ error: { status: 400, code: 'invalid_credentials' } });
  const login = await member.sdk.postAuthLocal?.({
    body: { identifier: 'eve', password: PASSWORD },
  });
  const { jwt = '' } = (login?.data ?? {}) as { jwt?: string };
  // The token is only sent where the description asks for it.
  member.client.setConfig({ baseUrl: address, auth: () => jwt });
  expect((await member.sdk.getUsersMe?.())?.data).toMatchObject({ username: 'eve' });

  const content = await generate('content', documents.content);
  content.client.setConfig({ baseUrl: address, auth: () => jwt });
  const data = { title: 'Bridges', body: 'A text' };
  const created = await content.sdk.postBlogPosts?.({ body: { data }, query: { status: 'draft' } });
  expect(created?.data).toMatchObject({ data: { title: 'Bridges', slug: 'bridges' } });
  const drafts = { status: 'draft', fields: ['title'] };
  const flat = { query: { ...drafts, filters: { slug: 'bridges' } } };
  const nested = {
    query: { ...drafts, filters: { slug: { $eq: 'bridges' } } },
    // The generated one writes only one level of brackets.
    querySerializer: (query: object) => stringify(query),
  };
  for (const options of [flat, nested]) {
    const list = await content.sdk.getBlogPosts?.(options);
    expect(list?.data).toMatchObject({ data: [{ title: 'Bridges' }] });
  }
  content.client.setConfig({ auth: () => undefined });
  const anonymous = await content.sdk.postBlogPosts?.({ body: { data } });
  expect(anonymous?.error).toMatchObject({ error: { code: 'unauthorized' } });
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  const upload = (bytes: Uint8Array<ArrayBuffer>) =>
    content.sdk.postUpload?.({
      body: { files: [new File([bytes], 'river.png', { type: 'image/png' })] },
      auth: () => jwt,
    });
  expect((await upload(Uint8Array.from(png)))?.data).toMatchObject([{ name: 'river.png' }]);
  const refused = await upload(new TextEncoder().encode('no picture'));
  expect(refused?.error).toMatchObject({ error: { code: 'validation_failed' } });
});
