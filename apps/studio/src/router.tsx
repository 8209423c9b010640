import type { Capability } from '@rostra/contract';
import { studioPath } from '@rostra/contract/pages';
import { lazy, type ReactNode, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { DeskScreen } from './desk/desk-screen.tsx';
import { EditorSkeleton } from './entries/editor-skeleton.tsx';
import { sections } from './entries/kinds.ts';
import { ListScreen } from './entries/list/list-screen.tsx';
import { ErrorScreen } from './frame/error-screen.tsx';
import { Frame } from './frame/frame.tsx';
import { NotFoundScreen } from './frame/not-found-screen.tsx';
import { ScreenSkeleton } from './frame/screen-skeleton.tsx';
import { RequireCapability } from './session/require-capability.tsx';
import { taxonomies } from './taxonomy/taxonomies.ts';

const CalendarScreen = lazy(() => import('./calendar/calendar-screen.tsx'));

const VersionsScreen = lazy(() => import('./versions/versions-screen.tsx'));
const PreviewScreen = lazy(() => import('./preview/preview-screen.tsx'));
const MirroredPreviewScreen = lazy(() => import('./preview/mirrored/mirrored-preview-screen.tsx'));
const MediaScreen = lazy(() => import('./media/media-screen.tsx'));
const FileScreen = lazy(() => import('./media/details/file-screen.tsx'));
const OrderScreen = lazy(() => import('./policies/order-screen.tsx'));
const ConsultationsScreen = lazy(() => import('./consultations/consultations-screen.tsx'));
const AnnounceScreen = lazy(() => import('./consultations/announce/announce-screen.tsx'));
const ConsultationScreen = lazy(() => import('./consultations/one/consultation-screen.tsx'));
const VotesScreen = lazy(() => import('./votes/votes-screen.tsx'));
const EditVoteScreen = lazy(() => import('./votes/announce/announce-screen.tsx'));
const VoteScreen = lazy(() => import('./votes/one/vote-screen.tsx'));
const PledgesScreen = lazy(() => import('./pledges/pledges-screen.tsx'));
const AddPledgeScreen = lazy(() => import('./pledges/wording/add-pledge-screen.tsx'));
const PledgeScreen = lazy(() => import('./pledges/one/pledge-screen.tsx'));
const CorrectWordingScreen = lazy(() => import('./pledges/wording/correct-wording-screen.tsx'));
const EvidenceScreen = lazy(() => import('./pledges/evidence/evidence-screen.tsx'));
const PagesScreen = lazy(() => import('./pages/pages-screen.tsx'));
const LandingScreen = lazy(() => import('./pages/landing-screen.tsx'));
const MembersScreen = lazy(() => import('./members/members-screen.tsx'));
const MemberScreen = lazy(() => import('./members/member/member-screen.tsx'));
const PaymentsScreen = lazy(() => import('./money/payments-screen.tsx'));
const ClosingScreen = lazy(() => import('./money/closing/closing-screen.tsx'));
const PayoutsScreen = lazy(() => import('./money/payouts/payouts-screen.tsx'));
const RevenueScreen = lazy(() => import('./money/revenue/revenue-screen.tsx'));
const MovementsScreen = lazy(() => import('./money/revenue/movements-screen.tsx'));
const PlansScreen = lazy(() => import('./plans/plans-screen.tsx'));
const MoveScreen = lazy(() => import('./plans/move/move-screen.tsx'));
const CouponsScreen = lazy(() => import('./coupons/coupons-screen.tsx'));
const GiftsScreen = lazy(() => import('./gifts/gifts-screen.tsx'));
const MailsScreen = lazy(() => import('./mails/mails-screen.tsx'));
const MailSamplesScreen = lazy(() => import('./mails/samples/samples-screen.tsx'));
const RedirectsScreen = lazy(() => import('./redirects/redirects-screen.tsx'));
const StaffScreen = lazy(() => import('./staff/staff-screen.tsx'));
const AuditScreen = lazy(() => import('./audit/audit-screen.tsx'));
const StatusScreen = lazy(() => import('./status/status-screen.tsx'));
const ImportsScreen = lazy(() => import('./imports/imports-screen.tsx'));
const ImportScreen = lazy(() => import('./imports/job/import-screen.tsx'));
const MirrorScreen = lazy(() => import('./mirror/mirror-screen.tsx'));
const TokensScreen = lazy(() => import('./tokens/tokens-screen.tsx'));
const WordingScreen = lazy(() => import('./wording/wording-screen.tsx'));
const SettingsScreen = lazy(() => import('./settings/settings-screen.tsx'));
const SetupScreen = lazy(() => import('./setup/setup-screen.tsx'));
const TaxonomyScreen = lazy(() => import('./taxonomy/taxonomy-screen.tsx'));

const lists = sections.map(
  (section): RouteObject => ({
    path: section,
    element: (
      <RequireCapability needs="content.draft">
        <ListScreen key={section} section={section} />
      </RequireCapability>
    ),
  }),
);

/**
 * Loaded with the first text that is opened. The router waits for it, because React shows the
 * content of a suspended boundary up to 300 ms late.
 */
const editors = sections.map(
  (section): RouteObject => ({
    path: `${section}/:id`,
    HydrateFallback: EditorSkeleton,
    lazy: async () => {
      const { default: EditorScreen } = await import('./editor/editor-screen.tsx');
      const element = (
        <RequireCapability needs="content.draft">
          <EditorScreen section={section} />
        </RequireCapability>
      );
      return { element };
    },
  }),
);

const versions = sections.map(
  (section): RouteObject => ({
    path: `${section}/:id/versions`,
    element: (
      <RequireCapability needs="content.draft">
        <Suspense fallback={<EditorSkeleton />}>
          <VersionsScreen section={section} />
        </Suspense>
      </RequireCapability>
    ),
  }),
);

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

const routes: RouteObject[] = [
  ...setup,
  {
    path: 'preview/:kind/:id',
    errorElement: <ErrorScreen />,
    element: lazyScreen('content.draft', <MirroredPreviewScreen />),
  },
  {
    element: <Frame />,
    children: [
      {
        errorElement: <ErrorScreen />,
        children: [
          { index: true, element: <DeskScreen /> },
          { path: 'calendar', element: lazyScreen('content.draft', <CalendarScreen />) },
          ...lists,
          ...editors,
          ...versions,
          ...sections.map((section) => ({
            path: `${section}/:id/preview`,
            element: lazyScreen('content.draft', <PreviewScreen section={section} />),
          })),
          { path: 'media', element: lazyScreen('media.upload', <MediaScreen />) },
          { path: 'media/:id', element: lazyScreen('media.upload', <FileScreen />) },
          { path: 'policies/order', element: lazyScreen('content.draft', <OrderScreen />) },
          { path: 'consultations', element: lazyScreen('content.edit', <ConsultationsScreen />) },
          { path: 'consultations/new', element: lazyScreen('content.edit', <AnnounceScreen />) },
          {
            path: 'consultations/:id',
            element: lazyScreen('content.edit', <ConsultationScreen />),
          },
          { path: 'votes', element: lazyScreen('content.edit', <VotesScreen />) },
          { path: 'votes/new', element: lazyScreen('content.edit', <EditVoteScreen mode="new" />) },
          { path: 'votes/:id', element: lazyScreen('content.edit', <VoteScreen />) },
          {
            path: 'votes/:id/edit',
            element: lazyScreen('content.edit', <EditVoteScreen mode="edit" />),
          },
          {
            path: 'votes/:id/run-off',
            element: lazyScreen('content.edit', <EditVoteScreen mode="runOff" />),
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
          { path: 'pages', element: lazyScreen('content.edit', <PagesScreen />) },
          { path: 'pages/landing', element: lazyScreen('content.edit', <LandingScreen />) },
          { path: 'members', element: lazyScreen('members.read', <MembersScreen />) },
          { path: 'members/:id', element: lazyScreen('members.read', <MemberScreen />) },
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
          ...taxonomies.map((kind) => ({
            path: kind,
            element: lazyScreen('content.edit', <TaxonomyScreen key={kind} kind={kind} />),
          })),
          { path: 'wording', element: lazyScreen('messages.edit', <WordingScreen />) },
          { path: 'redirects', element: lazyScreen('settings.edit', <RedirectsScreen />) },
          { path: 'settings', element: lazyScreen('settings.edit', <SettingsScreen />) },
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];

export const createStudioRouter = () => createBrowserRouter(routes, { basename: studioPath });
