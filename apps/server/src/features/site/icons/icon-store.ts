import { CannotDraw, type PictureMaker } from '../pictures/picture-maker.ts';
import type { IconSource, Pictures } from '../pictures/picture-task.ts';
import { type IconChoice, iconVersion } from './identity.ts';

export interface IconStoreOptions {
  readonly maker: Pick<PictureMaker, 'make'>;
  /** The content of a picture of the library. */
  readPicture(src: string): Promise<Uint8Array | undefined>;
  /** Learns of a picture that cannot be drawn. */
  report(error: unknown): void;
}

export interface IconStore {
  find(choice: IconChoice): Promise<Pictures>;
  /** After pictures of the library may have changed. */
  forget(): void;
}

/** Keeps the icons that the site has now: some tens of kilobytes, made when the first is requested. */
export function createIconStore({ maker, readPicture, report }: IconStoreOptions): IconStore {
  let known: { version: string; icons: Promise<Pictures> } | undefined;
  const make = async (choice: IconChoice) => {
    const logo = choice.logo === undefined ? undefined : await readPicture(choice.logo);
    try {
      return await maker.make({ kind: 'icons', source: await sourceOf(choice), logo });
    } catch (error) {
      // What may succeed the next time must not be replaced for as long as browsers keep it.
      if (choice.src === undefined || !(error instanceof CannotDraw)) throw error;
      report(error);
      // A picture that cannot be drawn must not leave the site without icons.
      return maker.make({ kind: 'icons', source: withoutPicture(choice) });
    }
  };
  const sourceOf = async (choice: IconChoice): Promise<IconSource> => {
    const bytes = choice.src === undefined ? undefined : await readPicture(choice.src);
    return bytes ? { kind: 'picture', bytes, onPaper: choice.onPaper } : withoutPicture(choice);
  };
  return {
    find: (choice) => {
      const version = iconVersion(choice);
      if (known?.version !== version) {
        const icons = make(choice);
        const made = { version, icons };
        known = made;
        icons.catch(() => {
          if (known === made) known = undefined;
        });
      }
      return known.icons;
    },
    forget: () => {
      known = undefined;
    },
  };
}

function withoutPicture({ motif, letter, accent }: IconChoice): IconSource {
  const colours = { ground: accent.accent, ink: accent['on-accent'] };
  return motif === 'drawn' ? { kind: 'drawn', ...colours } : { kind: 'letter', letter, ...colours };
}
