import { useMessages } from '@rostra/messages/react';
import { Button, TextLink } from '@rostra/ui';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { mediaPath } from '../../../lib/paths.ts';
import { useUnsaved } from '../../../lib/unsaved/unsaved-forms.ts';
import { writeMediaView } from '../media-filters.ts';
import { UploadRow } from './upload-row.tsx';
import type { Uploads } from './use-uploads.ts';

const withoutDescription = writeMediaView({
  search: '',
  filter: 'without-alt-text',
  layout: 'grid',
});

/** What was chosen or dropped, with a description for each picture. */
export function UploadQueue({ uploads }: { uploads: Uploads }) {
  const t = useMessages('studio-media');
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { items, isBusy, done } = uploads;
  useUnsaved(items.length > 0);
  const lacksDescription = items.some(({ isImage, alt }) => isImage && alt.trim() === '');
  const newest = items.at(-1)?.key;
  useEffect(() => {
    if (newest === undefined) return;
    const fields = [...(form.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    fields.find(({ value }) => value === '')?.focus();
  }, [newest]);
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) await uploads.start();
    form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  };
  return (
    <>
      <p role="status" className={done ? 'mt-4 text-success' : 'sr-only'}>
        {done ? t('uploadedCount', { count: done }) : null}{' '}
        {done && uploads.lacksDescriptions ? (
          <TextLink href={`${mediaPath}?${withoutDescription}`}>{t('describeNow')}</TextLink>
        ) : null}
      </p>
      {items.length > 0 ? (
        <form
          ref={form}
          noValidate
          onSubmit={onSubmit}
          aria-labelledby={id}
          className="mt-4 border border-line bg-raised px-4 py-4"
        >
          <h2 id={id} className="font-sans font-semibold text-sm">
            {t('queueTitle')}
          </h2>
          <ul className="mt-2">
            {items.map((item) => (
              <UploadRow key={item.key} item={item} uploads={uploads} />
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-2">
            <Button type="submit" size="small" isBusy={isBusy}>
              {t('startUpload', { count: items.length })}
            </Button>
            {lacksDescription && !isBusy ? (
              <Button
                variant="quiet"
                size="small"
                onClick={() => void uploads.start({ isDescribedLater: true })}
              >
                {t('describeLater')}
              </Button>
            ) : null}
          </div>
        </form>
      ) : null}
    </>
  );
}
