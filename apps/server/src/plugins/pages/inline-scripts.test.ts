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

  it('reads scripts as a browser does', () => {
    const html =
      '<template><script data-if="a > b" nonce="N">if (1 &lt; 2) a("<b>");</script></template>' +
      '<!-- <script nonce="N">no()</script> --><p title="<script nonce=\'N\'>">x</p>' +
      '<SCRIPT nonce="N">b()</SCRIPT>';
    expect(collectInlineScripts(html, 'N').scripts).toEqual(['if (1 &lt; 2) a("<b>");', 'b()']);
  });
});
