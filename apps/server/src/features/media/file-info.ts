import { z } from 'zod';
import { AppError } from '../../errors.ts';

const fileInfoSchema = z.object({
  name: z.string().max(200).optional(),
  alternativeText: z.string().max(2000).optional(),
  caption: z.string().max(2000).optional(),
});

export type FileInfo = z.output<typeof fileInfoSchema>;

/** The part `fileInfo` of an upload: JSON for one file or for each in turn. */
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
