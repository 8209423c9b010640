import { type Plan, planDetails } from '../features/billing/plans/plans.ts';
import { formatMoney } from '../money.ts';

/** The price of a built-in plan in minor units. Tests use it, so that they stay true when prices change. */
export const priceOf = (id: Plan): number => detailsOf(id).priceMinor;

/** The price of so many as pages and mails show it in English, such as "$19.99". */
export function shownPrice(id: Plan, quantity = 1): string {
  const { priceMinor, currency } = detailsOf(id);
  return formatMoney(quantity * priceMinor, currency);
}

function detailsOf(id: Plan) {
  const details = planDetails.find((plan) => plan.id === id);
  if (!details) throw new Error(`${id} is no built-in plan`);
  return details;
}
