import { createContext, use } from 'react';
import type { ProofRequests } from './proof-requests.ts';

export const ProofContext = createContext<ProofRequests | undefined>(undefined);

/** Undefined outside of the member area, which has no sensitive actions. */
export const useProofRequests = () => use(ProofContext);
