/** How often the lists of Strapi are compared. */
export const LOOK_EVERY_MS = 5 * 60_000;
