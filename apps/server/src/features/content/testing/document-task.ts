import type { DocumentTask } from '../documents/model/document-task.ts';
import { NO_LABELS } from '../markdown/labels.ts';

export const PAGE_URL = 'https://plumbline.example/e/abcdefghijklmnopqrstuvwx/3';

/** The task of making a document from a text. */
export const documentTask = (body: string, more: Partial<DocumentTask> = {}): DocumentTask => ({
  format: 'pdf',
  language: 'en',
  direction: 'ltr',
  title: 'Homes for all',
  organisation: 'Plumbline Assembly',
  edition: 'Edition 3',
  published: 'Published 17 November 2026',
  publishedAt: '2026-11-17T10:00:00.000Z',
  reason: 'The census counted more people.',
  url: PAGE_URL,
  summary: 'What we want to build, and who pays.',
  keyPoints: ['Build 1,500 homes a year'],
  body,
  images: new Map(),
  links: undefined,
  pictures: new Map(),
  labels: {
    contents: 'Contents',
    keyPoints: 'What we propose',
    notes: 'Footnotes',
    backToText: 'Back to the text',
    unknownLetters: 'Some characters cannot be shown here.',
    done: 'Done',
    toDo: 'To do',
    blocks: { ...NO_LABELS.blocks, tip: 'Tip' },
  },
  ...more,
});

/** Every kind of block and line. */
export const EVERYTHING = `An introduction with **bold _nested_**, \`code\`, ~~old~~ and a [link](https://example.org/a?b=1&c=2).
A [page](/blog), an [inner link](#numbers), a note[^1] and the same again[^1].

## First section[^2]

- one
  1. deep
- [x] finished
- [ ] open

> A quotation
> > within another

\`\`\`
const code = "#panic()";
\`\`\`

### Subsection

---

## Numbers

| Item | Amount |
|:--|--:|
| Homes | 1,500 |

![A house in the rain](/uploads/house.png "Our house")

![A lost picture](/uploads/lost.png)

[^1]: A note with a [link](https://example.net), and itself[^1].
[^2]: Another one.

    With a second paragraph[^3].
[^3]: The third.
`;
