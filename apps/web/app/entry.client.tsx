import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadPageMessages } from './lib/messages/load-page-messages.client.ts';

loadPageMessages(location.pathname).then(
  () => startTransition(hydrate),
  () => {
    document.documentElement.dataset.scripts = 'failed';
  },
);

function hydrate() {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
}
