import { compactControl } from './compact-field.tsx';

interface ChoiceSelectProps<T extends string> {
  label: string;
  /** Values with their names. */
  options: readonly (readonly [T, string])[];
  value: T;
  onChange: (value: T) => void;
  className?: string;
}

export function ChoiceSelect<T extends string>(props: ChoiceSelectProps<T>) {
  const { label, options, value, onChange, className } = props;
  return (
    <label className={className}>
      <span className="mb-1 block font-medium text-xs">{label}</span>
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([name]) => name === target.value);
          if (chosen) onChange(chosen[0]);
        }}
        className={compactControl}
      >
        {options.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
