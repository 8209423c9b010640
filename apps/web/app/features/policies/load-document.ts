import { type PolicyPage, readPolicy } from '@rostra/contract';
import { ApiError, type Client } from '@rostra/contract/client';
import { data, type RouterContextProvider } from 'react-router';
import type { LongDocumentContent } from '../../components/long-document.tsx';
import { finishBody } from '../../lib/finish-body.ts';
import { load } from '../../lib/load.ts';
import { hostContext } from '../../lib/render-host.ts';

/** These pages keep their address whatever slug an editor gives the text. */
async function readBySlug(api: Client, slug: string): Promise<PolicyPage> {
  try {
    return (await api(readPolicy, { params: { slug } })).data;
  } catch (error) {
    const movedTo = error instanceof ApiError ? error.details.movedTo : undefined;
    if (typeof movedTo !== 'string') throw error;
    return (await api(readPolicy, { params: { slug: movedTo } })).data;
  }
}

/** A policy, the manifesto or the about page; nothing, with the status to say so, before it is published. */
export async function loadDocument(context: Readonly<RouterContextProvider>, slug: string) {
  const host = context.get(hostContext);
  host.tag('policies');
  host.tag(`policies:${slug}`);
  const found = await load(context, async (api) => {
    try {
      return await readBySlug(api, slug);
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  });
  if (!found) return data({ document: undefined }, { status: 404 });
  return data({ document: contentOf(found) });
}

function contentOf(policy: PolicyPage): LongDocumentContent {
  const { title, summary, keyPoints, bodyHtml, toc, updatedAt, publishedAt, seo } = policy;
  return {
    title,
    summary: summary ?? '',
    keyPoints: keyPoints ?? [],
    html: finishBody(bodyHtml),
    contents: toc.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    updatedAt,
    publishedAt: publishedAt ?? updatedAt,
    readingMinutes: policy.readingMinutes,
    seo: {
      title: seo.metaTitle ?? title,
      description: seo.metaDescription ?? summary ?? '',
    },
  };
}
