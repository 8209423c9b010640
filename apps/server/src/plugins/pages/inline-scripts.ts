/**
 * The renderer marks its own inline scripts with a nonce only it knows. We collect those, so that
 * the policy can name them by hash, and take the mark off: a cached page must not carry a secret.
 * A script that got into the page by other ways has no mark, no hash, and does not run.
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
