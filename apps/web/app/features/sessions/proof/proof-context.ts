import type { ProofRequests } from '@rostra/browser/proof-requests';
import { createContext, use } from 'react';

export const ProofContext = createContext<ProofRequests | undefined>(undefined);

/** Undefined outside of the member area, which has no sensitive actions. */
export const useProofRequests = () => use(ProofContext);
