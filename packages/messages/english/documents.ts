export default {
  onThisPage: 'On this page',
  previousAndNext: 'Previous and next',
  previous: 'Previous',
  next: 'Next',
  updated: 'Updated <date>{day}</date>',
  readingTime: '{minutes} min read',
  forMembers: 'For members',
  notTranslated: 'This text is not available in English yet.',
  notPublished: 'This page has not been published yet.',
} as const;
