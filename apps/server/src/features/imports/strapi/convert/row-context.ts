import type { IncomingDocument, Loss } from '../../content-source.ts';
import { fitText } from '../../documents/fit-text.ts';
import type { StrapiRow } from '../strapi-row.ts';
import { objectIn, textIn } from './values.ts';

const MAX_LINE = 255;
const MAX_TEXT = 2_000;

export interface RowContext {
  /** The address of Strapi, without `/api`. */
  readonly root: string;
  readonly lose: (loss: Loss) => void;
}

/** The fields that only one type has. */
export type OwnFields = Pick<IncomingDocument, 'relations' | 'images' | 'attachments'> & {
  readonly values: Readonly<Record<string, unknown>>;
};

type Fields = Pick<StrapiRow, 'values'>;
type Losing = Pick<RowContext, 'lose'>;

/** One line, such as a title, shortened if it is too long for its field here. */
export const lineIn = (row: Fields, field: string, { lose }: Losing) =>
  shortText(row, field, { maximum: MAX_LINE, lose });

/** Some sentences, such as a summary, shortened if they are too long for their field here. */
export const sentencesIn = (row: Fields, field: string, { lose }: Losing) =>
  shortText(row, field, { maximum: MAX_TEXT, lose });

const shortText = (
  { values }: Fields,
  field: string,
  { maximum, lose }: Losing & { maximum: number },
): string | null => fitText(textIn(values, field), { maximum, field, lose }) ?? null;

/** For search engines. Further fields of the component have no place here. */
export function readSeo({ values }: StrapiRow, { lose }: RowContext) {
  const seo = objectIn(values, 'seo');
  if (!seo) return null;
  return {
    metaTitle: shortText({ values: seo }, 'metaTitle', { maximum: 120, lose }),
    metaDescription: shortText({ values: seo }, 'metaDescription', { maximum: 320, lose }),
  };
}
