import type { Capability, StudioCollection } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { lazy, type ReactNode, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { EditorSkeleton } from './features/content/entries/editor-skeleton.tsx';
import { ListScreen } from './features/content/entries/list/list-screen.tsx';
import { Palette } from './features/content/palette/palette.tsx';
import { taxonomies } from './features/content/taxonomy/taxonomies.ts';
import { DashboardScreen } from './features/dashboard/dashboard-screen.tsx';
import { ErrorScreen } from './layout/error-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { NotFoundScreen } from './layout/not-found-screen.tsx';
import { RequireCapability } from './layout/require-capability.tsx';
import { ScreenSkeleton } from './layout/screen-skeleton.tsx';
import { UnsavedGuard } from './lib/unsaved/unsaved-guard.tsx';

const CalendarScreen = lazy(() => import('./features/content/calendar/calendar-screen.tsx'));

const ReadersScreen = lazy(() => import('./features/readership/readers-screen.tsx'));
const VersionsScreen = lazy(() => import('./features/content/versions/versions-screen.tsx'));
const PreviewScreen = lazy(() => import('./features/preview/preview-screen.tsx'));
const MirroredPreviewScreen = lazy(
  () => import('./features/preview/mirrored/mirrored-preview-screen.tsx'),
);
const MediaScreen = lazy(() => import('./features/media/media-screen.tsx'));
const FileScreen = lazy(() => import('./features/media/details/file-screen.tsx'));
const OrderScreen = lazy(() => import('./features/policies/order-screen.tsx'));
const ConsultationsScreen = lazy(() => import('./features/consultations/consultations-screen.tsx'));
const AnnounceScreen = lazy(() => import('./features/consultations/announce/announce-screen.tsx'));
const ConsultationScreen = lazy(
  () => import('./features/consultations/one/consultation-screen.tsx'),
);
const VotesScreen = lazy(() => import('./features/votes/votes-screen.tsx'));
const AnnounceVoteScreen = lazy(() => import('./features/votes/announce/announce-screen.tsx'));
const VoteScreen = lazy(() => import('./features/votes/one/vote-screen.tsx'));
const PledgesScreen = lazy(() => import('./features/pledges/pledges-screen.tsx'));
const AddPledgeScreen = lazy(() => import('./features/pledges/wording/add-pledge-screen.tsx'));
const PledgeScreen = lazy(() => import('./features/pledges/one/pledge-screen.tsx'));
const CorrectWordingScreen = lazy(
  () => import('./features/pledges/wording/correct-wording-screen.tsx'),
);
const EvidenceScreen = lazy(() => import('./features/pledges/evidence/evidence-screen.tsx'));
const PagesScreen = lazy(() => import('./features/content/pages/pages-screen.tsx'));
const LandingScreen = lazy(() => import('./features/content/pages/landing-screen.tsx'));
const MembersScreen = lazy(() => import('./features/members/members-screen.tsx'));
const MemberScreen = lazy(() => import('./features/members/member/member-screen.tsx'));
const NewslettersScreen = lazy(() => import('./features/newsletters/newsletters-screen.tsx'));
const AddNewsletterScreen = lazy(
  () => import('./features/newsletters/one/add-newsletter-screen.tsx'),
);
const NewsletterScreen = lazy(() => import('./features/newsletters/one/newsletter-screen.tsx'));
const SubscribersScreen = lazy(
  () => import('./features/newsletters/subscribers/subscribers-screen.tsx'),
);
const SubscriberScreen = lazy(
  () => import('./features/newsletters/subscriber/subscriber-screen.tsx'),
);
const SuppressionsScreen = lazy(
  () => import('./features/newsletters/suppressions/suppressions-screen.tsx'),
);
const PaymentsScreen = lazy(() => import('./features/billing/payments/payments-screen.tsx'));
const ClosingScreen = lazy(() => import('./features/billing/closing/closing-screen.tsx'));
const PayoutsScreen = lazy(() => import('./features/billing/payouts/payouts-screen.tsx'));
const RevenueScreen = lazy(() => import('./features/billing/revenue/revenue-screen.tsx'));
const MovementsScreen = lazy(() => import('./features/billing/revenue/movements-screen.tsx'));
const PlansScreen = lazy(() => import('./features/billing/plans/plans-screen.tsx'));
const MoveScreen = lazy(() => import('./features/billing/plans/move/move-screen.tsx'));
const CouponsScreen = lazy(() => import('./features/billing/coupons/coupons-screen.tsx'));
const GiftsScreen = lazy(() => import('./features/billing/gifts/gifts-screen.tsx'));
const MailsScreen = lazy(() => import('./features/mail/mails-screen.tsx'));
const MailSamplesScreen = lazy(() => import('./features/mail/samples/samples-screen.tsx'));
const RedirectsScreen = lazy(() => import('./features/content/redirects/redirects-screen.tsx'));
const StaffScreen = lazy(() => import('./features/staff/staff-screen.tsx'));
const AuditScreen = lazy(() => import('./features/audit/audit-screen.tsx'));
const StatusScreen = lazy(() => import('./features/operations/status-screen.tsx'));
const ImportsScreen = lazy(() => import('./features/imports/imports-screen.tsx'));
const ImportScreen = lazy(() => import('./features/imports/job/import-screen.tsx'));
const MirrorScreen = lazy(() => import('./features/mirror/mirror-screen.tsx'));
const TokensScreen = lazy(() => import('./features/staff/tokens/tokens-screen.tsx'));
const WebhooksScreen = lazy(() => import('./features/webhooks/webhooks-screen.tsx'));
const WebhookScreen = lazy(() => import('./features/webhooks/one/webhook-screen.tsx'));
const WordingScreen = lazy(() => import('./features/site/wording/wording-screen.tsx'));
const AreasScreen = lazy(() => import('./features/site/areas/areas-screen.tsx'));
const MenusScreen = lazy(() => import('./features/site/menus/menus-screen.tsx'));
const SettingsScreen = lazy(() => import('./features/site/settings/settings-screen.tsx'));
const SetupScreen = lazy(() => import('./features/site/setup/setup-screen.tsx'));
const TaxonomyScreen = lazy(() => import('./features/content/taxonomy/taxonomy-screen.tsx'));

/** The list of a collection, and the editor, the versions and the preview of its entries. */
const collectionRoutes = (collection: StudioCollection): RouteObject[] => [
  {
    path: collection.section,
    element: (
      <RequireCapability needs="content.draft">
        <ListScreen key={collection.kind} collection={collection} />
      </RequireCapability>
    ),
  },
  {
    path: `${collection.section}/:id`,
    HydrateFallback: EditorSkeleton,
    // Loaded with the first text that is opened. The router waits for it, because React shows the content of a
    // suspended boundary up to 300 ms late.
    lazy: async () => {
      const { default: EditorScreen } = await import('./features/content/editor/editor-screen.tsx');
      const element = (
        <RequireCapability needs="content.draft">
          <EditorScreen collection={collection} />
        </RequireCapability>
      );
      return { element };
    },
  },
  {
    path: `${collection.section}/:id/versions`,
    element: (
      <RequireCapability needs="content.draft">
        <Suspense fallback={<EditorSkeleton />}>
          <VersionsScreen collection={collection} />
        </Suspense>
      </RequireCapability>
    ),
  },
  {
    path: `${collection.section}/:id/preview`,
    element: lazyScreen('content.draft', <PreviewScreen collection={collection} />),
  },
];

/** A screen with its own script, for people with this capability. */
const lazyScreen = (needs: Capability, screen: ReactNode) => (
  <RequireCapability needs={needs}>
    <Suspense fallback={<ScreenSkeleton />}>{screen}</Suspense>
  </RequireCapability>
);

/** Without the navigation: the owner of a new site answers one question after the other. */
const setup: RouteObject[] = ['setup', 'setup/:step'].map((path) => ({
  path,
  errorElement: <ErrorScreen />,
  element: lazyScreen('settings.edit', <SetupScreen />),
}));

const createRoutes = (collections: readonly StudioCollection[]): RouteObject[] => [
  ...setup,
  {
    path: 'preview/:kind/:id',
    errorElement: <ErrorScreen />,
    element: lazyScreen('content.draft', <MirroredPreviewScreen />),
  },
  {
    element: <Layout Palette={Palette} />,
    children: [
      {
        errorElement: <ErrorScreen />,
        children: [
          { index: true, element: <DashboardScreen /> },
          { path: 'calendar', element: lazyScreen('content.draft', <CalendarScreen />) },
          { path: 'readers', element: lazyScreen('content.draft', <ReadersScreen />) },
          ...collections.flatMap(collectionRoutes),
          { path: 'media', element: lazyScreen('media.upload', <MediaScreen />) },
          { path: 'media/:id', element: lazyScreen('media.upload', <FileScreen />) },
          { path: 'policies/order', element: lazyScreen('content.draft', <OrderScreen />) },
          { path: 'policies/areas', element: lazyScreen('settings.edit', <AreasScreen />) },
          { path: 'consultations', element: lazyScreen('content.edit', <ConsultationsScreen />) },
          { path: 'consultations/new', element: lazyScreen('content.edit', <AnnounceScreen />) },
          {
            path: 'consultations/:id',
            element: lazyScreen('content.edit', <ConsultationScreen />),
          },
          { path: 'votes', element: lazyScreen('content.edit', <VotesScreen />) },
          { path: 'votes/new', element: lazyScreen('content.edit', <AnnounceVoteScreen />) },
          { path: 'votes/:id', element: lazyScreen('content.edit', <VoteScreen />) },
          {
            path: 'votes/:id/run-off',
            element: lazyScreen('content.edit', <AnnounceVoteScreen isRunOff />),
          },
          { path: 'pledges', element: lazyScreen('content.edit', <PledgesScreen />) },
          { path: 'pledges/new', element: lazyScreen('content.edit', <AddPledgeScreen />) },
          { path: 'pledges/:id', element: lazyScreen('content.edit', <PledgeScreen />) },
          {
            path: 'pledges/:id/wording',
            element: lazyScreen('content.edit', <CorrectWordingScreen />),
          },
          {
            path: 'pledges/:id/evidence',
            element: lazyScreen('content.edit', <EvidenceScreen key="new" />),
          },
          {
            path: 'pledges/:id/evidence/:number',
            element: lazyScreen('content.edit', <EvidenceScreen key="correction" />),
          },
          { path: 'main-pages', element: lazyScreen('content.edit', <PagesScreen />) },
          { path: 'main-pages/landing', element: lazyScreen('content.edit', <LandingScreen />) },
          { path: 'members', element: lazyScreen('members.read', <MembersScreen />) },
          { path: 'members/:id', element: lazyScreen('members.read', <MemberScreen />) },
          { path: 'newsletters', element: lazyScreen('content.edit', <NewslettersScreen />) },
          {
            path: 'newsletters/new',
            element: lazyScreen('members.manage', <AddNewsletterScreen />),
          },
          { path: 'newsletters/:id', element: lazyScreen('members.manage', <NewsletterScreen />) },
          { path: 'subscribers', element: lazyScreen('members.manage', <SubscribersScreen />) },
          { path: 'subscribers/:id', element: lazyScreen('members.manage', <SubscriberScreen />) },
          { path: 'suppressions', element: lazyScreen('members.manage', <SuppressionsScreen />) },
          { path: 'money', element: lazyScreen('money.read', <PaymentsScreen />) },
          { path: 'plans', element: lazyScreen('plans.manage', <PlansScreen />) },
          { path: 'plans/:id/move', element: lazyScreen('plans.manage', <MoveScreen />) },
          { path: 'coupons', element: lazyScreen('plans.manage', <CouponsScreen />) },
          { path: 'gifts', element: lazyScreen('plans.manage', <GiftsScreen />) },
          { path: 'money/closing', element: lazyScreen('money.read', <ClosingScreen />) },
          { path: 'money/payouts', element: lazyScreen('money.read', <PayoutsScreen />) },
          { path: 'money/revenue', element: lazyScreen('money.read', <RevenueScreen />) },
          { path: 'money/revenue/:month', element: lazyScreen('money.read', <MovementsScreen />) },
          { path: 'mails', element: lazyScreen('mails.manage', <MailsScreen />) },
          { path: 'mails/samples', element: lazyScreen('mails.manage', <MailSamplesScreen />) },
          { path: 'staff', element: lazyScreen('staff.manage', <StaffScreen />) },
          { path: 'audit', element: lazyScreen('audit.read', <AuditScreen />) },
          { path: 'status', element: lazyScreen('site.monitor', <StatusScreen />) },
          { path: 'imports', element: lazyScreen('site.import', <ImportsScreen />) },
          { path: 'mirror', element: lazyScreen('site.import', <MirrorScreen />) },
          { path: 'imports/:id', element: lazyScreen('site.import', <ImportScreen />) },
          { path: 'tokens', element: lazyScreen('tokens.manage', <TokensScreen />) },
          { path: 'webhooks', element: lazyScreen('webhooks.manage', <WebhooksScreen />) },
          { path: 'webhooks/:id', element: lazyScreen('webhooks.manage', <WebhookScreen />) },
          ...taxonomies.map((kind) => ({
            path: kind,
            element: lazyScreen('content.edit', <TaxonomyScreen key={kind} kind={kind} />),
          })),
          { path: 'wording', element: lazyScreen('messages.edit', <WordingScreen />) },
          { path: 'redirects', element: lazyScreen('settings.edit', <RedirectsScreen />) },
          { path: 'menus', element: lazyScreen('settings.edit', <MenusScreen />) },
          { path: 'settings', element: lazyScreen('settings.edit', <SettingsScreen />) },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];

export const createStudioRouter = (collections: readonly StudioCollection[]) =>
  createBrowserRouter([{ element: <UnsavedGuard />, children: createRoutes(collections) }], {
    basename: studioPath,
  });
