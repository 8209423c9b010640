export default {
  save: 'Save',
  saved: 'Saved',
  saveFailed: 'Not saved',
  cancel: 'Cancel',
  delete: 'Delete',
  loadFailed: 'This could not be loaded',
  noConnection: 'The server could not be reached. Check your connection and try again.',
  unsavedTitle: 'Leave without saving?',
  unsavedText: 'Your changes on this screen have not been saved yet.',
  stay: 'Stay here',
  discard: 'Leave without saving',
  required: 'Please fill this in',
} as const;
