import type { Element, Properties } from 'hast';
import { z } from 'zod';
import { element } from '../tree/element.ts';
import { type BlockContext, defineBlock, type GivenBlock } from './block.ts';
import { mediaAddress } from './media-address.ts';

interface Attributes {
  readonly src: string;
  readonly poster?: string | undefined;
  readonly captions?: string | undefined;
}

/** The player of the browser. It loads no more than the length before readers start it. */
const player = (kind: 'audio' | 'video') =>
  defineBlock<Attributes>({
    attributes: z.object({
      src: mediaAddress,
      poster: mediaAddress.optional(),
      captions: mediaAddress.optional(),
    }),
    isInExcerpt: false,
    page: (block, context) => {
      const { src, poster, captions } = block.attributes;
      const urlOf = (address: string) => context.files.get(address)?.url ?? address;
      const image = poster === undefined ? undefined : context.files.get(poster);
      const size = kind === 'video' && image?.width && image.height ? sizeOf(image) : {};
      const picture = kind === 'video' && poster !== undefined ? { poster: urlOf(poster) } : {};
      const properties: Properties = { src: urlOf(src), controls: true, preload: 'metadata' };
      const track = { kind: 'captions', src: urlOf(captions ?? ''), default: true };
      return element('figure', { className: [kind] }, [
        element(kind, { ...properties, ...picture, ...size }, [
          ...(captions === undefined ? [] : [element('track', track, [])]),
          link(block, context),
        ]),
        ...(block.title.length > 0 ? [element('figcaption', {}, block.title)] : []),
      ]);
    },
    feed: (block, context) => element('p', {}, [link(block, context)]),
    mail: (block, context) => element('p', { className: [kind] }, [link(block, context)]),
  });

const sizeOf = ({ width, height }: { width: number | null; height: number | null }) => ({
  width,
  height,
});

const link = (
  { title, attributes: { src } }: GivenBlock<Attributes>,
  { files, labels }: BlockContext,
): Element => {
  const words = title.length > 0 ? title : [{ type: 'text' as const, value: labels.file }];
  return element('a', { href: files.get(src)?.url ?? src }, words);
};

export const audio = player('audio');
export const video = player('video');
