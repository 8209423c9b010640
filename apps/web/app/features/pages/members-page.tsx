import type { PageContent } from '../../lib/documents/page-content.ts';
import { Locked } from './locked.tsx';
import { PageView } from './page-view.tsx';
import { useUnlocked } from './use-unlocked.ts';

/**
 * A page whose text is for members. The server renders what everybody may read, for everybody alike; a member's browser then asks for
 * the rest.
 */
export function MembersPage({ page }: { page: PageContent }) {
  const { plural, slug, access } = page;
  const { state, unlocked, retry } = useUnlocked(page.path, async (...asked) => {
    const { readUnlockedPage } = await import('./read-unlocked-page.ts');
    return readUnlockedPage({ plural, slug }, ...asked);
  });
  const shown = unlocked ?? page;
  return (
    <PageView
      page={shown}
      locked={
        <Locked access={access} hasBeginning={shown.html !== ''} state={state} onRetry={retry} />
      }
    />
  );
}
