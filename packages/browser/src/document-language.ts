/** The language of the page, in which the server should also describe errors. */
export const documentLanguage = (): string => document.documentElement.lang || 'en';
