import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSite, localSite } from '../../../languages/site.ts';
import { testEnv } from '../../../testing/test-app.ts';
import { MAIL_COLOURS, renderMail } from './layout.ts';

const tokens = readFileSync(
  new URL('../../../../../../packages/ui/src/styles/tokens.css', import.meta.url),
  'utf8',
);
const [lightTokens = '', darkTokens = ''] = tokens.split(':root[data-theme="dark"]');

describe('the layout of a mail', () => {
  it.each([
    ['light', lightTokens],
    ['dark', darkTokens],
  ] as const)('has the colours of the %s site', (theme, css) => {
    for (const [name, colour] of Object.entries(MAIL_COLOURS[theme])) {
      expect(css).toContain(`--${name}: ${colour};`);
    }
  });

  it('has the accent colour of the site in both themes', () => {
    const { html } = renderMail({
      site: localSite(createSite(testEnv({ SITE_ACCENT: 'cobalt' })), undefined),
      title: 'Hello',
      paragraphs: [],
      action: { label: 'Open', url: 'https://example.org/' },
    });
    expect(html).toMatch(/<a class="button"[^>]*background: #183d86; color: #fbfaf6;/);
    expect(html).toContain(
      '.button { background: #9ebef8 !important; color: #0e1624 !important; }',
    );
    expect(html).not.toContain('#0f4c45');
  });

  it('works without a style sheet and escapes its content', () => {
    const { html } = renderMail({
      site: localSite({ ...createSite(testEnv()), name: 'A & B' }, undefined),
      title: '<b>Hello</b>',
      paragraphs: ['<script>'],
      action: { label: 'Open', url: 'https://example.org/?a=1&b="' },
    });
    expect(html).toMatch(/<a class="button"[^>]*background: #0f4c45; color: #fbfaf6;/);
    expect(html).toContain('&lt;b&gt;Hello&lt;/b&gt;');
    expect(html).toContain('&lt;script&gt;');
    expect(html).toContain('href="https://example.org/?a=1&amp;b=&quot;"');
    expect(html).toContain('A &amp; B');
  });
});
