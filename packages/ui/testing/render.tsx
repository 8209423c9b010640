import { MessagesProvider } from '@rostra/messages/react';
import { englishMessages } from '@rostra/messages/testing';
import type { ReactNode } from 'react';
import { render as renderBare } from 'vitest-browser-react';

const messages = englishMessages();

function WithMessages({ children }: { children: ReactNode }) {
  return <MessagesProvider value={messages}>{children}</MessagesProvider>;
}

/** Renders a component with English texts. */
export const render = (element: ReactNode) => renderBare(element, { wrapper: WithMessages });
