export type Values = Readonly<Record<string, unknown>>;

/** An entry of Strapi 4 or 5. */
export interface StrapiRow {
  /** The `documentId` of Strapi 5, whose numbers change with each publication, or the number of Strapi 4. */
  readonly sourceId: string;
  readonly createdAt: string | undefined;
  readonly updatedAt: string;
  readonly publishedAt: string | undefined;
  /** Editors have set the time of publication, instead of Strapi. */
  readonly hasOwnTime?: true;
  /** With related entries and files. */
  readonly values: Values;
}
