import { formatMoney, type PlanFacts } from '@rostra/contract';

export const priceOf = ({ priceMinor, currency }: PlanFacts) => formatMoney(priceMinor, currency);

export function PlanPrice({ plan }: { plan: PlanFacts }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-serif text-3xl">{priceOf(plan)}</span>
      <span className="text-muted text-sm">a {plan.interval}</span>
      {plan.savingPercent ? (
        <span className="font-medium text-accent text-sm">Save {plan.savingPercent}%</span>
      ) : null}
    </p>
  );
}
