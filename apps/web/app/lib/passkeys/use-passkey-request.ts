import type { AuthenticationResponse, RequestOptions } from '@rostra/contract';
import { useRef, useState } from 'react';
import { askForPasskey } from './ask-for-passkey.ts';
import { setPasskeyHint } from './passkey-hint.ts';
import { usePasskeyFailure } from './use-passkey-failure.ts';

interface PasskeyRequest {
  getOptions: () => Promise<RequestOptions>;
  use: (response: AuthenticationResponse) => Promise<unknown>;
}

/** Asks for a passkey in the browser's own dialog, one request at a time. */
export function usePasskeyRequest({ getOptions, use }: PasskeyRequest) {
  const explain = usePasskeyFailure();
  const isAsking = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function ask() {
    if (isAsking.current) return;
    isAsking.current = true;
    setIsBusy(true);
    setFailure(undefined);
    try {
      await use(await askForPasskey(await getOptions()));
      setPasskeyHint();
    } catch (error) {
      setFailure(explain(error));
    } finally {
      isAsking.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, failure, ask };
}
