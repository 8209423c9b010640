import { legalAreas } from '@rostra/contract';

/** How the starter texts in `content/legal` begin, in all languages. */
export const starterNotices = [
  'This is a starter text.',
  'Dies ist eine Vorlage.', // cspell:disable-line
  'Ceci est un texte de départ.', // cspell:disable-line
  'Este es un texto de partida.', // cspell:disable-line
  'هذا نص أولي.', // cspell:disable-line
];

/** Text in square brackets, perhaps escaped by the editor, that is no link, footnote, check box or label of a block. */
const BRACKETS = /(?<![\w\]!])\\?\[(?!\^)([^[\]\n]+?)\\?\](?![([:])/g;

/** A year, as in `[2018] OJ 3`, and an omission: `[…]`. */
const isQuotation = (text: string) => /^\d{4}$/.test(text) || !/[\p{L}\p{N}]/u.test(text);
const isCheckBox = (text: string) => /^[ xX]$/.test(text);

/** What the organisation still has to replace or remove in a legal page before it is published. */
export function findUnfinished(policy: Readonly<Record<string, unknown>>): string[] {
  if (!legalAreas.some((area) => area === policy.area)) return [];
  const text = [policy.title, policy.summary, policy.body].map((part) => part ?? '').join('\n');
  const placeholders = [...text.matchAll(BRACKETS)]
    .map(([, inside = '']) => inside)
    .filter((inside) => !isQuotation(inside) && !isCheckBox(inside))
    .map((inside) => `[${inside}]`);
  return [
    ...new Set([...starterNotices.filter((notice) => text.includes(notice)), ...placeholders]),
  ];
}
