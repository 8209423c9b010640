import { errorStatus } from '@rostra/browser/errors';
import { sendForm } from '@rostra/browser/send-form';
import type { Call, CallOutput } from '@rostra/contract';
import { useSessionSource } from './session-provider.tsx';

type SendForm = <C extends Call>(
  call: C,
  options: { path: string; form: FormData; onProgress: (part: number) => void },
) => Promise<CallOutput<C>>;

/** Uploads with the token of the session and reports the progress. A 401 ends the session. */
export function useSendForm(): SendForm {
  const source = useSessionSource();
  return async (call, options) => {
    const token = await source.getToken();
    try {
      return await sendForm(call, { ...options, token });
    } catch (error) {
      if (token && errorStatus(error) === 401) source.rejectToken(token);
      throw error;
    }
  };
}
