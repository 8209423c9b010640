import type { Choice } from '@rostra/markdown-editor/merge';
import { useMessages } from '@rostra/messages/react';
import { cx } from '@rostra/ui';

interface ChoiceFieldProps {
  name: string;
  /** What the field is called. */
  label: string;
  mine: string;
  theirs: string;
  allowsBoth: boolean;
  value: Choice | undefined;
  onChange: (choice: Choice) => void;
}

/** One place that both changed: mine, theirs, or both one after the other. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { name, label, mine, theirs, allowsBoth, value, onChange } = props;
  const t = useMessages('studio-editor');
  const options: [Choice, string][] = [
    ['mine', mine],
    ['theirs', theirs],
    ...(allowsBoth ? ([['both', '']] satisfies [Choice, string][]) : []),
  ];
  return (
    <fieldset className="mt-5 border-line border-t pt-4">
      <legend className="font-semibold">{label}</legend>
      {options.map(([choice, text]) => (
        <label
          key={choice}
          className={cx(
            'mt-2 flex cursor-pointer gap-3 rounded border p-3 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2',
            value === choice ? 'border-accent bg-accent-soft' : 'border-line',
          )}
        >
          <input
            type="radio"
            name={name}
            checked={value === choice}
            onChange={() => onChange(choice)}
            className="mt-1 size-4 shrink-0 accent-accent"
          />
          <span className="min-w-0">
            <span className="font-medium">{t(`choice.${choice}`)}</span>
            {text ? (
              <span className="mt-1 block max-h-40 overflow-y-auto whitespace-pre-wrap font-serif">
                {text}
              </span>
            ) : null}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
