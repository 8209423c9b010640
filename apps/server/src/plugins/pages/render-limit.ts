import type { FastifyRequest } from 'fastify';
import type { SiteLanguages } from '../../languages/site-languages.ts';
import { pageKey } from './page-key.ts';

/** Renders per address; cached pages do not count. Searches are never cached and cost more. */
const RENDERS = 600;
const SEARCHES = 60;

export function renderLimit(languages: SiteLanguages) {
  const isSearch = ({ raw }: FastifyRequest) => pageKey(raw.url ?? '/', languages).isSearch;
  return {
    timeWindow: '1 minute',
    max: (request: FastifyRequest) => (isSearch(request) ? SEARCHES : RENDERS),
    keyGenerator: (request: FastifyRequest) =>
      isSearch(request) ? `search from ${request.ip}` : request.ip,
  };
}
