/** How a browser reaches the authenticator ("usb", "internal"): a hint, which it may not have given. */
export const writeTransports = (transports: readonly string[] | undefined) =>
  JSON.stringify(transports ?? []);

export const readTransports = (json: string) => JSON.parse(json) as string[];
