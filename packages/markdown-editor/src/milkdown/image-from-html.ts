import { imageSchema } from '@milkdown/preset-commonmark';

/** Milkdown takes the alternative text of a pasted picture for its title, which is the caption here. */
export const imageFromHtml = imageSchema.extendSchema((schema) => (ctx) => ({
  ...schema(ctx),
  parseDOM: [
    {
      tag: 'img[src]',
      getAttrs: (image) => ({
        src: image.getAttribute('src') ?? '',
        alt: image.getAttribute('alt') ?? '',
        title: image.getAttribute('title') ?? '',
      }),
    },
  ],
}));
