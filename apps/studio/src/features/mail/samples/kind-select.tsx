import type { MailKind } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { compactControl } from '../../../lib/controls/compact-field.tsx';
import { useFeatureName } from '../../site/index.ts';
import { useMailKind } from '../use-mail-kind.ts';

interface KindSelectProps {
  kinds: readonly MailKind[];
  value: string;
  onChange: (kind: string) => void;
}

/** The kinds of mails, grouped by the part of the wording that contains their texts. */
export function KindSelect({ kinds, value, onChange }: KindSelectProps) {
  const t = useMessages('studio-mails');
  const partOf = useFeatureName();
  const nameOf = useMailKind();
  const groups = [...Map.groupBy(kinds, ({ wording }) => wording)];
  return (
    <label className="min-w-0">
      <span className="mb-1 block font-medium text-xs">{t('samplesKind')}</span>
      <select
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={compactControl}
      >
        {groups.map(([wording, mails]) => (
          <optgroup key={wording} label={partOf(wording)}>
            {mails.map(({ kind }) => (
              <option key={kind} value={kind}>
                {nameOf(kind)}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
