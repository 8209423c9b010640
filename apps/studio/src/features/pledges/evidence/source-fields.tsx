import { MAX_SOURCES } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import type { StudioForm } from '../../../lib/form/use-studio-form.ts';
import { type EvidenceDraft, emptySource } from './evidence-draft.ts';

/** Where the evidence can be checked. */
export function SourceFields({ form }: { form: StudioForm<EvidenceDraft> }) {
  const t = useMessages('studio-pledges');
  const { value: sources, onChange } = form.bind('sources');
  return (
    <>
      {sources.map((_, index) => (
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
            {...form.field(`sources.${index}.title`)}
          />
          <TextField
            label={t('sourceUrl')}
            help={t('sourceUrlHelp')}
            inputMode="url"
            dir="ltr"
            maxLength={500}
            {...form.field(`sources.${index}.url`)}
          />
          <TextField label={t('sourceDate')} type="date" {...form.field(`sources.${index}.date`)} />
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
