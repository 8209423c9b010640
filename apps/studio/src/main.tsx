import { createRoot } from 'react-dom/client';
import './studio.css';
import { App } from './app.tsx';
import { chooseLanguage } from './boot/choose-language.ts';
import { loadMessages } from './boot/load-messages.ts';
import { readCollections, readOverrides, readSettings } from './boot/read-settings.ts';
import { setDocumentLanguage } from './boot/set-document-language.ts';
import { createStudioRouter } from './router.tsx';

const site = readSettings();
const language = chooseLanguage(navigator.languages, site.languages);
setDocumentLanguage(language);

const root = document.getElementById('studio');
if (!root) throw new Error('The document has no element for the studio');
const messages = await loadMessages(language, readOverrides()[language]);
const collections = readCollections();
const router = createStudioRouter(collections);
createRoot(root).render(<App {...{ messages, site, collections, router }} />);
