import { THEME_COLORS } from '@rostra/browser/theme';
import { use } from 'react';
import { RenderContext } from '../server-rendering/render-context.ts';
import { useRootData } from '../site/site-context.ts';
import applyStoredSettings from './apply-stored-settings.js?inline-script';
import keepEarlyInteraction from './keep-early-interaction.js?inline-script';
import watchScripts from './watch-scripts.js?inline-script';

/**
 * Runs before the first paint. Sets the theme and marks a page whose reader has a stored login, so
 * that neither flashes. Records the last click or form submission before hydration, which React
 * would never see; without this a form would be posted to a page that accepts none. Links, searches
 * and popovers work without scripts. If the scripts of the page cannot be loaded, marks the page,
 * so that `scripts-failed:` styles show a notice.
 */
export function FirstLoadScript() {
  const { nonce } = use(RenderContext);
  const site = useRootData()?.site;
  return (
    <script
      nonce={nonce}
      data-theme-key={site?.themeStorageKey ?? 'theme'}
      data-token-key={site?.tokenStorageKey ?? 'token'}
      data-dark-color={THEME_COLORS.dark}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: constant scripts of our own
      dangerouslySetInnerHTML={{
        __html: applyStoredSettings + keepEarlyInteraction + watchScripts,
      }}
    />
  );
}
