import type { ContentApp } from './content-app.ts';

/** A post, as described by tests. */
export interface PostInput extends Record<string, unknown> {
  title: string;
}

export async function writePost(content: ContentApp, data: PostInput, query = ''): Promise<string> {
  const { status, body } = await content.send('POST', `/api/blog-posts${query}`, {
    data: { body: 'Some words.', ...data },
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data.documentId;
}

export async function write(
  content: ContentApp,
  plural: string,
  data: Record<string, unknown>,
  query = '',
): Promise<{ id: number; documentId: string }> {
  const { status, body } = await content.send('POST', `/api/${plural}${query}`, { data });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.data;
}
