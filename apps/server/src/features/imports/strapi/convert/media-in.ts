import type { IncomingFile, IncomingImage } from '../../content-source.ts';
import type { Values } from '../strapi-row.ts';
import { absoluteAddress } from './convert-body.ts';
import { relatedIn, textIn } from './values.ts';

/** The picture in a media field. */
export function imageIn(values: Values, key: string, root: string): IncomingImage | undefined {
  const [file] = relatedIn(values, key);
  const address = file && addressOf(file, root);
  if (!file || address === undefined) return undefined;
  return {
    address,
    alternativeText: textIn(file, 'alternativeText'),
    caption: textIn(file, 'caption'),
  };
}

/** The files in a media field that may have several. */
export const filesIn = (values: Values, key: string, root: string): IncomingFile[] =>
  relatedIn(values, key).flatMap((file): IncomingFile[] => {
    const address = addressOf(file, root);
    if (address === undefined) return [];
    const name = textIn(file, 'name') ?? 'file';
    const ext = textIn(file, 'ext') ?? '';
    return [
      { address, name: name.endsWith(ext) ? name : name + ext, caption: textIn(file, 'caption') },
    ];
  });

/** A file that is replaced in Strapi keeps its address, so the time makes it another one here. */
function addressOf(file: Values, root: string): string | undefined {
  const url = textIn(file, 'url');
  if (url === undefined) return undefined;
  return `${absoluteAddress(url, root)}#${textIn(file, 'updatedAt') ?? ''}`;
}
