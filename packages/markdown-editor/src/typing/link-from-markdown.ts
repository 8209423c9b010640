import { InputRule } from '@milkdown/prose/inputrules';
import { $inputRule } from '@milkdown/utils';

/** An address may hold pairs of parentheses, so a link to `/a_(b)` ends with the second one. */
const LINK = /(?<!!)\[([^[\]\uFFFC]+)\]\(((?:[^\s()\uFFFC]|\([^\s()\uFFFC]*\))+)\)$/;

/** A scheme that is no link, such as `javascript:`, stays text. */
const ADDRESS = /^(?:https?:\/\/|mailto:|tel:|[/#]|(?![a-z][a-z\d+.-]*:))/i;

/** `[words](address)` becomes a link when its last parenthesis is typed. */
export const linkFromMarkdown = $inputRule(
  () =>
    new InputRule(LINK, (state, match, start, end) => {
      const [typed, words = '', href = ''] = match;
      const { link } = state.schema.marks;
      if (!link || !ADDRESS.test(href)) return null;
      const first = start + 1;
      const behindWords = first + words.length;
      // The last parenthesis is not in the document yet.
      if (end - start !== typed.length - 1) return null;
      if (!state.doc.resolve(start).parent.type.allowsMarkType(link)) return null;
      return state.tr
        .delete(behindWords, end)
        .delete(start, first)
        .addMark(start, start + words.length, link.create({ href }))
        .removeStoredMark(link);
    }),
);
