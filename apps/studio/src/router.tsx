import { studioPath } from '@rostra/contract/pages';
import { lazy, Suspense } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router';
import { DeskScreen } from './desk/desk-screen.tsx';
import { EditorSkeleton } from './entries/editor-skeleton.tsx';
import { sections } from './entries/kinds.ts';
import { ListScreen } from './entries/list/list-screen.tsx';
import { ErrorScreen } from './frame/error-screen.tsx';
import { Frame } from './frame/frame.tsx';
import { NotFoundScreen } from './frame/not-found-screen.tsx';
import { RequireCapability } from './session/require-capability.tsx';

/** Loaded with the first text that is opened. */
const EditorScreen = lazy(() => import('./editor/editor-screen.tsx'));

const VersionsScreen = lazy(() => import('./versions/versions-screen.tsx'));

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

const editors = sections.map(
  (section): RouteObject => ({
    path: `${section}/:id`,
    element: (
      <RequireCapability needs="content.draft">
        <Suspense fallback={<EditorSkeleton />}>
          <EditorScreen section={section} />
        </Suspense>
      </RequireCapability>
    ),
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

const routes: RouteObject[] = [
  {
    element: <Frame />,
    children: [
      {
        errorElement: <ErrorScreen />,
        children: [
          { index: true, element: <DeskScreen /> },
          ...lists,
          ...editors,
          ...versions,
          { path: '*', element: <NotFoundScreen /> },
        ],
      },
    ],
  },
];

export const createStudioRouter = () => createBrowserRouter(routes, { basename: studioPath });
