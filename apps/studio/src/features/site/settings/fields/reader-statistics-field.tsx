import { studioPath } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { TextLink } from '@rostra/ui';
import { CheckboxField } from '@rostra/ui/forms';
import { FixedBy } from './fixed-by.tsx';

interface ReaderStatisticsFieldProps {
  fixedBy: string | null;
  value: boolean;
  onChange: (value: boolean) => void;
}

/** Whether the server counts how often pages are read. */
export function ReaderStatisticsField({ fixedBy, value, onChange }: ReaderStatisticsFieldProps) {
  const t = useMessages('studio-settings');
  return (
    <CheckboxField
      className="mb-2"
      label={t('label.readerStatistics')}
      help={
        fixedBy ? (
          <FixedBy variable={fixedBy} />
        ) : (
          t.rich('help.readerStatistics', {
            link: (children) => <TextLink href={`${studioPath}/readers`}>{children}</TextLink>,
          })
        )
      }
      disabled={fixedBy !== null}
      checked={value}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
