import { elementIds } from '@rostra/contract/pages';
import { use, useState } from 'react';
import { Scripts } from 'react-router';
import { RenderContext } from '../server-rendering/render-context.ts';
import runAfterPaint from './run-scripts-after-paint.js?raw';

const hasTemplate = () =>
  typeof document !== 'undefined' && document.getElementById(elementIds.pageScripts) !== null;

/**
 * The router's scripts. A page to read works without them, so the server puts them into a template,
 * where the browser neither fetches nor runs them, and a small script inserts them after the first
 * paint (or after two seconds: a tab in the background does not paint).
 */
export function PageScripts() {
  const { nonce, deferredScripts } = use(RenderContext);
  const [isDeferred] = useState(() => deferredScripts !== undefined || hasTemplate());
  if (!isDeferred) return <Scripts nonce={nonce} />;
  return (
    <>
      <template
        id={elementIds.pageScripts}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
        dangerouslySetInnerHTML={{ __html: deferredScripts ?? '' }}
      />
      <script
        nonce={nonce}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant script of our own
        dangerouslySetInnerHTML={{ __html: runAfterPaint }}
      />
    </>
  );
}
