import type { ManagedGift } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Screen } from '../../../layout/screen.tsx';
import { Filter } from '../../../lib/controls/filter.tsx';
import { toolbarControl } from '../../../lib/controls/search-box.tsx';
import { useUrlQuery } from '../../../lib/controls/use-url-query.ts';
import { PlusIcon } from '../../../lib/icons.tsx';
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
      actions={
        <Button size="small" className="min-h-10" onClick={() => setIsIssuing(true)}>
          <PlusIcon className="size-4" />
          {t('issue')}
        </Button>
      }
    >
      <p className="mt-1 max-w-measure text-muted">{t('lead')}</p>
      <div className="mt-4 max-w-60">
        <Filter label={t('filter')}>
          {(id) => (
            <select
              id={id}
              value={state ?? ''}
              onChange={({ target }) => choose(target.value)}
              className={`${toolbarControl} w-full`}
            >
              <option value="">{t('all')}</option>
              {listedStates.map((value) => (
                <option key={value} value={value}>
                  {t(`state.${value}`)}
                </option>
              ))}
            </select>
          )}
        </Filter>
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
