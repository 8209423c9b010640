import type { Site, StudioCollection } from '@rostra/contract';
import type { Messages } from '@rostra/messages';
import { MessagesProvider } from '@rostra/messages/react';
import { LinkProvider, Toaster, ToastProvider } from '@rostra/ui';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { RouterProvider } from 'react-router';
import { StaffLanguage } from './boot/staff-language.tsx';
import { AppLink } from './layout/app-link.tsx';
import { CollectionsContext } from './lib/content/collections.ts';
import { createQueryClient } from './lib/query-client.ts';
import { SetSiteContext, SiteContext } from './lib/site.ts';
import { ThemeProvider } from './lib/theme.tsx';
import type { createStudioRouter } from './router.tsx';
import { RequireStaff } from './session/require-staff.tsx';
import { SessionProvider } from './session/session-provider.tsx';

export interface AppProps {
  /** In the language of the browser. */
  messages: Messages;
  site: Site;
  collections: readonly StudioCollection[];
  router: ReturnType<typeof createStudioRouter>;
}

export function App({ messages: initial, site: initialSite, collections, router }: AppProps) {
  const [messages, setMessages] = useState(initial);
  const [site, setSite] = useState(initialSite);
  const [queryClient] = useState(createQueryClient);
  return (
    <MessagesProvider value={messages}>
      <SiteContext value={site}>
        <SetSiteContext value={setSite}>
          <ThemeProvider storageKey={site.themeStorageKey}>
            <LinkProvider value={AppLink}>
              <ToastProvider>
                <SessionProvider
                  tokenKey={site.tokenStorageKey}
                  refreshTokenKey={site.refreshTokenStorageKey}
                >
                  <QueryClientProvider client={queryClient}>
                    <RequireStaff>
                      <StaffLanguage onMessages={setMessages}>
                        <CollectionsContext value={collections}>
                          <RouterProvider router={router} />
                        </CollectionsContext>
                      </StaffLanguage>
                    </RequireStaff>
                  </QueryClientProvider>
                </SessionProvider>
                <Toaster />
              </ToastProvider>
            </LinkProvider>
          </ThemeProvider>
        </SetSiteContext>
      </SiteContext>
    </MessagesProvider>
  );
}
