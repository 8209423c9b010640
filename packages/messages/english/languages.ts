export default {
  label: 'Language',
  chooseNow: 'Language: {language} ({code})',
  offer: 'Another language',
  dismiss: 'Dismiss',
} as const;
