import { pages, pathTo } from '@rostra/contract/pages';

/** Undefined if the parameter is not the number of a page. */
export function readPage(search: URLSearchParams): number | undefined {
  const page = search.get('page') ?? '1';
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : undefined;
}

export interface PageAddress {
  readonly slug: string;
  readonly page: number;
}

type ConsultationPage = 'consultation' | 'memberConsultation';

/** The address of a page of contributions, without its place in the text. */
export const addressOfPage = (name: ConsultationPage, { slug, page }: PageAddress): string =>
  pathTo(pages[name], { slug }) + (page > 1 ? `?page=${page}` : '');
