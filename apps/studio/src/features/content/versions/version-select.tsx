import type { VersionSummary } from '@rostra/contract';
import { CompactField, compactControl } from '../../../lib/controls/compact-field.tsx';
import { useDescribeVersion } from './use-describe-version.ts';

interface VersionSelectProps {
  label: string;
  versions: readonly VersionSummary[];
  value: number;
  onChange: (number: number) => void;
}

export function VersionSelect({ label, versions, value, onChange }: VersionSelectProps) {
  const describe = useDescribeVersion();
  return (
    <div className="min-w-0 max-w-full">
      <CompactField label={label}>
        {(attributes) => (
          <select
            {...attributes}
            value={value}
            onChange={(event) => onChange(Number(event.target.value))}
            className={compactControl}
          >
            {versions.map((version) => (
              <option key={version.number} value={version.number}>
                {describe(version).option}
              </option>
            ))}
          </select>
        )}
      </CompactField>
    </div>
  );
}
