import { get } from '../../store/work.ts';
import { shape } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';

export const mandateRoutes: Route[] = [
  route('GET', '/v1/mandates/:id', shape({}, {}), (work, call) => get(work, 'mandate', idOf(call))),
];
