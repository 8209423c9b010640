import { type ApiPart, apiParts } from '@rostra/contract';

/** A part of the API, or the whole. */
export type Scope = ApiPart | 'all';
export const scopes: readonly Scope[] = ['all', ...apiParts];

/** Where a description is, for programs and for people. */
export const addressOf = (scope: Scope) =>
  scope === 'all'
    ? { document: '/api/openapi.json', page: '/api/docs' }
    : { document: `/api/openapi/${scope}.json`, page: `/api/docs/${scope}` };
