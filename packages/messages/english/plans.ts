export default {
  'name.basic': 'Basic Membership',
  'name.premium': 'Premium Membership',
  'name.annual': 'Annual Membership',
  'description.basic': 'A vote on every position, the briefings, and the data they were made from.',
  'description.premium': 'All of Basic, and the notes of the working groups as they are written.',
  'description.annual':
    'All of Premium for a year, and draft positions while they can still be changed.',
  'descriptionWithoutContent.basic': 'A vote on every position before it is adopted.',
  'descriptionWithoutContent.premium': 'All of Basic, and a larger contribution to our work.',
  'descriptionWithoutContent.annual':
    'All of Premium for a year, and draft positions while they can still be changed.',
  'price.month': '<amount>{price}</amount> <period>a month</period>',
  'price.year': '<amount>{price}</amount> <period>a year</period>',
  saving: 'Save {percent}%',
  paymentsOff: 'Payments are not open yet',
} as const;
