import { createSchedule } from '../../lifecycles/schedules/create-schedule.ts';
import {
  cancelParams,
  createParams,
  listParams,
  releaseParams,
  updateParams,
} from '../../lifecycles/schedules/params.ts';
import {
  cancelSchedule,
  releaseSchedule,
  updateSchedule,
} from '../../lifecycles/schedules/update-schedule.ts';
import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { shape } from '../../wire/params.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const base = '/v1/subscription_schedules';
const one = `${base}/:id`;

export const subscriptionScheduleRoutes: Route[] = [
  route('POST', base, createParams, (work, { input }) => createSchedule(work, input)),
  route('GET', base, listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'subscription_schedule', 'customer', input.customer)
        .filter((row) => input.scheduled !== true || row.status === 'not_started')
        .filter((row) => isWithin(row.created, input.created)),
      input,
      base,
    ),
  ),
  route('GET', one, shape({}, {}), (work, call) => get(work, 'subscription_schedule', idOf(call))),
  route('POST', one, updateParams, (work, call) => updateSchedule(work, idOf(call), call.input)),
  route('POST', `${one}/release`, releaseParams, (work, call) => releaseSchedule(work, idOf(call))),
  route('POST', `${one}/cancel`, cancelParams, (work, call) =>
    cancelSchedule(work, idOf(call), call.input),
  ),
];
