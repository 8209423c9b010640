import type { BlockName } from '@rostra/block-syntax';
import type { EditorBlock } from './editor-block.ts';
import { button } from './kinds/button.ts';
import { callouts } from './kinds/callout.ts';
import { chart } from './kinds/chart.ts';
import { gallery } from './kinds/gallery.ts';
import { audio, file, video } from './kinds/media.ts';
import { paywall } from './kinds/paywall.ts';
import { pullquote } from './kinds/pullquote.ts';
import { toggle } from './kinds/toggle.ts';

export const editorBlocks: Readonly<Record<BlockName, EditorBlock>> = {
  ...callouts,
  toggle,
  pullquote,
  button,
  gallery,
  file,
  audio,
  video,
  paywall,
  chart,
};
