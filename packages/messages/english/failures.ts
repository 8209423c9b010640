/** Calls to the API that failed without an explanation by the server. */
export default {
  unexpected: 'An unexpected error occurred',
  'reason.unknown': 'An unknown error occurred',
  noConnection: 'There is no connection to the server. Check your network and try again.',
  'reason.unexplained': 'An error occurred with the API request',
  'reason.timeout': 'The server took too long to respond. Please try again.',
} as const;
