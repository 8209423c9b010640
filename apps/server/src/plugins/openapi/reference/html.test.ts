import { expect, it } from 'vitest';
import { html, markdown } from './html.ts';

it('escapes values, and leaves out what is absent', () => {
  const inner = html`<b title="${'"><script>'}">${'<i>'}</b>`;
  expect(html`${inner}${undefined}${false}${[1, html`<br>`]}`.text).toBe(
    '<b title="&quot;&gt;&lt;script&gt;">&lt;i&gt;</b>1<br>',
  );
});

it('writes paragraphs and code of descriptions', () => {
  expect(html`${markdown('See `<id>`.\n\nAnd more.')}`.text).toBe(
    '<p>See <code>&lt;id&gt;</code>.</p><p>And more.</p>',
  );
});
