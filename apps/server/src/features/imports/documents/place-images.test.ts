import { expect, it } from 'vitest';
import { placeImages } from './place-images.ts';

const place = (markdown: string) => placeImages(markdown, async () => undefined);

it.each([
  ['a ![b](https://x.test/c.png "The caption") d', 'a [b](https://x.test/c.png) (The caption) d'],
  ['![](https://x.test/c.png "The caption")', '[The caption](https://x.test/c.png)'],
  ['![b](https://x.test/c.png "b")', '[b](https://x.test/c.png)'],
  ['[![b](/c.png "The caption")](/d)', '[b (The caption)](/d)'],
  ['![b](data:image/png;base64,AA "The caption")', 'b (The caption)'],
  ['![b](javascript:a "The caption")', 'b (The caption)'],
])('the picture in %s keeps its caption if it cannot be copied', async (markdown, expected) => {
  expect(await place(markdown)).toBe(expected);
});
