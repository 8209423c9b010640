import {
  createConfiguration,
  defaultConfiguration,
  updateConfiguration,
} from '../../objects/portal/configurations.ts';
import { createParams, listParams, updateParams } from '../../objects/portal/params.ts';
import { get } from '../../store/work.ts';
import { paginate } from '../../wire/list.ts';
import { shape } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

const base = '/v1/billing_portal/configurations';

export const portalConfigurationRoutes: Route[] = [
  route('POST', base, createParams, (work, { input }) => createConfiguration(work, input)),
  route('GET', base, listParams, (work, { input }) => {
    defaultConfiguration(work);
    const { active, is_default } = input;
    const found = work
      .all('portal_configuration')
      .filter((row) => active === undefined || row.active === active)
      .filter((row) => is_default === undefined || row.is_default === is_default);
    return paginate(found, input, base);
  }),
  route('GET', `${base}/:id`, shape({}, {}), (work, call) =>
    get(work, 'portal_configuration', idOf(call)),
  ),
  route('POST', `${base}/:id`, updateParams, (work, call) =>
    updateConfiguration(work, idOf(call), call.input),
  ),
];
