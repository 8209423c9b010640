import { $remark } from '@milkdown/utils';
import { visit } from 'unist-util-visit';

/** The image node takes only strings, but an image that is referred to by name may have no title. */
export const imageTitles = $remark('imageTitles', () => () => (tree) => {
  visit(tree, 'image', (image) => {
    image.title ??= '';
    image.alt ??= '';
  });
});
