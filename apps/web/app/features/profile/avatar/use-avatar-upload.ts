import { errorStatus } from '@rostra/browser/errors';
import type { User } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { useState } from 'react';
import { useErrorMessage } from '../../../lib/errors/error-message.ts';
import { useSessionSource } from '../../sessions/index.ts';
import { useSaveUser, useShowUser } from '../use-profile.ts';
import { uploadAvatar } from './upload-avatar.ts';

/** Uploads or removes the picture. `progress` is a fraction of 1 during an upload. */
export function useAvatarUpload(user: User) {
  const t = useMessages('profile');
  const source = useSessionSource();
  const show = useShowUser();
  const save = useSaveUser();
  const toast = useToast();
  const errorMessage = useErrorMessage();
  const [progress, setProgress] = useState<number>();
  const [isRemoving, setIsRemoving] = useState(false);

  async function upload(picture: Blob): Promise<boolean> {
    setProgress(0);
    const token = await source.getToken();
    try {
      const options = { userId: user.id, picture, token, onProgress: setProgress };
      const avatar = await uploadAvatar(options);
      show({ ...user, profile: { ...user.profile, avatar } });
      toast.add({ title: t('pictureSaved') });
      return true;
    } catch (error) {
      if (token && errorStatus(error) === 401) source.rejectToken(token);
      toast.add({
        title: t('pictureNotUploaded'),
        description: errorMessage(error),
        variant: 'destructive',
      });
      return false;
    } finally {
      setProgress(undefined);
    }
  }

  async function remove(): Promise<void> {
    setIsRemoving(true);
    try {
      await save({ profile: { avatar: null } });
      toast.add({ title: t('pictureRemoved') });
    } catch (error) {
      toast.add({ title: errorMessage(error), variant: 'destructive' });
    } finally {
      setIsRemoving(false);
    }
  }

  return { upload, remove, progress, isRemoving };
}
