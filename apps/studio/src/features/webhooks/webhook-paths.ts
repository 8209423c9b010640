import { studioPath } from '@rostra/contract/pages';

export const webhooksPath = `${studioPath}/webhooks`;
export const webhookPath = (id: string): string => `${webhooksPath}/${id}`;
