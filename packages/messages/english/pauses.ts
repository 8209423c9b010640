export default {
  open: 'Pause plan',
  title: 'Pause {plan}?',
  length: 'How long',
  months: '{months, plural, one {# month} other {# months}}',
  gap: 'From then until <day>{date}</day> you are not charged, and you cannot open paid content.',
  continues:
    'On <day>{date}</day> the plan continues by itself, and {amount} is charged. We email you a week before.',
  early: 'You can resume it earlier at any time.',
  unavailable: 'This plan cannot be paused at the moment.',
  'obstacle.billed': 'Your plan is being billed at this time, so please try again in two hours.',
  'obstacle.discount':
    'A pause would use up the discount on your next payment. You can pause after that payment.',
  done: 'Your plan is paused until {date}.',
  planned:
    'It pauses on <start>{from}</start>: until then you keep full access, after that you are not charged and cannot open paid content. It continues on <day>{date}</day> for {price}.',
  now: 'It is paused until <day>{date}</day>: you are not charged, and you cannot open paid content. On that day it continues for {price}.',
  resume: 'Resume now',
  resumeFor: 'Resume now for {amount}',
  undo: 'Do not pause',
  lapses: 'It will not be paused.',
  calculating: 'Loading the dates',
} as const;
