import {
  type LinkedNetwork,
  type Network,
  networks,
  type Settings,
  type SettingValues,
} from '@rostra/contract';
import { feedPaths } from '@rostra/contract/pages';
import { useMessages } from '@rostra/messages/react';
import { Button, CloseIcon, IconButton } from '@rostra/ui';
import { TextField } from '@rostra/ui/forms';
import { useState } from 'react';
import { MoveButtons } from '../../../lib/controls/move-buttons.tsx';
import { FixedBy } from '../settings/fields/fixed-by.tsx';
import { moveItem } from './move-item.ts';

type Values = Pick<SettingValues, LinkedNetwork | 'networks'>;

interface NetworkFieldsProps {
  settings: Settings;
  values: Values;
  errorOf: (key: LinkedNetwork) => string | undefined;
  onChange: (change: Partial<Values>) => void;
}

/** The icons at the end of the footer: their order, and where they lead. */
export function NetworkFields({ settings, values, errorOf, onChange }: NetworkFieldsProps) {
  const t = useMessages('studio-settings');
  const [announcement, setAnnouncement] = useState('');
  const shown = values.networks;
  const nameOf = (network: Network) => t(`label.${network}`);
  const setShown = (next: Network[]) => onChange({ networks: next });
  const move = (from: number, by: -1 | 1) => {
    setAnnouncement(t('menu.moved', { position: from + by + 1, count: shown.length }));
    setShown(moveItem(shown, from, by));
  };
  return (
    <fieldset>
      <legend className="sr-only">{t('networks.title')}</legend>
      <p className="mb-4 text-muted">{t('networks.help')}</p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol aria-label={t('networks.title')} className="border-line border-t">
        {shown.map((network, index) => (
          <li key={network} className="flex items-start gap-2 border-line border-b pt-3">
            <div className="min-w-0 flex-1">
              {network === 'feed' ? (
                <FeedEntry />
              ) : (
                <AddressField
                  name={nameOf(network)}
                  fixedBy={settings[network].fixedBy}
                  value={values[network]}
                  error={errorOf(network)}
                  onChange={(address) => onChange({ [network]: address })}
                />
              )}
            </div>
            <MoveButtons
              title={nameOf(network)}
              isFirst={index === 0}
              isLast={index === shown.length - 1}
              onMove={(by) => move(index, by)}
            />
            <IconButton
              label={t('networks.hide', { name: nameOf(network) })}
              onClick={() => setShown(shown.toSpliced(index, 1))}
              className="size-9"
            >
              <CloseIcon className="size-4" />
            </IconButton>
          </li>
        ))}
      </ol>
      <div className="mt-2 flex flex-wrap gap-2">
        {networks
          .filter((network) => !shown.includes(network))
          .map((network) => (
            <Button
              key={network}
              variant="secondary"
              size="small"
              onClick={() => setShown([...shown, network])}
            >
              {t('menu.show', { name: nameOf(network) })}
            </Button>
          ))}
      </div>
    </fieldset>
  );
}

/** It needs no address: it is the one of this site. */
function FeedEntry() {
  const t = useMessages('studio-settings');
  return (
    <div className="pb-3">
      <p className="font-medium text-sm">{t('label.feed')}</p>
      <p dir="ltr" className="py-1.5 text-muted">
        {feedPaths.rss}
      </p>
    </div>
  );
}

interface AddressFieldProps {
  name: string;
  fixedBy: string | null;
  value: string;
  error: string | undefined;
  onChange: (address: string) => void;
}

function AddressField({ name, fixedBy, value, error, onChange }: AddressFieldProps) {
  return (
    <TextField
      type="url"
      dir="ltr"
      label={name}
      help={fixedBy ? <FixedBy variable={fixedBy} /> : undefined}
      maxLength={500}
      autoComplete="off"
      readOnly={fixedBy !== null}
      value={value}
      error={error}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  );
}
