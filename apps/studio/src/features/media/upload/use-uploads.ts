import { libraryForm, uploadFiles } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { useRef, useState } from 'react';
import { useSendForm } from '../../../session/use-send-form.ts';
import { useUploadError } from './use-upload-error.ts';

export interface Upload {
  readonly key: number;
  readonly file: File;
  readonly isImage: boolean;
  readonly alt: string;
  /** From 0 to 1 while it is sent. */
  readonly progress: number | undefined;
  /** Why it was not uploaded, or what is missing. */
  readonly error: string | undefined;
}

export interface Uploads {
  readonly items: readonly Upload[];
  readonly isBusy: boolean;
  /** How many the last run has uploaded; undefined before the first. */
  readonly done: number | undefined;
  add(files: readonly File[]): void;
  remove(key: number): void;
  describe(key: number, alt: string): void;
  /** Whether pictures of the last run still need a description. */
  readonly lacksDescriptions: boolean;
  /** Pictures without a description stop it, unless they are described later. */
  start(options?: { isDescribedLater: boolean }): Promise<void>;
}

/** Files wait until their pictures are described. One that is refused does not stop the others. */
export function useUploads(onUploaded: () => void): Uploads {
  const t = useMessages('studio-media');
  const uploadError = useUploadError();
  const send = useSendForm();
  const [items, setItems] = useState<readonly Upload[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [done, setDone] = useState<number>();
  const [lacksDescriptions, setLacksDescriptions] = useState(false);
  const nextKey = useRef(0);
  const update = (key: number, change: Partial<Upload>) =>
    setItems((all) => all.map((item) => (item.key === key ? { ...item, ...change } : item)));
  const remove = (key: number) => setItems((all) => all.filter((item) => item.key !== key));

  const sendOne = async ({ key, file, isImage, alt }: Upload): Promise<boolean> => {
    update(key, { progress: 0, error: undefined });
    try {
      await send(uploadFiles, {
        path: uploadFiles.path,
        // The queue has asked already.
        form: libraryForm(file, { alternativeText: alt.trim() }),
        onProgress: (progress) => update(key, { progress }),
      });
      remove(key);
      return true;
    } catch (failure) {
      update(key, { progress: undefined, error: uploadError(failure, isImage) });
      return false;
    }
  };

  return {
    items,
    isBusy,
    done,
    lacksDescriptions,
    add: (files) => {
      setDone(undefined);
      const added = files.map((file): Upload => {
        nextKey.current += 1;
        const isImage = file.type.startsWith('image/');
        return {
          key: nextKey.current,
          file,
          isImage,
          alt: '',
          progress: undefined,
          error: undefined,
        };
      });
      setItems((all) => [...all, ...added]);
    },
    remove,
    describe: (key, alt) => update(key, { alt, error: undefined }),
    start: async ({ isDescribedLater } = { isDescribedLater: false }) => {
      const missing = items.filter(({ isImage, alt }) => isImage && alt.trim() === '');
      if (missing.length > 0 && !isDescribedLater) {
        for (const { key } of missing) update(key, { error: t('altNeeded') });
        return;
      }
      setIsBusy(true);
      let count = 0;
      let isOneBare = false;
      for (const item of items) {
        if (!(await sendOne(item))) continue;
        count += 1;
        if (missing.includes(item)) isOneBare = true;
      }
      setLacksDescriptions(isOneBare);
      setIsBusy(false);
      setDone(count);
      if (count > 0) onUploaded();
    },
  };
}
