import { messageReference } from '@rostra/messages';
import { AppError, invalidField } from '../../../../errors.ts';
import type { StoredColumns } from '../../files.repo.ts';
import { kilobytes } from '../../formats/make-formats.ts';
import type { MediaDeps } from '../../media-deps.ts';
import { hashedName, urlOf } from '../../names/file-names.ts';
import { cleanSvg, MAX_SVG_BYTES } from './clean-svg.ts';

/** Cleans a drawing and stores it. It is sharp in every size, so it needs no others. If `record` fails, it is removed again. */
export async function putSvg<T>(
  { storage }: Pick<MediaDeps, 'storage'>,
  { bytes, filename }: { bytes: Uint8Array; filename: string },
  record: (columns: StoredColumns) => Promise<T>,
): Promise<T> {
  if (bytes.length > MAX_SVG_BYTES) {
    const kilobytes = MAX_SVG_BYTES / 1024;
    throw new AppError(
      'payload_too_large',
      messageReference('media-server', 'drawingTooLarge', { kilobytes }),
    );
  }
  const cleaned = cleanSvg(bytes);
  if (!cleaned) throw invalidField(['files'], messageReference('media-server', 'drawingInvalid'));
  const hash = hashedName(filename);
  const ext = '.svg';
  try {
    await storage.put(hash + ext, cleaned.bytes);
    return await record({
      width: cleaned.width,
      height: cleaned.height,
      formats: '{}',
      sources: '[]',
      hash,
      ext,
      mime: 'image/svg+xml',
      size: kilobytes(cleaned.bytes.length),
      url: urlOf(hash + ext),
      provider: storage.provider,
    });
  } catch (error) {
    await Promise.allSettled([storage.remove(hash + ext)]);
    throw error;
  }
}
