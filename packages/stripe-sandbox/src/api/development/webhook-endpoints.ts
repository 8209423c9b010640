import type Stripe from 'stripe';
import { addEndpoint } from '../../objects/webhooks/add-endpoint.ts';
import { newId } from '../../store/ids.ts';
import { get } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { paginate } from '../../wire/list.ts';
import { mergeMetadata } from '../../wire/metadata.ts';
import { boolean, listOf, nullable, shape, text } from '../../wire/params.ts';
import { metadata, paging } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const base = '/v1/webhook_endpoints';
const one = `${base}/:id`;
const none = shape({}, {});
const createParams = shape(
  { url: text, enabled_events: listOf(text) },
  { api_version: text, description: nullable(text), metadata },
);
const updateParams = shape(
  {},
  {
    description: nullable(text),
    disabled: boolean,
    enabled_events: listOf(text),
    metadata,
    url: text,
  },
);

export const webhookEndpointRoutes: Route[] = [
  route('POST', base, createParams, (work, { input }) => {
    const secret = newId('whsec', 32);
    const endpoint = addEndpoint(work, {
      url: checkUrl(input.url),
      enabledEvents: input.enabled_events,
      description: input.description ?? null,
      metadata: mergeMetadata({}, input.metadata),
      secret,
    });
    return { ...endpoint, secret };
  }),
  route('GET', base, shape({}, paging), (work, { input }) =>
    paginate(work.all('webhook_endpoint'), input, base),
  ),
  route('GET', one, none, (work, call) => get(work, 'webhook_endpoint', idOf(call))),
  route('POST', one, updateParams, (work, call) => {
    const before = get(work, 'webhook_endpoint', idOf(call));
    const { disabled, metadata: change, url, ...plain } = call.input;
    const after: Stripe.WebhookEndpoint = {
      ...before,
      ...plain,
      ...(url === undefined ? {} : { url: checkUrl(url) }),
      ...(disabled === undefined ? {} : { status: disabled ? 'disabled' : 'enabled' }),
      metadata: mergeMetadata(before.metadata, change),
    };
    work.put('webhook_endpoint', after);
    return after;
  }),
  route('DELETE', one, none, (work, call) => {
    const { id } = get(work, 'webhook_endpoint', idOf(call));
    work.remove('webhook_endpoint', id);
    work.remove('endpoint_secret', id);
    return { id, object: 'webhook_endpoint', deleted: true };
  }),
];

function checkUrl(url: string): string {
  if (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)) return url;
  throw invalidRequest('Invalid URL: must be an http or https address.', 'url', 'url_invalid');
}
