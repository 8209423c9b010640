import { emit } from '../../objects/events/emit.ts';
import { defaultConfiguration } from '../../objects/portal/configurations.ts';
import { newIdOf, randomText } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { PortalSessionRow } from '../../store/rows.ts';
import { get, type Work } from '../../store/work.ts';
import { invalidRequest } from '../../wire/errors.ts';
import { shape, text } from '../../wire/params.ts';
import { type Route, route } from '../requests/route.ts';

const createParams = shape(
  { customer: text },
  { configuration: text, locale: text, return_url: text },
);

export const portalSessionRoutes: Route[] = [
  route('POST', '/v1/billing_portal/sessions', createParams, (work, { input }) => {
    const customer = get(work, 'customer', input.customer, 'customer');
    const configuration = configurationOf(work, input.configuration);
    const id = newIdOf('portal_session');
    const session: PortalSessionRow = {
      id,
      object: 'billing_portal.session',
      configuration: configuration.id,
      created: nowFor(work, customer.id),
      customer: customer.id,
      customer_account: null,
      flow: null,
      livemode: false,
      locale: input.locale ?? null,
      on_behalf_of: null,
      return_url: input.return_url ?? configuration.default_return_url,
      url: `${work.config.publicUrl}/portal/${id}/${randomText(40)}`,
    };
    work.put('portal_session', session);
    emit(work, 'billing_portal.session.created', session);
    return session;
  }),
];

function configurationOf(work: Work, id: string | undefined) {
  if (id === undefined) return defaultConfiguration(work);
  const configuration = get(work, 'portal_configuration', id, 'configuration');
  if (configuration.active) return configuration;
  throw invalidRequest('This portal configuration is not active.', 'configuration');
}
