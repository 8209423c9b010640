import { z } from 'zod';
import { AppError } from '../../../errors.ts';

/** PostgreSQL cannot store NUL in a text. */
const words = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((text) => !text.includes('\0'))
    .nullish();

const fileInfoSchema = z.object({
  name: words(200),
  alternativeText: words(2000),
  caption: words(2000),
});

export type FileInfo = z.output<typeof fileInfoSchema>;

/** The field `fileInfo` of an upload: JSON for one file, or a list. */
export function readFileInfo(text: string): FileInfo[] {
  const schema = z.union([z.array(fileInfoSchema), fileInfoSchema]);
  try {
    const value = schema.parse(JSON.parse(text));
    return Array.isArray(value) ? value : [value];
  } catch {
    throw new AppError(
      'validation_failed',
      'fileInfo must be JSON with name, alternativeText and caption',
    );
  }
}
