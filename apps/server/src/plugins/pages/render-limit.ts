import type { FastifyRequest } from 'fastify';
import { pageKey } from './page-key.ts';

/** Renders per address; cached pages do not count. Searches are never cached and cost more. */
const RENDERS = 600;
const SEARCHES = 60;

const isSearch = ({ raw }: FastifyRequest) => pageKey(raw.url ?? '/').isSearch;

export const renderLimit = {
  timeWindow: '1 minute',
  max: (request: FastifyRequest) => (isSearch(request) ? SEARCHES : RENDERS),
  keyGenerator: (request: FastifyRequest) =>
    isSearch(request) ? `search from ${request.ip}` : request.ip,
};
