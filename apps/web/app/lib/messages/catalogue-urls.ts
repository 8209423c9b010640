import type { BrowserArea, Language } from '@rostra/messages';

/** Where the browser finds the compiled messages of an area. `message-files.ts` sets the rest of the URL. */
export const catalogueUrl = (language: Language, area: BrowserArea): string =>
  `${import.meta.env.MESSAGES_BEFORE}${language}.${area}${import.meta.env.MESSAGES_AFTER}`;
