import {
  type CallOutput,
  type EditionSummary,
  listConsultations,
  listPledges,
  listVotes,
  type Pledge,
  type PolicyLink,
  type PolicyPage,
  readLeadingPolicy,
  readPolicy,
  type Translations,
  type Vote,
} from '@rostra/contract';
import { ApiError, type Client } from '@rostra/contract/client';
import { pages, pathTo } from '@rostra/contract/pages';
import { data, type RouterContextProvider, redirect } from 'react-router';
import { type LocaleQuery, localeInLoader } from '../../lib/languages/content-locale.ts';
import { load } from '../../lib/server-rendering/load.ts';
import { type OpenDecision, openDecisions } from '../take-part/index.ts';
import type { LongDocumentContent } from './long-document.tsx';

/** Where members discuss a policy and vote on it, or did, and what it promises. */
export interface Decisions {
  readonly consultations: readonly { slug: string; title: string; locale: string }[];
  readonly votes: readonly { slug: string; question: string; locale: string }[];
  readonly pledges: readonly Pick<Pledge, 'id' | 'text' | 'status' | 'locale'>[];
  readonly open: readonly OpenDecision[];
  /** The vote that adopted the current edition. */
  readonly adoption?: { slug: string; closedAt: string; votes: number; ballots: number };
}

export interface LoadedDocument {
  document: LongDocumentContent;
  /** The key of its area. */
  area: string;
  path: string;
  /** The other policies of the area, leading policy first. */
  others: readonly PolicyLink[];
  translations?: Translations;
  editions: { key: string; newest: readonly EditionSummary[] };
  decisions?: Decisions;
}

type PolicyResponse = CallOutput<typeof readPolicy>;

/** The leading policy of an area, or nothing with status 404 before it is published. */
export async function loadArea(context: Readonly<RouterContextProvider>, area: string) {
  const response = await load(context, async (api) => {
    try {
      return await withDecisions(
        api,
        await api(readLeadingPolicy, { params: { area }, query: localeInLoader(context) }),
      );
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined;
      throw error;
    }
  });
  return response
    ? data({ found: loaded(response), translations: response.meta.translations })
    : data({ found: undefined }, { status: 404 });
}

/** A policy by its current or a former slug. Redirects if its page has another path. */
export async function loadPolicy(context: Readonly<RouterContextProvider>, slug: string) {
  const response = await load(context, async (api) =>
    withDecisions(api, await readFollowing(api, slug, localeInLoader(context))),
  );
  const { path } = response.meta;
  if (path !== pathTo(pages.policy, { slug })) throw redirect(path, 301);
  return data({ found: loaded(response), translations: response.meta.translations });
}

async function withDecisions(
  api: Client,
  response: PolicyResponse,
): Promise<PolicyResponse & Pick<LoadedDocument, 'decisions'>> {
  const query = { documentId: response.data.documentId };
  const [consultations, votes, pledges] = await Promise.all([
    api(listConsultations, { query }),
    api(listVotes, { query }),
    api(listPledges, { query }),
  ]);
  const decisions = {
    consultations: consultations.data.map(({ slug, title, locale }) => ({ slug, title, locale })),
    votes: votes.data.map(({ slug, question, locale }) => ({ slug, question, locale })),
    pledges: pledges.data.map(({ id, text, status, locale }) => ({ id, text, status, locale })),
    open: openDecisions({ consultations: consultations.data, votes: votes.data }),
    ...adoptionIn(votes.data, response.meta.editions.newest[0]?.number),
  };
  return { ...response, decisions };
}

function adoptionIn(
  votes: readonly Vote[],
  edition: number | undefined,
): Pick<Decisions, 'adoption'> {
  for (const { slug, result, options } of votes) {
    const adopted = options.find(({ number }) => number === result?.adopted);
    if (!result?.counts || !adopted || adopted.edition !== edition) continue;
    const { closedAt, ballots, counts } = result;
    return { adoption: { slug, closedAt, ballots, votes: counts[adopted.number] ?? 0 } };
  }
  return {};
}

async function readFollowing(
  api: Client,
  slug: string,
  query: LocaleQuery,
): Promise<PolicyResponse> {
  try {
    return await api(readPolicy, { params: { slug }, query });
  } catch (error) {
    const movedTo = error instanceof ApiError ? error.details.movedTo : undefined;
    if (typeof movedTo !== 'string') throw error;
    return api(readPolicy, { params: { slug: movedTo }, query });
  }
}

export const loaded = ({
  data,
  meta,
  decisions,
}: PolicyResponse & Pick<LoadedDocument, 'decisions'>): LoadedDocument => ({
  document: contentOf(data),
  area: data.area,
  ...(decisions && { decisions }),
  ...meta,
});

function contentOf(policy: PolicyPage): LongDocumentContent {
  const { title, summary, keyPoints, bodyHtml, toc, updatedAt, publishedAt, seo } = policy;
  return {
    title,
    summary: summary ?? '',
    keyPoints: keyPoints ?? [],
    html: bodyHtml,
    contents: toc.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text })),
    updatedAt,
    publishedAt: publishedAt ?? updatedAt,
    readingMinutes: policy.readingMinutes,
    ...(policy.locale ? { locale: policy.locale } : {}),
    seo: {
      title: seo?.metaTitle || title,
      description: seo?.metaDescription || summary || policy.bodyExcerpt,
    },
  };
}
