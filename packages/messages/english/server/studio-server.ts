export default {
  editConflict:
    'Someone else has changed this in the meantime. Your text was not saved over theirs: merge both, then save again.',
  invalidIfMatch: 'The If-Match header must be the number of a version in quotes.',
} as const;
