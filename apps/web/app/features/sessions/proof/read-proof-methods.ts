import { getProofMethods } from '@rostra/contract';
import type { Client } from '@rostra/contract/client';

export const readProofMethods = async (api: Client) => (await api(getProofMethods)).methods;
