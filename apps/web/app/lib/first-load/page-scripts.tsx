import { elementIds } from '@rostra/contract/pages';
import { use, useState } from 'react';
import { RenderContext } from '../server-rendering/render-context.ts';
import { RouterScripts } from './router-scripts.tsx';
import runAfterPaint from './run-scripts-after-paint.js?inline-script';

const hasTemplate = () =>
  typeof document !== 'undefined' && document.getElementById(elementIds.pageScripts) !== null;

/**
 * The router's scripts. Reading pages work without them, so the server puts them into a
 * template, where the browser neither loads nor runs them. A small script inserts them after the
 * first paint, or after two seconds, because background tabs do not paint.
 */
export function PageScripts() {
  const { nonce, deferredScripts } = use(RenderContext);
  const [isDeferred] = useState(() => deferredScripts !== undefined || hasTemplate());
  if (!isDeferred) return <RouterScripts />;
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
