import { findPage } from '@rostra/contract/pages';
import type { BrowserArea } from '@rostra/messages';
import { use } from 'react';
import { Scripts, useLocation } from 'react-router';
import { catalogueUrl } from '../messages/catalogue-urls.ts';
import { useLanguage } from '../messages/language.ts';
import { RenderContext } from '../server-rendering/render-context.ts';

/** The router's scripts, and the messages without which they cannot render. */
export function RouterScripts() {
  const { nonce } = use(RenderContext);
  const language = useLanguage();
  const isMemberPage = findPage(useLocation().pathname)?.page.access === 'member';
  const areas: BrowserArea[] = isMemberPage ? ['public', 'member'] : ['public'];
  return (
    <>
      {areas.map((area) => (
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
