import {
  IMPORT_MAX_BYTES,
  type ImportFormat,
  importFormats,
  type StudioImportOptions,
} from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { SelectField, TextField } from '@rostra/ui/forms';
import { type FormEvent, useId, useState } from 'react';
import { useSearchParams } from 'react-router';
import { OptionFields } from './option-fields.tsx';
import { useUpload } from './use-upload.ts';

const ACCEPTED: Record<ImportFormat, string> = {
  ghost: '.json,.zip',
  wordpress: '.xml',
  substack: '.zip',
  strapi: '.tar,.gz,.enc',
  markdown: '.zip',
  members: '.csv,.tsv,.txt',
};

/** Other screens link to a format. */
const readFormat = (text: string | null): ImportFormat =>
  importFormats.find((name) => name === text) ?? 'ghost';

/** Uploads an export. The server then reads it without writing anything. */
export function NewImportForm() {
  const t = useMessages('studio-imports');
  const id = useId();
  const [query] = useSearchParams();
  const [format, setFormat] = useState(() => readFormat(query.get('format')));
  const [options, setOptions] = useState<StudioImportOptions>({});
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const { progress, isBusy, error, start } = useUpload();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!file) return setProblem(t('fileRequired'));
    if (file.size > IMPORT_MAX_BYTES) return setProblem(t('fileTooLarge'));
    start({ file, format, options });
  };
  return (
    <form
      noValidate
      onSubmit={onSubmit}
      aria-labelledby={id}
      className="mt-6 max-w-measure border border-line bg-raised px-5 py-5"
    >
      <h2 id={id} className="text-xl">
        {t('new')}
      </h2>
      <SelectField
        className="mt-4"
        label={t('format')}
        help={t(`help.${format}`)}
        value={format}
        disabled={isBusy}
        onChange={({ target }) => {
          setFormat(target.value as ImportFormat);
          setOptions({});
        }}
      >
        {importFormats.map((name) => (
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
        accept={ACCEPTED[format]}
        disabled={isBusy}
        error={problem}
        onChange={({ target }) => {
          setProblem(undefined);
          setFile(target.files?.[0]);
        }}
      />
      <OptionFields format={format} options={options} isBusy={isBusy} onChange={setOptions} />
      {progress === undefined ? null : (
        <progress
          max={1}
          value={progress}
          aria-label={t('uploading', { name: file?.name ?? '' })}
          className="mt-5 block h-1.5 w-full accent-accent"
        />
      )}
      <p role="alert" className="min-h-6 pt-1 text-danger">
        {error}
      </p>
      <Button type="submit" className="mt-2" isBusy={isBusy}>
        {t('check')}
      </Button>
    </form>
  );
}
