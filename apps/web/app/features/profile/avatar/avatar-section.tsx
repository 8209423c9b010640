import { AVATAR_TYPES, type User } from '@rostra/contract';
import { Avatar, Button } from '@rostra/ui';
import { useId, useRef, useState } from 'react';
import { MemberSection } from '../../../lib/member-pages/member-section.tsx';
import { displayName, pictureUrl } from '../../sessions/index.ts';
import { CropDialog } from './crop-dialog.tsx';
import { useAvatarUpload } from './use-avatar-upload.ts';

const UNREADABLE =
  'This file cannot be read as a picture. Choose a JPEG, PNG, WebP, GIF or AVIF file.';

export function AvatarSection({ user }: { user: User }) {
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
      setError(UNREADABLE);
    }
  }

  return (
    <MemberSection id="picture" title="Picture" text="Shown beside your name.">
      <div className="flex flex-wrap items-center gap-6">
        <Avatar name={displayName(user)} src={pictureUrl(user)} size="large" />
        <div>
          <div className="flex flex-wrap gap-3">
            <input
              ref={inputRef}
              type="file"
              accept={AVATAR_TYPES.join(',')}
              aria-label="Picture file"
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
              {user.profile.avatar ? 'Change picture' : 'Add a picture'}
            </Button>
            {user.profile.avatar ? (
              <Button variant="quiet" isBusy={isRemoving} onClick={() => void remove()}>
                Remove
              </Button>
            ) : null}
          </div>
          <p id={errorId} role="status" className="mt-2 min-h-6 max-w-measure text-sm">
            {error ? (
              <span className="text-danger">{error}</span>
            ) : (
              <span className="text-muted">You can crop it in the next step.</span>
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
