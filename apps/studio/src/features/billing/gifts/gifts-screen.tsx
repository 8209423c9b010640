import type { ManagedGift } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../../../layout/screen.tsx';
import { AddButton } from '../../../lib/controls/add-button.tsx';
import { SelectFilter } from '../../../lib/controls/select-filter.tsx';
import { useUrlQuery } from '../../../lib/controls/use-url-query.ts';
import { ListStates } from '../../../lib/list-states/list-states.tsx';
import { NoRows } from '../../../lib/list-states/no-rows.tsx';
import { useApi } from '../../../session/session-provider.tsx';
import { CodesDialog } from './codes-dialog.tsx';
import { GiftList } from './gift-list.tsx';
import { giftsQuery, listedStates } from './gifts-query.ts';
import { IssueDialog } from './issue-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** Gifts that members have bought, and codes that staff have issued. */
export default function GiftsScreen() {
  const t = useMessages('studio-gifts');
  const [query, setQuery] = useUrlQuery();
  const state = listedStates.find((known) => known === query.get('state'));
  const list = useInfiniteQuery(giftsQuery(useApi(), state));
  const gifts = list.data ?? [];
  const [isIssuing, setIsIssuing] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const [revoked, setRevoked] = useState<ManagedGift>();
  const choose = (next: string) => setQuery(() => new URLSearchParams(next && { state: next }));
  return (
    <Screen
      title={t('title')}
      lead={t('lead')}
      actions={<AddButton onClick={() => setIsIssuing(true)}>{t('issue')}</AddButton>}
    >
      <div className="mt-4 max-w-60">
        <SelectFilter
          label={t('filter')}
          any={t('all')}
          options={listedStates.map((value) => [value, t(`state.${value}`)])}
          value={state ?? ''}
          onChange={choose}
        />
      </div>
      <ListStates
        list={list}
        count={gifts.length}
        more={t('more')}
        empty={<NoRows title={t('emptyTitle')} text={t('emptyText')} />}
      >
        <GiftList gifts={gifts} onRevoke={setRevoked} />
      </ListStates>
      <IssueDialog
        isOpen={isIssuing}
        onClose={() => setIsIssuing(false)}
        onIssued={(issued) => {
          setIsIssuing(false);
          setCodes(issued);
        }}
      />
      <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />
      <RevokeDialog gift={revoked} onClose={() => setRevoked(undefined)} />
    </Screen>
  );
}
