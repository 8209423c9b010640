import { isFixedArea, isStarterArea, ownAreaName, starterAreas } from '@rostra/contract';
import { useAllMessages, useMessages } from '@rostra/messages/react';
import { nameInWords } from './name-in-words.ts';
import { useSite } from './site.ts';

/** The policy areas of the site, in their order. */
export const useAreas = () => useSite().policyAreas ?? starterAreas;

/** What an area is called: by the organisation, or in the words of the studio. */
export function useAreaName(): (key: string) => string {
  const t = useMessages('studio-editor');
  const { language } = useAllMessages();
  const areas = useAreas();
  return (key) => {
    const area = areas.find((each) => each.key === key);
    const own = area && ownAreaName(area, language);
    if (own) return own.name;
    return isFixedArea(key) || isStarterArea(key) ? t(`area.${key}`) : nameInWords(key);
  };
}
