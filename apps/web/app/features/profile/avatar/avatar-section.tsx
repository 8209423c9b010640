import { AVATAR_TYPES, type User } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Avatar, Button } from '@rostra/ui';
import { useId, useRef, useState } from 'react';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { pictureUrl, useDisplayName } from '../../sessions/index.ts';
import { CropDialog } from './crop-dialog.tsx';
import { useAvatarUpload } from './use-avatar-upload.ts';

export function AvatarSection({ user }: { user: User }) {
  const t = useMessages('profile');
  const name = useDisplayName(user);
  const inputRef = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const [picture, setPicture] = useState<ImageBitmap>();
  const [error, setError] = useState<string>();
  const { upload, remove, progress, isRemoving } = useAvatarUpload(user);

  async function choose(file: File | undefined) {
    if (!file) return;
    setError(undefined);
    try {
      setPicture(await createImageBitmap(file));
    } catch {
      setError(t('pictureUnreadable'));
    }
  }

  return (
    <MemberSection id="picture" title={t('picture')} text={t('pictureText')}>
      <div className="flex flex-wrap items-center gap-6">
        <Avatar name={name} src={pictureUrl(user)} size="large" />
        <div>
          <div className="flex flex-wrap gap-3">
            <input
              ref={inputRef}
              type="file"
              accept={AVATAR_TYPES.join(',')}
              aria-label={t('pictureFile')}
              className="sr-only"
              tabIndex={-1}
              onChange={(event) => {
                void choose(event.target.files?.[0]);
                event.target.value = ''; // so that the same file can be chosen again
              }}
            />
            <Button
              variant="secondary"
              aria-describedby={errorId}
              onClick={() => inputRef.current?.click()}
            >
              {t(user.profile.avatar ? 'changePicture' : 'addPicture')}
            </Button>
            {user.profile.avatar ? (
              <Button variant="quiet" isBusy={isRemoving} onClick={() => void remove()}>
                {t('removePicture')}
              </Button>
            ) : null}
          </div>
          <p id={errorId} role="status" className="mt-2 min-h-6 max-w-measure text-sm">
            {error ? (
              <span className="text-danger">{error}</span>
            ) : (
              <span className="text-muted">{t('canCrop')}</span>
            )}
          </p>
        </div>
      </div>
      <CropDialog
        picture={picture}
        progress={progress}
        onClose={() => setPicture(undefined)}
        onSave={async (section) => {
          if (await upload(section)) setPicture(undefined);
        }}
      />
    </MemberSection>
  );
}
