import { Parser } from 'htmlparser2';

/**
 * Collects the inline scripts that the renderer marked with its nonce, so that the policy can list their
 * hashes, and removes the nonce, which must not be in a cached page. An injected script has no nonce, so
 * no hash, and does not run.
 */
export function collectInlineScripts(
  html: string,
  nonce: string,
): { html: string; scripts: string[] } {
  const scripts: string[] = [];
  let source: string | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      source = name === 'script' && attributes.nonce === nonce ? '' : undefined;
    },
    ontext: (text) => {
      if (source !== undefined) source += text;
    },
    onclosetag: () => {
      if (source) scripts.push(source);
      source = undefined;
    },
  });
  parser.end(html);
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), scripts };
}
