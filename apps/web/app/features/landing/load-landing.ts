import {
  getSite,
  type LandingInLocale,
  listConsultations,
  listLeadingPolicies,
  listVotes,
  type PolicySummary,
  readBlogList,
  readLanding,
} from '@rostra/contract';
import { ApiError, type Client } from '@rostra/contract/client';
import { isFixedArea } from '@rostra/contract/policy-areas';
import type { RouterContextProvider } from 'react-router';
import { type LocaleQuery, localeInLoader } from '../../lib/languages/content-locale.ts';
import { load } from '../../lib/server-rendering/load.ts';
import { type PostTeaser, teaserOf } from '../blog/index.ts';
import { type OpenDecision, openDecisions } from '../take-part/index.ts';
import type { LandingContent, PolicyEntry } from './landing.ts';

/** One lead post and four smaller ones. */
const POSTS = 5;

export async function loadLanding(
  context: Readonly<RouterContextProvider>,
): Promise<LandingContent> {
  const locale = localeInLoader(context);
  const [landing, policies, posts, open] = await load(context, (api) =>
    Promise.all([
      findLanding(api, locale),
      listEntries(api, locale),
      listNewest(api, locale),
      listOpen(api),
    ]),
  );
  return {
    ...(landing
      ? {
          statement: {
            title: landing.statement,
            body: landing.statementBody,
            locale: landing.locale,
          },
          membership: { ...landing.membership, locale: landing.locale },
        }
      : {}),
    policies,
    posts,
    open,
  };
}

/** A new installation may have no landing content yet. */
async function findLanding(api: Client, query: LocaleQuery): Promise<LandingInLocale | undefined> {
  try {
    return (await api(readLanding, { query })).data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined;
    throw error;
  }
}

async function listEntries(api: Client, query: LocaleQuery): Promise<LandingContent['policies']> {
  const { data } = await api(listLeadingPolicies, { query });
  return Object.fromEntries(
    data.filter(({ area }) => !isFixedArea(area)).map((policy) => [policy.area, entryOf(policy)]),
  );
}

/** Drops the area from "Domestic policy: services within reach", because the index names it. */
function entryOf({ title, keyPoints, summary, locale }: PolicySummary): PolicyEntry {
  const claim = title.slice(title.indexOf(': ') + 1).trim();
  return {
    claim: claim.charAt(0).toUpperCase() + claim.slice(1),
    sentence: keyPoints?.[0] ?? summary ?? '',
    ...(locale ? { locale } : {}),
  };
}

async function listNewest(api: Client, locale: LocaleQuery): Promise<PostTeaser[]> {
  const { features } = await api(getSite);
  if (!features.blog) return [];
  const { data } = await api(readBlogList, { query: { pageSize: POSTS, ...locale } });
  return data.map(teaserOf);
}

async function listOpen(api: Client): Promise<OpenDecision[]> {
  const [consultations, votes] = await Promise.all([
    api(listConsultations, {}),
    api(listVotes, {}),
  ]);
  return openDecisions({ consultations: consultations.data, votes: votes.data });
}
