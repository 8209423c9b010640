import { get } from '../../store/work.ts';
import { isWithin, paginate } from '../../wire/list.ts';
import { shape, text } from '../../wire/params.ts';
import { paging, range } from '../../wire/shared-params.ts';
import { idOf, type Route, route } from '../requests/route.ts';
import { rowsBy } from '../requests/rows-by.ts';

const base = '/v1/radar/early_fraud_warnings';
const listParams = shape({}, { ...paging, charge: text, created: range, payment_intent: text });

export const earlyFraudWarningRoutes: Route[] = [
  route('GET', base, listParams, (work, { input }) =>
    paginate(
      rowsBy(work, 'early_fraud_warning', 'charge', input.charge)
        .filter(
          (row) =>
            input.payment_intent === undefined || row.payment_intent === input.payment_intent,
        )
        .filter((row) => isWithin(row.created, input.created)),
      input,
      base,
    ),
  ),
  route('GET', `${base}/:id`, shape({}, {}), (work, call) =>
    get(work, 'early_fraud_warning', idOf(call)),
  ),
];
