import { getSite } from '@rostra/contract';
import { hasSecretInUrl, withoutLanguage } from '@rostra/contract/pages';
import { inZone, languages, type Translate, UTC } from '@rostra/messages';
import { MessagesProvider } from '@rostra/messages/react';
import { LinkProvider, Toaster, ToastProvider } from '@rostra/ui';
import { type ReactNode, use, useEffect } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import './app.css';
import { THEME_COLORS } from '@rostra/browser/theme';
import { SessionProvider } from './features/sessions/index.ts';
import { ConsentProvider } from './features/site/index.ts';
import { PlainLayout } from './layouts/plain-layout.tsx';
import { ErrorPage } from './lib/errors/error-page.tsx';
import { FirstLoadScript } from './lib/first-load/first-load-script.tsx';
import { FontPreloads } from './lib/first-load/font-preloads.tsx';
import { markHydrated } from './lib/first-load/mark-hydrated.ts';
import { PageScripts } from './lib/first-load/page-scripts.tsx';
import { repeatEarlyInteraction } from './lib/first-load/repeat-early-interaction.ts';
import { RouterScripts } from './lib/first-load/router-scripts.tsx';
import { LanguageOffer } from './lib/languages/language-offer.tsx';
import { messagesOf } from './lib/messages/catalogues.ts';
import { useLanguage } from './lib/messages/language.ts';
import { loadPageMessages } from './lib/messages/load-page-messages.client.ts';
import { translate } from './lib/messages/translate.ts';
import { AppLink } from './lib/navigation/app-link.tsx';
import { ConnectionProvider } from './lib/navigation/connection.tsx';
import { RouteAnnouncer } from './lib/navigation/route-announcer.tsx';
import { scrollKey } from './lib/navigation/scroll-key.ts';
import { useKeyedSections } from './lib/navigation/use-keyed-sections.ts';
import { pageMeta } from './lib/page-metadata/page-meta.ts';
import { load } from './lib/server-rendering/load.ts';
import { loadCachedDocument } from './lib/server-rendering/load-cached-document.ts';
import { applyPageManifest } from './lib/server-rendering/page-manifest.ts';
import { RenderContext } from './lib/server-rendering/render-context.ts';
import { hostContext } from './lib/server-rendering/render-host.ts';
import { describeMenus } from './lib/site/describe-menus.ts';
import { toPageSite } from './lib/site/page-site.ts';
import { type RootData, useRootData } from './lib/site/site-context.ts';
import { TestPaymentsBanner } from './lib/site/test-payments-banner.tsx';
import { useCountedViews } from './lib/site/use-counted-views.ts';
import { ThemeProvider } from './lib/theme/use-theme.tsx';

export const middleware: Route.MiddlewareFunction[] = [loadCachedDocument, applyPageManifest];

/** Runs before each navigation in the browser. */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  async ({ request }, next) => {
    await loadPageMessages(new URL(request.url).pathname);
    return next();
  },
];

export async function loader({ context, request }: Route.LoaderArgs): Promise<RootData> {
  const { language, overrides } = context.get(hostContext);
  const site = await load(context, (api) => api(getSite));
  const path = withoutLanguage(new URL(request.url).pathname, language);
  const shown = toPageSite(site);
  return {
    language,
    ...(overrides ? { overrides } : {}),
    site: hasSecretInUrl(path) ? { ...shown, analyticsId: null } : shown,
    menus: describeMenus(site, messagesOf(language, overrides)),
    year: inZone(new Date().toISOString(), site.zone ?? UTC).year,
  };
}

/** Never reloaded: the data is the same on every page, and a failing page keeps its header and footer. */
export const shouldRevalidate = () => false;

export function meta({ matches, error }: Route.MetaArgs) {
  return pageMeta(
    matches,
    error ? { title: errorTitle(translate(matches, 'site'), error), isHidden: true } : {},
  );
}

function errorTitle(t: Translate<'site'>, error: unknown): string {
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 404) return t('notFound');
  return t(status === 503 ? 'unavailable' : 'failed');
}

export function Layout({ children }: { children: ReactNode }) {
  const { isScriptsOnly, nonce } = use(RenderContext);
  const language = useLanguage();
  const { overrides, site } = useRootData() ?? {};
  useEffect(markHydrated, []);
  if (isScriptsOnly) return <RouterScripts />;
  return (
    <html lang={language} dir={languages[language].direction} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={THEME_COLORS.light} suppressHydrationWarning />
        <FirstLoadScript />
        <Meta />
        {site?.fonts ? null : <FontPreloads />}
        <Links />
        <link rel="icon" href={`/favicon.ico?v=${site?.icons}`} sizes="32x32" />
        <link rel="icon" href={`/favicon.svg?v=${site?.icons}`} type="image/svg+xml" />
        <link rel="apple-touch-icon" href={`/apple-touch-icon.png?v=${site?.icons}`} />
        <link rel="manifest" href="/manifest.webmanifest" />
        {site?.stylesheet ? <link rel="stylesheet" href={site.stylesheet} /> : null}
      </head>
      <body>
        <MessagesProvider value={messagesOf(language, overrides)}>
          <LinkProvider value={AppLink}>{children}</LinkProvider>
        </MessagesProvider>
        <ScrollRestoration nonce={nonce} getKey={scrollKey} />
        <PageScripts />
      </body>
    </html>
  );
}

export default function App({ loaderData: { site } }: Route.ComponentProps) {
  useEffect(repeatEarlyInteraction, []);
  useKeyedSections();
  useCountedViews(site.countsReaders !== false);
  return (
    <ThemeProvider storageKey={site.themeStorageKey}>
      <ToastProvider>
        <SessionProvider
          tokenKey={site.tokenStorageKey}
          refreshTokenKey={site.refreshTokenStorageKey}
        >
          <ConsentProvider analyticsId={site.analyticsId}>
            <ConnectionProvider>
              <TestPaymentsBanner />
              <Outlet />
            </ConnectionProvider>
          </ConsentProvider>
          <LanguageOffer />
          <RouteAnnouncer />
          <Toaster />
        </SessionProvider>
      </ToastProvider>
    </ThemeProvider>
  );
}

/** The last resort: even the root data may be missing. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PlainLayout>
      <ErrorPage error={error} />
    </PlainLayout>
  );
}
