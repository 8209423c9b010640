/**
 * Every block that a text may contain. A container begins with `:::name`, ends with `:::`, and has Markdown inside; a
 * leaf is the single line `::name`.
 */
export const blockKinds = {
  note: 'container',
  tip: 'container',
  warning: 'container',
  important: 'container',
  toggle: 'container',
  pullquote: 'container',
  button: 'leaf',
  gallery: 'container',
  file: 'leaf',
  audio: 'leaf',
  video: 'leaf',
  paywall: 'leaf',
  chart: 'container',
} as const satisfies Record<string, 'container' | 'leaf'>;

export type BlockName = keyof typeof blockKinds;

export const isBlockName = (name: string): name is BlockName => Object.hasOwn(blockKinds, name);
