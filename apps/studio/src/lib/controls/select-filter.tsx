import { cx } from '@rostra/ui';
import { Filter } from './filter.tsx';
import { toolbarControl } from './search-box.tsx';

interface SelectFilterProps {
  label: string;
  /** Values with their names. */
  options: readonly (readonly [value: string, name: string])[];
  /** The name of the choice that filters nothing. Its value is empty. */
  any?: string;
  value: string;
  onChange: (value: string) => void;
  className?: string;
}

/** Narrows a list to one of several values. */
export function SelectFilter(props: SelectFilterProps) {
  const { label, options, any, value, onChange, className = 'w-full' } = props;
  return (
    <Filter label={label}>
      {(id) => (
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          className={cx(toolbarControl, className)}
        >
          {any === undefined ? null : <option value="">{any}</option>}
          {options.map(([option, name]) => (
            <option key={option} value={option}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Filter>
  );
}
