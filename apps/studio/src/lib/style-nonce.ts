/** The nonce of style elements on this page, which its policy requires. */
export const styleNonce = () =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';

/** For `srcDoc`, because the policy of this page also applies there. The server writes style elements without attributes. */
export const withStyleNonce = (html: string) =>
  html.replaceAll('<style>', `<style nonce="${styleNonce()}">`);
