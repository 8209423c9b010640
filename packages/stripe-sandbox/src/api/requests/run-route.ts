import { present } from '../../objects/events/present.ts';
import type { Work } from '../../store/work.ts';
import { ApiError, type ErrorDetail } from '../../wire/errors.ts';
import { type FormValue, parseForm } from '../../wire/form.ts';
import { listOf, text } from '../../wire/params.ts';
import type { Api, ApiRequest } from './api.ts';
import { publicFieldsFor } from './client-secret.ts';
import { expand } from './expand/expand.ts';
import type { Call, Match } from './route.ts';

/** Parses the parameters, runs the route's use case and returns the body, expanded as requested. */
export function runRoute(
  api: Api,
  work: Work,
  request: ApiRequest,
  match: Match,
  isBrowser: boolean,
): string {
  const form = readForm(request);
  const { expand: wanted, key: _key, _stripe_version, ...rest } = form;
  const input = match.route.params(rest, '');
  const call = { path: match.path, input, isBrowser } as Call<never>;
  try {
    const result = presentDeep(work, match.route.handle(work, call));
    const paths = wanted === undefined ? [] : listOf(text)(wanted as FormValue, 'expand');
    return JSON.stringify(expand(work, api.includables, result, paths), null, 2);
  } catch (error) {
    throw error instanceof ApiError && isBrowser ? withPublicFields(error, call) : error;
  }
}

export function readForm({ query, body }: ApiRequest): { [key: string]: FormValue } {
  return { ...parseForm(query), ...parseForm(body) };
}

function presentDeep(work: Work, result: object): object {
  if ('data' in result && Array.isArray(result.data)) {
    return { ...result, data: result.data.map((row) => present(work, row)) };
  }
  return present(work, result);
}

function withPublicFields(error: ApiError, call: Call<unknown>): ApiError {
  const { payment_intent, setup_intent, ...rest } = error.detail;
  const detail: ErrorDetail = {
    ...rest,
    ...(payment_intent ? { payment_intent: publicFieldsFor(payment_intent, call) } : {}),
    ...(setup_intent ? { setup_intent: publicFieldsFor(setup_intent, call) } : {}),
  };
  return new ApiError(error.status, detail, error.keepsChanges);
}
