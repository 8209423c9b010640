import { use } from 'react';
import { Scripts } from 'react-router';
import { catalogueUrl } from '../messages/catalogue-urls.ts';
import { useLanguage } from '../messages/language.ts';
import { RenderContext } from '../server-rendering/render-context.ts';

/** The router's scripts, and the messages without which they cannot render. */
export function RouterScripts() {
  const { nonce } = use(RenderContext);
  const language = useLanguage();
  return (
    <>
      <link
        rel="preload"
        as="fetch"
        href={catalogueUrl(language, 'public')}
        crossOrigin="anonymous"
      />
      <Scripts nonce={nonce} />
    </>
  );
}
