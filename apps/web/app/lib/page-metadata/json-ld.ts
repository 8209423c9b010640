import type { Messages } from '@rostra/messages';
import type { PageSite } from '../site/page-site.ts';
import { sharePicture } from './share-picture.ts';

/** What structured data needs to know about the page. */
export interface JsonLdPage {
  site: PageSite;
  /** Makes a URL absolute. */
  absolute: (path: string) => string;
  messages: Messages;
}

export function organisation({ site, absolute }: JsonLdPage): object {
  const { profiles } = site;
  return {
    '@type': 'Organization',
    '@id': `${absolute('/')}#organisation`,
    name: site.name,
    url: absolute('/'),
    logo: absolute('/icon-512.png'),
    email: site.contactEmail,
    ...(profiles.length > 0 ? { sameAs: profiles } : {}),
  };
}

export interface ListedPage {
  label: string;
  href: string;
}

const listItems = (listed: readonly ListedPage[], { absolute }: JsonLdPage): object[] =>
  listed.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(href),
  }));

/** The last item is the page itself. */
export function breadcrumbs(crumbs: readonly ListedPage[], page: JsonLdPage): object {
  const home = { label: page.messages.of('site')('nav.home'), href: '/' };
  return { '@type': 'BreadcrumbList', itemListElement: listItems([home, ...crumbs], page) };
}

interface PageDetails {
  title: string;
  description: string;
  path: string;
}

/** A page that lists others. */
export function collection(
  { title, description, path, items }: PageDetails & { items: readonly ListedPage[] },
  page: JsonLdPage,
): object {
  return {
    '@type': 'CollectionPage',
    name: title,
    description,
    url: page.absolute(path),
    mainEntity: { '@type': 'ItemList', itemListElement: listItems(items, page) },
  };
}

interface EventDetails extends PageDetails {
  opensAt: string;
  closesAt: string;
  isCancelled: boolean;
}

/** Something that members take part in on this site for a time. */
export function onlineEvent(details: EventDetails, page: JsonLdPage): object {
  const { title, description, opensAt, closesAt, isCancelled } = details;
  const url = page.absolute(details.path);
  return {
    '@type': 'Event',
    name: title,
    description,
    url,
    startDate: opensAt,
    endDate: closesAt,
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: organisation(page),
  };
}

export interface ArticleDetails {
  title: string;
  description: string;
  path: string;
  publishedAt?: string;
  updatedAt: string;
  /** Omitted if the organisation is the author. */
  authorName?: string | undefined;
  imageUrl?: string | undefined;
  /** Only members can open the whole text. */
  isForMembers?: boolean;
  /** The number of an edition. */
  edition?: number;
}

export function article(details: ArticleDetails, page: JsonLdPage): object {
  const { absolute, messages } = page;
  const publisher = organisation(page);
  return {
    '@type': 'Article',
    headline: details.title,
    ...(details.description ? { description: details.description } : {}),
    mainEntityOfPage: absolute(details.path),
    inLanguage: messages.language,
    ...(details.publishedAt ? { datePublished: details.publishedAt } : {}),
    dateModified: details.updatedAt,
    ...(details.isForMembers ? { isAccessibleForFree: false } : {}),
    ...(details.edition === undefined ? {} : { version: String(details.edition) }),
    author: details.authorName ? { '@type': 'Person', name: details.authorName } : publisher,
    publisher,
    image: absolute(details.imageUrl ?? sharePicture(absolute(details.path), page.site)),
  };
}
