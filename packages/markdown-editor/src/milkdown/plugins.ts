import type { MilkdownPlugin } from '@milkdown/ctx';
import { history } from '@milkdown/plugin-history';
import {
  commonmark,
  remarkPreserveEmptyLinePlugin,
  syncHeadingIdPlugin,
} from '@milkdown/preset-commonmark';
import { gfm } from '@milkdown/preset-gfm';

/** Would write `<br />` for empty paragraphs, or ids that nobody sees. */
const unwanted = new Set<MilkdownPlugin>([...remarkPreserveEmptyLinePlugin, syncHeadingIdPlugin]);

export const plugins: MilkdownPlugin[] = [
  ...commonmark.filter((plugin) => !unwanted.has(plugin)),
  ...gfm,
  ...history,
];
