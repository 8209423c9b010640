import type { BlockName } from '@rostra/block-syntax';
import type { AnyBlock } from './block.ts';
import { button } from './button.ts';
import { callout } from './callout.ts';
import { chart } from './chart/chart.ts';
import { file } from './file.ts';
import { gallery } from './gallery.ts';
import { paywall } from './paywall.ts';
import { audio, video } from './player.ts';
import { pullquote } from './pullquote.ts';
import { toggle } from './toggle.ts';

export const blocks: Readonly<Record<BlockName, AnyBlock>> = {
  note: callout,
  tip: callout,
  warning: callout,
  important: callout,
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
