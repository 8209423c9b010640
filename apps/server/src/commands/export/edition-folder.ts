/** The English edition is the folder itself; those of other languages are inside it. */
export const editionFolder = (language: string): string => (language === 'en' ? '' : language);
