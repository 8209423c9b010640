import {
  type ApiGroup,
  type Call,
  can,
  type ErrorCode,
  type TokenAccess,
  tokenAccesses,
  tokenRoles,
} from '@rostra/contract';
import type { AccessRule } from '../access/authorize.ts';

/** Ways to prove who calls. The description of the API has a scheme of each name. */
export type SecurityScheme = 'session' | 'apiToken' | 'downloadCookie';
type Security = readonly Readonly<Partial<Record<SecurityScheme, string[]>>>[];

const SESSION = { session: [] };
const API_TOKEN = { apiToken: [] };

/** Reads for everybody accept a token, whose holder may see more. Other calls for everybody need none. */
const OPTIONAL: Security = [{}, SESSION, API_TOKEN];

/** The access rule in the API description of a route. */
export function describeAccess(rule: AccessRule, { isAnonymous = false } = {}) {
  const { access, needsConfirmedAddress, needsProof } = rule;
  const tokens = access === 'public' ? [] : tokenAccesses.filter((token) => allows(token, rule));
  const open: Security = isAnonymous ? [] : OPTIONAL;
  const closed: Security = tokens.length > 0 ? [SESSION, API_TOKEN] : [SESSION];
  return {
    'x-access': access,
    ...(tokens.length > 0 ? { 'x-token-accesses': tokens } : {}),
    ...(needsConfirmedAddress ? { 'x-needs-confirmed-address': true } : {}),
    ...(needsProof ? { 'x-needs-proof': true } : {}),
    security: access === 'public' ? open : closed,
  };
}

function allows(token: TokenAccess, { access, needsProof, tokenNeeds }: AccessRule): boolean {
  const needed = tokenNeeds ?? access;
  const role = tokenRoles[token];
  if (needsProof || role === null || needed === 'public' || needed === 'member') return false;
  return can(role, needed);
}

declare module 'fastify' {
  interface FastifySchema {
    /** Not part of the description of the API. */
    hide?: boolean;
    summary?: string;
    description?: string;
    tags?: readonly ApiGroup[];
    /** The media types of a response that is a file. */
    produces?: readonly string[];
    security?: Security;
    'x-access'?: Call['access'];
    'x-token-accesses'?: readonly TokenAccess[];
    'x-errors'?: readonly ErrorCode[];
    'x-needs-confirmed-address'?: boolean;
    'x-needs-proof'?: boolean;
  }
}
