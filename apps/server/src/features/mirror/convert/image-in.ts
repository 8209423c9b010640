import type { IncomingImage } from '../../imports/index.ts';
import type { Values } from '../strapi/read-answer.ts';
import { relatedIn, textIn } from '../strapi/values.ts';
import { absoluteAddress } from './convert-body.ts';

/** The picture in a media field. */
export function imageIn(values: Values, key: string, root: string): IncomingImage | undefined {
  const [file] = relatedIn(values, key);
  const url = file && textIn(file, 'url');
  if (!file || url === undefined) return undefined;
  // A file that is replaced in Strapi keeps its address, so the time makes it another one here.
  const address = `${absoluteAddress(url, root)}#${textIn(file, 'updatedAt') ?? ''}`;
  return {
    address,
    alternativeText: textIn(file, 'alternativeText'),
    caption: textIn(file, 'caption'),
  };
}
