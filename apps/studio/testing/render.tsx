import { MessagesProvider } from '@rostra/messages/react';
import { englishMessages } from '@rostra/messages/testing';
import type { ReactNode } from 'react';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { render as renderBare } from 'vitest-browser-react';

const messages = englishMessages();

/** Renders a component with English texts and the address of the browser. */
export function render(element: ReactNode) {
  const router = createBrowserRouter([{ path: '*', element }]);
  return renderBare(
    <MessagesProvider value={messages}>
      <RouterProvider router={router} />
    </MessagesProvider>,
  );
}
