import type { ImportFormat, StudioImportOptions } from '@rostra/contract';

export interface OptionFieldsProps {
  format: ImportFormat;
  options: StudioImportOptions;
  isBusy: boolean;
  errorOf: (name: keyof StudioImportOptions) => string | undefined;
  onChange: (options: StudioImportOptions) => void;
}
