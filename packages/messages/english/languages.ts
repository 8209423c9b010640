export default {
  label: 'Language',
  chooseNow: 'Language: {language}',
  offer: 'Another language',
  dismiss: 'Dismiss',
} as const;
