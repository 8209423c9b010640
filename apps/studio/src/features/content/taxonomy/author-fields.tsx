import { listAuthorAccounts, type MediaFile } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button } from '@rostra/ui';
import { SelectField } from '@rostra/ui/forms';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../session/session-provider.tsx';
import { taxonomyKey } from './taxonomy-query.ts';

interface PortraitFieldProps {
  picture: MediaFile | null;
  onChoose: () => void;
  onRemove: () => void;
}

/** The picture beside the name of an author. */
export function PortraitField({ picture, onChoose, onRemove }: PortraitFieldProps) {
  const t = useMessages('studio-taxonomy');
  const editor = useMessages('studio-editor');
  return (
    <fieldset className="mb-5">
      <legend className="mb-1 font-medium">{t('portrait')}</legend>
      <div className="flex items-center gap-4">
        {picture ? (
          <img
            src={picture.formats?.thumbnail?.url ?? picture.url}
            alt={picture.alternativeText ?? ''}
            className="size-16 rounded-full border border-line object-cover"
          />
        ) : null}
        <Button variant="secondary" size="small" onClick={onChoose}>
          {picture ? editor('replacePicture') : editor('addPicture')}
        </Button>
        {picture ? (
          <Button variant="quiet" size="small" onClick={onRemove}>
            {editor('remove')}
          </Button>
        ) : null}
      </div>
    </fieldset>
  );
}

interface AccountFieldProps {
  /** Undefined for a new author. */
  authorId: string | undefined;
  /** Undefined while nothing was chosen. */
  value: number | null | undefined;
  onChange: (userId: number | null) => void;
}

/** The member of staff who writes under this name. */
export function AccountField({ authorId, value, onChange }: AccountFieldProps) {
  const t = useMessages('studio-taxonomy');
  const editor = useMessages('studio-editor');
  const api = useApi();
  const { data } = useQuery({
    queryKey: [...taxonomyKey, 'accounts'],
    queryFn: ({ signal }) => api(listAuthorAccounts, {}, { signal }),
  });
  const linked = authorId ? data?.accounts[authorId] : undefined;
  const shown = value === undefined ? linked : value;
  return (
    <SelectField
      label={t('account')}
      help={t('accountHelp')}
      isOptional
      disabled={!data}
      value={shown ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    >
      <option value="">{editor('none')}</option>
      {data?.people.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}
