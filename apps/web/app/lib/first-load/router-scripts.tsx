import { use } from 'react';
import { Scripts, useLocation } from 'react-router';
import { catalogueUrl } from '../messages/catalogue-urls.ts';
import { useLanguage } from '../messages/language.ts';
import { areasOf } from '../messages/page-areas.ts';
import { RenderContext } from '../server-rendering/render-context.ts';

/** The router's scripts, and the messages without which they cannot render. */
export function RouterScripts() {
  const { nonce } = use(RenderContext);
  const language = useLanguage();
  const { pathname } = useLocation();
  return (
    <>
      {areasOf(pathname).map((area) => (
        <link
          key={area}
          rel="preload"
          as="fetch"
          href={catalogueUrl(language, area)}
          crossOrigin="anonymous"
        />
      ))}
      <Scripts nonce={nonce} />
    </>
  );
}
