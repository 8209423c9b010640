import type { Site } from '@rostra/contract';

/** The server writes the settings into the document, which saves a request before the first screen. */
export function readSettings(): Site {
  const element = document.querySelector<HTMLMetaElement>('meta[name="studio-settings"]');
  return JSON.parse(element?.content ?? '{}') as Site;
}
