export default {
  day: '{day} {month, select, 1 {January} 2 {February} 3 {March} 4 {April} 5 {May} 6 {June} 7 {July} 8 {August} 9 {September} 10 {October} 11 {November} other {December}} {year}',
  dateTime: '{day}, {time} {zone}',
  today: 'today at {time}',
  yesterday: 'yesterday at {time}',
  onDay: 'on {day} at {time}',
} as const;
