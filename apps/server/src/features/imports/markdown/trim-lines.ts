/** Without empty lines around it. Spaces at the beginning of the first line may make it code. */
export const trimLines = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd();
