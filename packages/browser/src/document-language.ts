/** The language in which the page speaks, and in which the server should describe errors. */
export const documentLanguage = (): string => document.documentElement.lang || 'en';
