import { IMPORT_MAX_BYTES, type ImportFormat, importFormats } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { SelectField, TextField } from '@rostra/ui/forms';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { FormFrame } from '../../../lib/form/form-frame.tsx';
import { useStudioForm } from '../../../lib/form/use-studio-form.ts';
import { useSite } from '../../../lib/site.ts';
import { OptionFields } from './option-fields.tsx';
import { type NewImport, useUpload } from './use-upload.ts';

const ACCEPTED: Record<ImportFormat, string> = {
  ghost: '.json,.zip',
  wordpress: '.xml',
  substack: '.zip',
  strapi: '.tar,.gz,.enc',
  markdown: '.zip',
  members: '.csv,.tsv,.txt',
  subscribers: '.csv,.tsv,.txt',
};

/** Other screens link to a format. */
const readFormat = (text: string | null): ImportFormat =>
  importFormats.find((name) => name === text) ?? 'ghost';

/** Uploads an export. The server then reads it without writing anything. */
export function NewImportForm() {
  const t = useMessages('studio-imports');
  const id = useId();
  const [query] = useSearchParams();
  const upload = useUpload();
  const form = useStudioForm<NewImport>({
    initial: { format: readFormat(query.get('format')), options: {}, file: undefined },
    check: ({ file: chosen }) => {
      if (!chosen) return { file: t('fileRequired') };
      return { file: chosen.size > IMPORT_MAX_BYTES ? t('fileTooLarge') : undefined };
    },
    save: upload,
  });
  const { isBusy } = form;
  const { progress } = upload;
  const { features } = useSite();
  const formats = importFormats.filter((name) => name !== 'subscribers' || features.newsletters);
  const format = form.bind('format');
  const file = form.bind('file');
  const options = form.bind('options');
  return (
    <FormFrame
      form={form}
      action={t('check')}
      aria-labelledby={id}
      className="mt-6 max-w-measure border border-line bg-raised px-5 py-5"
    >
      <h2 id={id} className="text-xl">
        {t('new')}
      </h2>
      <SelectField
        className="mt-4"
        label={t('format')}
        help={t(`help.${format.value}`)}
        value={format.value}
        error={format.error}
        disabled={isBusy}
        onChange={({ target }) => {
          format.onChange(target.value as ImportFormat);
          options.onChange({});
        }}
      >
        {formats.map((name) => (
          <option key={name} value={name}>
            {t(`format.${name}`)}
          </option>
        ))}
      </SelectField>
      <TextField
        className="mt-4"
        type="file"
        label={t('file')}
        help={t('fileHelp')}
        accept={ACCEPTED[format.value]}
        disabled={isBusy}
        error={file.error}
        onChange={({ target }) => file.onChange(target.files?.[0])}
      />
      <OptionFields
        format={format.value}
        options={options.value}
        isBusy={isBusy}
        errorOf={(name) => form.errorOf(`options.${name}`)}
        onChange={options.onChange}
      />
      {isBusy ? (
        <progress
          max={1}
          value={progress}
          aria-label={t('uploading', { name: file.value?.name ?? '' })}
          className="mt-5 block h-1.5 w-full accent-accent"
        />
      ) : null}
    </FormFrame>
  );
}
