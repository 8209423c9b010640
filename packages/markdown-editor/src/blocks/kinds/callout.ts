import type { EditorBlock } from '../editor-block.ts';

type Kind = 'note' | 'tip' | 'warning' | 'important';

const callout = (kind: Kind, icon: string): EditorBlock => ({
  icon,
  template: `:::${kind}\n:::`,
  className: `callout callout-${kind}`,
  fields: [],
});

export const callouts: Readonly<Record<Kind, EditorBlock>> = {
  note: callout('note', 'M5 4h14v16H5zM9 9h6M9 13h6'),
  tip: callout('tip', 'M9 17h6M10 20h4M12 3a6 6 0 0 0-3 11v3h6v-3a6 6 0 0 0-3-11'),
  warning: callout('warning', 'M12 4 2.5 20h19zM12 10v5M12 17.5h.01'),
  important: callout('important', 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18M12 7v6M12 16.5h.01'),
};
