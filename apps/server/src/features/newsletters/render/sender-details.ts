import { fixedAreaPaths } from '@rostra/contract';
import type { LocalSite, Site } from '../../../languages/site.ts';

/** Who sends a mailing, as the law asks for it in every mail. */
export interface SenderDetails {
  readonly name: string;
  readonly addressLines: readonly string[];
  readonly imprintUrl: string | null;
}

export function senderDetails(
  { settings, published }: Pick<Site, 'settings' | 'published'>,
  local: LocalSite,
): SenderDetails {
  const { postalAddress, imprintUrl } = settings.values;
  const ownPage = published.has('imprint') ? local.url + fixedAreaPaths.imprint : null;
  return {
    name: local.name,
    addressLines: postalAddress
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== ''),
    imprintUrl: imprintUrl || ownPage,
  };
}
