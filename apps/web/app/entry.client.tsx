import { findPage, withoutLanguage } from '@rostra/contract/pages';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { fetchCatalogue } from './lib/messages/fetch-catalogue.client.ts';
import { languageOfDocument } from './lib/messages/language.ts';

const language = languageOfDocument();
const isMemberPage =
  findPage(withoutLanguage(location.pathname, language))?.page.access === 'member';

Promise.all([
  fetchCatalogue(language, 'public'),
  ...(isMemberPage ? [fetchCatalogue(language, 'member')] : []),
]).then(
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
