const FILE =
  /^\/[^/].*\.(?:pdf|zip|mp[34]|webm|csv|txt|docx?|xlsx?|pptx?|odt|ods|epub|ogg|wav|m4a)$/i;

/** Whether an address from the root of the folder is one of a document or a recording, which is copied. */
export const isLinkedFile = (address: string): boolean =>
  FILE.test(address.split(/[?#]/, 1)[0] ?? '');
