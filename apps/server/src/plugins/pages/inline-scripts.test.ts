import { describe, expect, it } from 'vitest';
import { collectInlineScripts } from './inline-scripts.ts';

describe('collectInlineScripts', () => {
  it('finds scripts with the nonce, removes it and ignores other scripts', () => {
    const html =
      '<script nonce="N">a()</script><script type="module" nonce="N" src="/x.js"></script>' +
      '<script>stolen()</script><script nonce="M">guess()</script><link nonce="N">';
    expect(collectInlineScripts(html, 'N')).toEqual({
      html:
        '<script>a()</script><script type="module" src="/x.js"></script>' +
        '<script>stolen()</script><script nonce="M">guess()</script><link>',
      scripts: ['a()'],
    });
  });
});
