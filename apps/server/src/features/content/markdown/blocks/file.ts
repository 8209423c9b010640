import { z } from 'zod';
import { element, textOf } from '../tree/element.ts';
import { type BlockContext, defineBlock, type GivenBlock } from './block.ts';
import { mediaAddress } from './media-address.ts';

interface Attributes {
  readonly src: string;
}

/** A file to download, with its type and size. */
export const file = defineBlock<Attributes>({
  attributes: z.object({ src: mediaAddress }),
  isInExcerpt: false,
  page: (block, context) => download(block, context, ['file']),
  feed: (block, context) => download(block, context),
  mail: (block, context) => download(block, context, ['file']),
});

function download(
  { title, attributes: { src } }: GivenBlock<Attributes>,
  { files, labels, language }: BlockContext,
  className?: string[],
) {
  const known = files.get(src);
  const href = known?.url ?? src;
  const name = title.map(textOf).join('').trim() || (known?.name ?? labels.file);
  const type = /\.(\w+)$/.exec(href)?.[1]?.toUpperCase() ?? '';
  const size = known?.size === undefined ? [] : [formatSize(known.size, language)];
  const details = [type, ...size].join(', ');
  return element('p', className ? { className } : {}, [
    element('a', { href, download: true }, [{ type: 'text', value: name }]),
    { type: 'text', value: ' ' },
    element('span', {}, [{ type: 'text', value: `(${details})` }]),
  ]);
}

function formatSize(kilobytes: number, language: string): string {
  const isLarge = kilobytes >= 1_000;
  return new Intl.NumberFormat(language || 'en', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? kilobytes / 1_000 : Math.max(1, kilobytes));
}
