import { pages, pathTo } from '@rostra/contract/pages';

export const policyPledgesPath = (slug: string) => pathTo(pages.policyPledges, { slug });

export const pledgeElement = (id: string) => `pledge-${id}`;

export const entryElement = (id: string, number: number) => `${pledgeElement(id)}-${number}`;
