import { useMessages } from '@rostra/messages/react';
import { useGroup } from './use-group.ts';

/** In the list of consequences when a payer loses access: others do too. */
export function EndsForGroup() {
  const t = useMessages('groups');
  const members = useGroup().group?.own?.members ?? [];
  return members.some(({ name }) => name !== null) ? <li>{t('endsForAll')}</li> : null;
}
