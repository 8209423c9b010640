import { areaPathOf, type FooterEntry, type MenuEntry } from '@rostra/contract';
import { pages } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { useAreas } from '../../../lib/policy-areas.ts';
import { useSite } from '../../../lib/site.ts';

/** Says of an entry that visitors do not see it, or see it without a link. */
export function useEntryNote() {
  const t = useMessages('studio-settings');
  const { unpublished = [], features, legal, careers } = useSite();
  const areas = useAreas().map(areaPathOf);
  const addresses: Partial<Record<string, readonly string[]>> = {
    about: [pages.about.path],
    manifesto: [pages.manifesto.path],
    takePart: [pages.takePart.path],
    consultations: [pages.consultations.path],
    votes: [pages.votes.path],
    pledges: [pages.pledges.path],
    policies: areas,
    areas,
  };
  const targets: Partial<Record<string, string | null>> = { ...legal, careers };
  return (entry: MenuEntry | FooterEntry): string | undefined => {
    if (typeof entry !== 'string') {
      return unpublished.includes(entry.href) ? t('menu.notPublished') : undefined;
    }
    if (entry === 'imprint') return targets.imprint ? undefined : t('menu.notPublished');
    if (targets[entry] === null) return t('menu.withoutLink');
    const isOff = entry === 'blog' && !features.blog;
    const isHidden = addresses[entry]?.every((address) => unpublished.includes(address)) ?? false;
    return isOff || isHidden ? t('menu.notPublished') : undefined;
  };
}
