import type { LegalArea } from '@rostra/contract';
import type { SettingsContext } from '../settings/context.ts';

export interface LegalContext extends SettingsContext {
  findLegalPages(): Promise<LegalArea[]>;
}

export async function loadLegalPages({ site, findLegalPages }: LegalContext): Promise<boolean> {
  return site.legalPages.replace(await findLegalPages());
}

/** Every page links to them, so all are rendered again after one was published or taken down, in any process. */
export function watchLegalPages(context: LegalContext, onError: (error: unknown) => void) {
  let running = Promise.resolve();
  const stop = context.onChange((tags) => {
    if (!tags.some((tag) => tag === 'policies' || tag.startsWith('policies:'))) return;
    running = running
      .then(async () => {
        if (await loadLegalPages(context)) context.invalidate(['site']);
      })
      .catch(onError);
  });
  return async () => {
    stop();
    await running;
  };
}
