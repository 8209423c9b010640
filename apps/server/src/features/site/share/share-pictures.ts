import { createHash } from 'node:crypto';
import { accentOf, type SettingValues } from '@rostra/contract';
import { LRUCache } from 'lru-cache';
import type { IconStore } from '../icons/icon-store.ts';
import { chooseIcon, iconVersion } from '../icons/identity.ts';
import type { PictureMaker } from '../pictures/picture-maker.ts';
import type { PageHead } from './read-page-head.ts';

/** Raise it when the pictures are drawn differently. */
const LAYOUT = 1;
/** Some hundreds of pictures. */
const MAX_BYTES = 8 * 1024 * 1024;

const PAPER = { paper: '#faf8f3', ink: '#1b1c1a', muted: '#565850' };

export interface SharePicture {
  readonly etag: string;
  read(): Promise<Uint8Array>;
}

interface Options {
  readonly maker: Pick<PictureMaker, 'make'>;
  readonly icons: Pick<IconStore, 'find'>;
}

/** Makes each picture once, and keeps the last ones that were requested. */
export function createSharePictures({ maker, icons }: Options) {
  const known = new LRUCache<string, Uint8Array>({
    maxSize: MAX_BYTES,
    sizeCalculation: (picture) => picture.length,
  });
  const making = new Map<string, Promise<Uint8Array>>();
  const draw = async (values: SettingValues, { title, isRightToLeft }: PageHead) => {
    const choice = chooseIcon(values);
    const icon = (await icons.find(choice))['icon-192.png'] ?? new Uint8Array();
    const { accent } = accentOf(values.look).light;
    const task = { title, isRightToLeft, name: values.name, ...PAPER, accent, icon };
    const { 'share.png': picture } = await maker.make({ kind: 'share', ...task });
    if (!picture) throw new Error('No picture was made');
    return picture;
  };
  return (values: SettingValues, head: PageHead): SharePicture => {
    const key = createHash('sha256')
      .update(JSON.stringify([LAYOUT, head, values.name, iconVersion(chooseIcon(values))]))
      .digest('base64url')
      .slice(0, 16);
    return {
      etag: `"${key}"`,
      read: async () => {
        const stored = known.get(key);
        if (stored) return stored;
        const running = making.get(key) ?? draw(values, head).finally(() => making.delete(key));
        making.set(key, running);
        const picture = await running;
        known.set(key, picture);
        return picture;
      },
    };
  };
}
