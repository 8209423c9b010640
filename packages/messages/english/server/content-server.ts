export default {
  conflict: 'Someone else has just saved a conflicting change. Please try again.',
  tableNumber: 'Table {number}',
  tableOf: 'Table: {section}',
  footnotes: 'Footnotes',
  backToReference: 'Back to reference {number}',
  taskDone: 'Done',
  taskToDo: 'To do',
} as const;
