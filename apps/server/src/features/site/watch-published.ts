import {
  isLegalArea,
  type Logo,
  type MediaFile,
  type OwnLink,
  pathsOfAreas,
  type SettingValues,
} from '@rostra/contract';
import { type CacheTag, collectionTags } from '@rostra/contract/pages';
import type { SettingsContext } from './settings/context.ts';
import { loadSettings } from './settings/load-settings.ts';

export interface PublishedContext extends SettingsContext {
  /** The areas with a page that readers see. */
  listShownAreas(): Promise<string[]>;
  /** Those of the links that lead to nothing on this site. */
  findDeadLinks(links: readonly string[]): Promise<string[]>;
  /** The addresses of lists in which there is nothing yet. */
  listEmptyLists(): Promise<string[]>;
  /** The files of the library that have or had these addresses, by them. */
  findPictures(addresses: readonly string[]): Promise<ReadonlyMap<string, LibraryPicture>>;
}

type LibraryPicture = Pick<MediaFile, 'url' | 'width' | 'height'>;

/** The legal pages have no entry in a menu that could lead nowhere: the footer shows their names without a link. */
const linkedAreas = (values: SettingValues) =>
  [...pathsOfAreas(values.policyAreas)].filter(([area]) => !isLegalArea(area));

/** Finds out to which addresses menus can link, and how the logos look. Returns whether that has changed. */
export async function loadPublished(context: PublishedContext): Promise<boolean> {
  const { site, listShownAreas, findDeadLinks, listEmptyLists } = context;
  const areas = await listShownAreas();
  const hidden = linkedAreas(site.settings.values)
    .filter(([area]) => !areas.includes(area))
    .map(([, path]) => path);
  const dead = await findDeadLinks(ownLinks(site.settings.values));
  const unpublished = new Set([...hidden, ...(await listEmptyLists()), ...dead]);
  const replaced = await findReplaced(context);
  return site.published.replace({ areas, unpublished: [...unpublished], replaced });
}

/** A replaced file has another address, so that icons and pages with it get another version. */
async function findReplaced({ site, findPictures }: PublishedContext) {
  const { logo, darkLogo, icon } = site.settings.values;
  const addresses = [logo, darkLogo, icon].flatMap((picture) => picture?.src ?? []);
  const replaced: Record<string, Logo> = {};
  for (const [address, { url: src, width, height }] of await findPictures(addresses)) {
    if (src !== address && width && height) replaced[address] = { src, width, height };
  }
  return replaced;
}

function ownLinks({ navigation, footer }: SettingValues): string[] {
  const entries = [...navigation, ...footer.flatMap((group) => group.entries)];
  const isOwn = (entry: (typeof entries)[number]): entry is OwnLink => typeof entry !== 'string';
  return entries.filter(isOwn).map(({ href }) => href);
}

const kinds: ReadonlySet<string> = new Set([
  ...collectionTags,
  ...['redirects', 'settings', 'consultations', 'votes', 'pledges'],
]);
const isRelevant = (tag: CacheTag) => kinds.has(tag.split(':', 1)[0] ?? '');

/** Every page has the menus, so all are rendered again after a page in them was published or taken down, in any process. */
export function watchPublished(context: PublishedContext, onError: (error: unknown) => void) {
  let isDue = false;
  let running = Promise.resolve();
  const check = async () => {
    isDue = false;
    // Another process may have changed the links.
    await loadSettings(context);
    if (await loadPublished(context)) context.invalidate(['site']);
  };
  const stop = context.onChange((tags) => {
    if (isDue || !tags.some(isRelevant)) return;
    isDue = true;
    running = running.then(check).catch(onError);
  });
  return async () => {
    stop();
    await running;
  };
}
