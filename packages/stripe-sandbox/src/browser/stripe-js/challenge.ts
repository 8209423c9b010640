import type { FrameTexts } from './frame-texts.ts';

/** Shows the bank's 3-D Secure page in a dialog and resolves when it completes or is closed. */
export function showChallenge(url: string, texts: FrameTexts): Promise<'done' | 'closed'> {
  return new Promise((resolve) => {
    const returnTo = document.activeElement;
    const dialog = document.createElement('dialog');
    dialog.setAttribute('aria-label', texts.challenge);
    // Overrides the page's own dialog styles.
    dialog.style.cssText =
      'position:fixed;inset:0;margin:auto;border:0;padding:0;border-radius:10px;width:min(440px,calc(100vw - 24px));height:fit-content;max-height:none;box-shadow:0 20px 60px rgb(0 0 0 / .35);overflow:hidden';
    const close = document.createElement('button');
    close.type = 'button';
    close.textContent = texts.cancel;
    close.style.cssText =
      'position:absolute;top:10px;inset-inline-end:12px;border:0;background:transparent;font:14px system-ui;color:CanvasText;padding:8px;cursor:pointer';
    const frame = document.createElement('iframe');
    frame.title = '3-D Secure';
    frame.src = `${url}&embedded=1`;
    frame.style.cssText = 'border:0;display:block;width:100%;height:min(460px,calc(100dvh - 24px))';
    dialog.append(frame, close);

    const finish = (how: 'done' | 'closed') => {
      window.removeEventListener('message', onMessage);
      dialog.remove();
      if (returnTo instanceof HTMLElement) returnTo.focus();
      resolve(how);
    };
    const onMessage = (event: MessageEvent) => {
      if (event.source === frame.contentWindow && event.data === 'stripe-sandbox:3ds-done')
        finish('done');
    };
    window.addEventListener('message', onMessage);
    close.addEventListener('click', () => finish('closed'));
    dialog.addEventListener('cancel', (event) => {
      event.preventDefault();
      finish('closed');
    });
    document.body.append(dialog);
    dialog.showModal();
    frame.focus();
  });
}
