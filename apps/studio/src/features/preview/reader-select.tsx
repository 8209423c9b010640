import { type PreviewReader, previewReaders } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { ChoiceSelect } from '../../lib/controls/choice-select.tsx';

interface ReaderSelectProps {
  value: PreviewReader;
  onChange: (reader: PreviewReader) => void;
  className?: string;
}

/** As whom the page is seen. */
export function ReaderSelect(props: ReaderSelectProps) {
  const t = useMessages('studio-preview');
  return (
    <ChoiceSelect
      {...props}
      label={t('reader')}
      options={previewReaders.map((name) => [name, t(`reader.${name}`)])}
    />
  );
}
