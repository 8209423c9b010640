export { ApiError } from './api-error.ts';
export { buildUrl } from './build-url.ts';
export {
  ANTI_FORGERY_HEADER,
  API_TIMEOUT_MS,
  type Client,
  type ClientOptions,
  createClient,
} from './create-client.ts';
export { messageOf, type ResponseLike, UNKNOWN_ERROR } from './read-error.ts';
