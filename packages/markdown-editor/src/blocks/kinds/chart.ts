import type { EditorBlock } from '../editor-block.ts';

/** The table that it shows is inside. Its first row names the columns, its first column the categories. */
export const chart: EditorBlock = {
  icon: 'M4 4v16h16M8 16v-4M12 16V8M16 16v-6',
  template: ':::chart{type=bar}\n|  |  |\n| --- | --- |\n|  |  |\n|  |  |\n:::',
  className: 'chart',
  fields: [
    { name: 'type', kind: 'choice', options: ['bar', 'line', 'area'] },
    { name: 'stacked', kind: 'switch' },
    { name: 'unit', kind: 'line' },
    { name: 'source', kind: 'line' },
  ],
  wrapsTable: true,
};
