export default {
  invalidCode: 'Use 3 to 30 letters, digits and dashes',
  codeTaken: 'This code exists already',
  invalidPercent: 'Enter a whole number from 1 to {max}',
  invalidAmount: 'Enter an amount such as 5.00',
  invalidMonths: 'Enter a number of months from 1 to {max}',
  invalidUses: 'Enter a whole number of at least 1',
  invalidDay: 'Choose a day',
  dayPassed: 'Choose today or a later day',
  planRequired: 'Choose at least one plan',
  otherCurrency: '“{name}” is charged in another currency than this amount',
  tooCheap: 'With this discount, “{name}” would cost less than 0.50, which Stripe cannot charge',
} as const;
