import { createPreviewLink, revokePreviewLinks } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, Notice } from '@rostra/ui';
import { Dialog } from '@rostra/ui/dialog';
import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { CompactField, compactControl } from '../../lib/controls/compact-field.tsx';
import { useFormat } from '../../lib/formats/format.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { useApi } from '../../session/session-provider.tsx';
import { callTarget, type VersionsTarget } from '../content/index.ts';

interface ShareDialogProps {
  target: VersionsTarget;
  isOpen: boolean;
  onClose: () => void;
  /** All links have ended, also that of the frame. */
  onRevoked: () => void;
}

/** A link to the draft for people without an account. */
export function ShareDialog({ target, isOpen, onClose, onRevoked }: ShareDialogProps) {
  const t = useMessages('studio-preview');
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('shareTitle')}>
      <p className="mt-3 mb-4 text-muted">{t('shareText')}</p>
      <ShareForm target={target} onRevoked={onRevoked} />
    </Dialog>
  );
}

function ShareForm({ target, onRevoked }: Pick<ShareDialogProps, 'target' | 'onRevoked'>) {
  const t = useMessages('studio-preview');
  const errorText = useErrorText();
  const format = useFormat();
  const api = useApi();
  const [status, setStatus] = useState('');
  const create = useMutation({
    networkMode: 'always',
    mutationFn: () => api(createPreviewLink, { ...callTarget(target), body: { isShared: true } }),
    onSuccess: () => setStatus(''),
  });
  const revoke = useMutation({
    networkMode: 'always',
    mutationFn: () => api(revokePreviewLinks, callTarget(target)),
    onSuccess: () => {
      create.reset();
      setStatus(t('revoked'));
      onRevoked();
    },
  });
  const link = create.data?.data;
  const url = link ? new URL(link.path, window.location.origin).href : '';
  const failure = create.error ?? revoke.error;
  const field = useRef<HTMLInputElement>(null);
  async function copy() {
    try {
      await navigator.clipboard.writeText(url);
      setStatus(t('copied'));
    } catch {
      // Browsers allow it only on HTTPS, or not at all.
      field.current?.select();
      setStatus(t('copyByHand'));
    }
  }
  return (
    <>
      {link ? (
        <div className="mb-5">
          <CompactField label={t('link', { time: format.moment(link.expiresAt) })}>
            {(attributes) => (
              <input
                {...attributes}
                ref={field}
                readOnly
                value={url}
                onFocus={(event) => event.target.select()}
                className={compactControl}
              />
            )}
          </CompactField>
        </div>
      ) : null}
      {failure ? (
        <Notice tone="danger" isLive className="mb-4">
          {errorText(failure)}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {link ? (
          <Button onClick={() => void copy()}>{t('copy')}</Button>
        ) : (
          <Button isBusy={create.isPending} onClick={() => create.mutate()}>
            {t('createLink')}
          </Button>
        )}
        <Button variant="secondary" isBusy={revoke.isPending} onClick={() => revoke.mutate()}>
          {t('revoke')}
        </Button>
      </div>
      <p role="status" className="mt-3 text-muted">
        {status}
      </p>
    </>
  );
}
