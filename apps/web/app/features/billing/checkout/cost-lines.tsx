interface CostProps {
  text: string;
  amount: string;
}

/** A line of what is charged. */
export function CostLine({ text, amount }: CostProps) {
  return (
    <div className="flex justify-between gap-6 border-line border-b py-3 first:pt-0">
      <dt className="text-muted [overflow-wrap:anywhere]">{text}</dt>
      <dd className="shrink-0">{amount}</dd>
    </div>
  );
}

/** What is left to pay, below the lines. */
export function CostTotal({ text, amount }: CostProps) {
  return (
    <div className="flex items-baseline justify-between gap-6 py-4">
      <dt className="font-semibold text-base">{text}</dt>
      <dd className="font-serif text-2xl">{amount}</dd>
    </div>
  );
}
