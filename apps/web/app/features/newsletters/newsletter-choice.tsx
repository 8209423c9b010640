import type { Newsletter } from '@rostra/contract';
import { CheckboxField } from '@rostra/ui/forms';

interface NewsletterChoiceProps {
  legend: string;
  /** For screen readers only, if a heading above says the same. */
  isLegendHidden?: boolean;
  newsletters: readonly Newsletter[];
  chosen: readonly string[];
  error?: string | undefined;
  onChange: (chosen: string[]) => void;
}

export function NewsletterChoice(props: NewsletterChoiceProps) {
  const { legend, isLegendHidden = false, newsletters, chosen, error, onChange } = props;
  const toggle = (id: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'font-medium text-sm'}>{legend}</legend>
      <div className="mt-3 grid gap-4">
        {newsletters.map(({ id, name, description }) => (
          <CheckboxField
            key={id}
            label={<span className="wrap-anywhere font-medium">{name}</span>}
            help={description || undefined}
            checked={chosen.includes(id)}
            onChange={({ target }) => toggle(id, target.checked)}
          />
        ))}
      </div>
      <p role="alert" className="mt-2 text-danger text-sm empty:hidden">
        {error}
      </p>
    </fieldset>
  );
}
