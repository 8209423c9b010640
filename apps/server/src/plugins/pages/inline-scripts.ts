/**
 * Collects the inline scripts that the renderer marked with its nonce, so that the policy can list their
 * hashes, and removes the nonce, which must not be in a cached page. An injected script has no nonce, so
 * no hash, and does not run.
 */
export function collectInlineScripts(
  html: string,
  nonce: string,
): { html: string; scripts: string[] } {
  const mark = ` nonce="${nonce}"`;
  const scripts: string[] = [];
  for (const [, attributes = '', source = ''] of html.matchAll(
    /<script([^>]*)>([\s\S]*?)<\/script>/g,
  )) {
    if (attributes.includes(mark) && source !== '') scripts.push(source);
  }
  return { html: html.replaceAll(mark, ''), scripts };
}
