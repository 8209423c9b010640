import { MAX_SOURCES, type PledgeSource } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { emptySource } from './evidence-draft.ts';

interface SourceFieldsProps {
  sources: readonly PledgeSource[];
  errorOf: (index: number, name: keyof PledgeSource) => string | undefined;
  onChange: (sources: readonly PledgeSource[]) => void;
}

/** Where the evidence can be checked. */
export function SourceFields({ sources, errorOf, onChange }: SourceFieldsProps) {
  const t = useMessages('studio-pledges');
  const change = (index: number, changes: Partial<PledgeSource>) =>
    onChange(sources.map((each, at) => (at === index ? { ...each, ...changes } : each)));
  return (
    <>
      {sources.map((source, index) => (
        <fieldset
          // biome-ignore lint/suspicious/noArrayIndexKey: sources have no other identity
          key={index}
          className="mb-4 border-line border-s-4 ps-4"
        >
          <legend className="font-medium">{t('source', { number: String(index + 1) })}</legend>
          <TextField
            label={t('sourceTitle')}
            maxLength={200}
            dir="auto"
            value={source.title}
            error={errorOf(index, 'title')}
            onChange={({ target }) => change(index, { title: target.value })}
          />
          <TextField
            label={t('sourceUrl')}
            help={t('sourceUrlHelp')}
            inputMode="url"
            dir="ltr"
            maxLength={500}
            value={source.url}
            error={errorOf(index, 'url')}
            onChange={({ target }) => change(index, { url: target.value })}
          />
          <TextField
            label={t('sourceDate')}
            type="date"
            value={source.date}
            error={errorOf(index, 'date')}
            onChange={({ target }) => change(index, { date: target.value })}
          />
          {sources.length > 1 ? (
            <Button
              size="small"
              variant="quiet"
              onClick={() => onChange(sources.filter((_, at) => at !== index))}
            >
              {t('removeSource', { number: String(index + 1) })}
            </Button>
          ) : null}
        </fieldset>
      ))}
      {sources.length >= MAX_SOURCES ? null : (
        <Button
          className="mb-6"
          size="small"
          variant="secondary"
          onClick={() => onChange([...sources, emptySource])}
        >
          {t('addSource')}
        </Button>
      )}
    </>
  );
}
