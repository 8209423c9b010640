import { copyPicture, libraryForm, uploadFiles } from '@rostra/contract';
import type { ForeignPicture, MarkdownEditor, PastedPictures } from '@rostra/markdown-editor';
import { useMessages } from '@rostra/messages/react';
import { useToast } from '@rostra/ui';
import { type RefObject, useEffect, useRef } from 'react';
import { useApi } from '../../../../session/session-provider.tsx';
import { type Places, placePicture } from './place-picture.ts';

const MAX_ALT = 500;
const MAX_NAMES = 3;
/** There is something to do about it. */
const LONG_MS = 30_000;

/** Copies the pictures of a pasted text to the site, and says how many were not. */
export function usePastedPictures(
  editor: RefObject<MarkdownEditor | undefined>,
  source: Pick<Places, 'readSource' | 'writeSource'>,
) {
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  const t = useMessages('studio-editor');
  const api = useApi();
  const toast = useToast();
  const copy = async ({ src, alt, file }: ForeignPicture): Promise<string | undefined> => {
    const alternativeText = alt.slice(0, MAX_ALT);
    if (!file) return (await api(copyPicture, { body: { url: src, alternativeText } })).data.url;
    const [stored] = await api(uploadFiles, { body: libraryForm(file, { alternativeText }) });
    return stored?.url;
  };
  return async ({ pictures, lost }: PastedPictures): Promise<void> => {
    const copying = toast.add({
      title: t('picturesCopying', { count: pictures.length }),
      durationMs: Number.POSITIVE_INFINITY,
    });
    const failed: ForeignPicture[] = [];
    const pastedInto = editor.current;
    // One after the other: a long text may have a hundred.
    for (const picture of pictures) {
      // Nothing is saved any more after the entry was left.
      const url = isGone.current ? undefined : await copy(picture).catch(() => undefined);
      const places = { pastedInto, editor: editor.current, ...source };
      const isPlaced = url !== undefined && !isGone.current && placePicture(places, picture, url);
      if (!isPlaced) failed.push(picture);
      if (url === undefined) editor.current?.replacePicture(picture.src, undefined);
      if (picture.file) URL.revokeObjectURL(picture.src);
    }
    toast.dismiss(copying);
    const count = lost + failed.length;
    if (count === 0) {
      toast.add({ title: t('picturesCopied', { count: pictures.length }) });
      return;
    }
    const names = failed.flatMap(({ src, alt, file }) => alt || (file ? [] : src));
    toast.add({
      title: t('picturesNotCopied', { count }),
      description: [t('picturesNotCopiedHelp'), ...names.slice(0, MAX_NAMES)].join(' · '),
      variant: 'destructive',
      durationMs: LONG_MS,
    });
  };
}
