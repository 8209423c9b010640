export default {
  conflict: 'Someone else has just saved a conflicting change. Please try again.',
  tableNumber: 'Table {number}',
  tableOf: 'Table: {section}',
  footnotes: 'Footnotes',
  backToReference: 'Back to reference {number}',
  taskDone: 'Done',
  taskToDo: 'To do',
  'redirect.required': 'Enter an address.',
  'redirect.tooLong': 'The address is too long.',
  'redirect.from': 'Enter an address of this site that begins with a slash, such as /old-page.',
  'redirect.page': 'The site has a page at {path}, so a redirect from there would never be used.',
  'redirect.to':
    'Enter an address of this site, such as /about, or a complete one that begins with https://.',
  'redirect.self': 'A redirect cannot lead to its own address, {path}.',
  'redirect.loop':
    'Another redirect leads from there back to {path}, so visitors would never arrive.',
  'redirect.taken': 'There is already a redirect from {path}. Change that one instead.',
  'redirect.outdated':
    'Someone else has changed this redirect in the meantime. Close this and look at their change first.',
  table: 'Table',
  addedWords: 'Added:',
  removedWords: 'Removed:',
  policyChanges: 'Changes to our policies',
  policyChangesText: 'Every new edition of a policy, with the reason for the change',
  editionTitle: '{title}: edition {number, number}',
  firstEdition: 'First edition',
  minorCorrection: 'Minor correction',
} as const;
