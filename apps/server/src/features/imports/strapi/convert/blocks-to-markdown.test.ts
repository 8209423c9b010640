import { expect, it } from 'vitest';
import type { Loss } from '../../content-source.ts';
import { blocksToMarkdown } from './blocks-to-markdown.ts';

const text = (words: string, marks: object = {}) => ({ type: 'text', text: words, ...marks });
const paragraph = (...children: object[]) => ({ type: 'paragraph', children });

it('lists what Markdown does not have with the words before it', () => {
  const losses: Loss[] = [];
  const blocks = [
    paragraph(text('In '), text('short', { underline: true })),
    {
      type: 'list',
      children: [
        { type: 'list-item', children: [text('One')] },
        { type: 'list-item', children: [text('Two, '), text('three', { underline: true })] },
      ],
    },
    { type: 'callout', children: [text('Note')] },
  ];
  expect(blocksToMarkdown(blocks, (loss) => losses.push(loss))).toBe(
    'In short\n\n- One\n- Two, three\n\nNote',
  );
  expect(losses).toEqual([
    { kind: 'formatting', detail: 'underline', places: ['In'] },
    { kind: 'formatting', detail: 'underline', places: ['In short One Two,'] },
    { kind: 'formatting', detail: 'callout', places: ['In short One Two, three'] },
  ]);
});
