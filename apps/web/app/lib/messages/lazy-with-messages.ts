import type { BrowserArea } from '@rostra/messages';
import { type ComponentType, lazy } from 'react';
import { fetchCatalogue } from './fetch-catalogue.client.ts';
import { languageOfDocument } from './language.ts';

/** A component that few readers of its page see. Its script and its messages are loaded when it is rendered. */
export const lazyWithMessages = <Props>(
  area: BrowserArea,
  load: () => Promise<{ default: ComponentType<Props> }>,
) =>
  lazy(async () => {
    const [module] = await Promise.all([
      load(),
      // The server has all messages.
      import.meta.env.SSR ? undefined : fetchCatalogue(languageOfDocument(), area),
    ]);
    return module;
  });
