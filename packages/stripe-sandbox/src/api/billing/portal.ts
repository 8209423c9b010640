import { emit } from '../../objects/events/emit.ts';
import { defaultConfiguration } from '../../objects/portal/configuration.ts';
import { newIdOf, randomText } from '../../store/ids.ts';
import { nowFor } from '../../store/now.ts';
import type { PortalSessionRow } from '../../store/rows.ts';
import { get } from '../../store/work.ts';
import { paginate } from '../../wire/list.ts';
import { paging, shape, text } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const createParams = shape(
  { customer: text },
  { configuration: text, locale: text, return_url: text },
);

export const portalRoutes: Route[] = [
  route('POST', '/v1/billing_portal/sessions', createParams, (work, { input }) => {
    const customer = get(work, 'customer', input.customer, 'customer');
    const configuration =
      input.configuration === undefined
        ? defaultConfiguration(work)
        : get(work, 'portal_configuration', input.configuration, 'configuration');
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
  route('GET', '/v1/billing_portal/configurations', shape({}, paging), (work, { input }) => {
    defaultConfiguration(work);
    return paginate(work.all('portal_configuration'), input, '/v1/billing_portal/configurations');
  }),
  route('GET', '/v1/billing_portal/configurations/:id', shape({}, {}), (work, call) =>
    get(work, 'portal_configuration', idOf(call)),
  ),
];
