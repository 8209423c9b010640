import type { Logo, MediaFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { UploadDialog } from '../../../media/index.ts';

interface LogoFieldProps {
  /** What people hear who cannot see it. */
  name: string;
  value: Logo | null;
  error?: string | undefined;
  onChange: (logo: Logo | null) => void;
}

/** A picture that the header shows instead of the name, with an example of it in both themes. */
export function LogoField({ name, value, error, onChange }: LogoFieldProps) {
  const t = useMessages('studio-settings');
  const [files, setFiles] = useState<readonly File[]>();
  return (
    <fieldset className="mb-6">
      <legend className="font-medium text-sm">{t('logo')}</legend>
      <p className="mt-0.5 text-muted text-sm leading-snug">{t('logoHelp')}</p>
      {value ? (
        <div className="mt-3 grid gap-2 sm:grid-cols-2">
          <div className="rounded border border-line bg-[#faf8f3] p-4">
            <Preview logo={value} name={name} />
          </div>
          <div className="rounded border border-line bg-[#151513] p-4">
            <span className="inline-block rounded bg-[#faf8f3] p-1">
              <Preview logo={value} name="" />
            </span>
          </div>
        </div>
      ) : null}
      <p role="alert" className="text-danger text-sm">
        {error}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => setFiles([])}>
          {value ? t('logoReplace') : t('logoAdd')}
        </Button>
        {value ? (
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            {t('logoRemove')}
          </Button>
        ) : null}
      </div>
      {/* Outside of the form of the settings, because the dialog has one of its own. */}
      {createPortal(
        <div onSubmit={(event) => event.stopPropagation()}>
          <UploadDialog
            files={files}
            action={t('logoUse')}
            onClose={() => setFiles(undefined)}
            onUploaded={(file) => onChange(toLogo(file))}
          />
        </div>,
        document.body,
      )}
    </fieldset>
  );
}

const Preview = ({ logo, name }: { logo: Logo; name: string }) => (
  <img {...logo} alt={name} className="h-10 w-auto max-w-full object-contain" />
);

/** Twice the height of the header's logo, for dense screens. */
const ENOUGH = 80;

/** The smallest size that is sharp in the header, because every page loads it. */
function toLogo({ url, width, height, formats }: MediaFile): Logo {
  const original = { src: url, width: width ?? 1, height: height ?? 1 };
  const smaller = Object.values(formats ?? {})
    .filter((format) => format.height >= ENOUGH)
    .toSorted((a, b) => a.height - b.height)[0];
  return smaller ? { src: smaller.url, width: smaller.width, height: smaller.height } : original;
}
