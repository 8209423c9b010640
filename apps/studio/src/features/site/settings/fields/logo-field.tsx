import type { Logo, MediaFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { UploadDialog } from '../../../media/index.ts';

export type IdentityPicture = 'logo' | 'darkLogo' | 'icon';

interface LogoFieldProps {
  which: IdentityPicture;
  value: Logo | null;
  error?: string | undefined;
  onChange: (logo: Logo | null) => void;
  /** How it will look. */
  children?: ReactNode;
}

/** A picture that stands for the organisation: uploaded, shown as it will be seen, and removed. */
export function LogoField({ which, value, error, onChange, children }: LogoFieldProps) {
  const t = useMessages('studio-settings');
  const [files, setFiles] = useState<readonly File[]>();
  return (
    <fieldset className="mb-6">
      <legend className="font-medium text-sm">{t(`${which}.title`)}</legend>
      <p className="mt-0.5 text-muted text-sm leading-snug">{t(`${which}.help`)}</p>
      {children}
      <p role="alert" className="text-danger text-sm">
        {error}
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={() => setFiles([])}>
          {value ? t(`${which}.replace`) : t(`${which}.add`)}
        </Button>
        {value ? (
          <Button variant="quiet" size="small" onClick={() => onChange(null)}>
            {t(`${which}.remove`)}
          </Button>
        ) : null}
      </div>
      {/* Outside of the form of the settings, because the dialog has one of its own. */}
      {createPortal(
        <div onSubmit={(event) => event.stopPropagation()}>
          <UploadDialog
            files={files}
            action={t(`${which}.use`)}
            onClose={() => setFiles(undefined)}
            onUploaded={(file) => onChange(which === 'icon' ? toIcon(file) : toLogo(file))}
          />
        </div>,
        document.body,
      )}
    </fieldset>
  );
}

const whole = ({ url, width, height }: MediaFile): Logo => ({
  src: url,
  width: width ?? 1,
  height: height ?? 1,
});

/** Twice the height of the header's logo, for dense screens. */
const ENOUGH = 80;

/** The smallest size that is sharp in the header, because every page loads it. */
function toLogo(file: MediaFile): Logo {
  const smaller = Object.values(file.formats ?? {})
    .filter((format) => format.height >= ENOUGH)
    .toSorted((a, b) => a.height - b.height)[0];
  return smaller ? { src: smaller.url, width: smaller.width, height: smaller.height } : whole(file);
}

/** The largest, from which all icons are made. */
const toIcon = whole;
