import { createHash } from 'node:crypto';
import { type Accent, accentOf, type SettingValues } from '@rostra/contract';
import type { Site } from '../../../languages/site.ts';
import { starterNames } from '../../../settings/declarations/organisation.ts';
import { fromFirstVisible } from '../pictures/visible-text.ts';

export type IdentityValues = Pick<
  SettingValues,
  'name' | 'look' | 'logo' | 'darkLogo' | 'icon' | 'emblem'
>;

/** The settings with the logos and the icon as their files are now. */
export function identityOf({ settings, published }: Pick<Site, 'settings' | 'published'>) {
  const { values } = settings;
  return {
    ...values,
    logo: published.currentPicture(values.logo),
    darkLogo: published.currentPicture(values.darkLogo),
    icon: published.currentPicture(values.icon),
  };
}

/** What the footer begins with. Our drawing is no emblem of an organisation with a name of its own, unless it wants it. */
export function findEmblem({ emblem, logo, name }: IdentityValues): 'drawn' | 'logo' | undefined {
  if (emblem === 'none') return undefined;
  if (emblem === 'drawn') return 'drawn';
  if (logo) return 'logo';
  return emblem === 'automatic' && starterNames.includes(name) ? 'drawn' : undefined;
}

export interface IconChoice {
  /** The address of a picture in the library. */
  readonly src?: string;
  readonly onPaper: boolean;
  /** If there is no picture. */
  readonly motif: 'drawn' | 'letter';
  readonly letter: string;
  readonly accent: Accent['light'];
  /** What mails show as a picture that all programs understand. */
  readonly logo?: string;
}

/** From what the icons of the site are made: its icon, its logo, our drawing, or the first letter of its name. */
export function chooseIcon(values: IdentityValues): IconChoice {
  const { icon, logo, name, look } = values;
  const src = icon?.src ?? logo?.src;
  return {
    ...(src ? { src } : {}),
    onPaper: icon === null,
    motif: findEmblem(values) === 'drawn' ? 'drawn' : 'letter',
    letter: firstLetter(name),
    accent: accentOf(look).light,
    ...(logo?.src.endsWith('.svg') ? { logo: logo.src } : {}),
  };
}

const articles = /^(?:the|die|der|das|le|la|les|el|los|las)\s+|^(?:l[’']|ال(?=..))/i;

function firstLetter(name: string): string {
  const visible = fromFirstVisible(name);
  const [letter = ''] = new Intl.Segmenter().segment(visible.replace(articles, '') || visible);
  return (typeof letter === 'string' ? letter : letter.segment).toLocaleUpperCase();
}

/** Raise it when icons are drawn differently. */
const DRAWING = 1;

/** The same for the same icons. */
export const iconVersion = (choice: IconChoice): string =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, choice]))
    .digest('base64url')
    .slice(0, 8);
