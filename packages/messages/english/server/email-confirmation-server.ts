export default {
  subject: 'Confirm your email address at {site}',
  title: 'Confirm your email address',
  ifYou:
    'Someone registered at {site} with this address. If it was you, welcome! Open the link within 7 days to confirm that the address is yours.',
  ifNotYou:
    'If it was not you, open the other link: your address is removed from that account, and you can use it yourself.',
  confirm: 'Confirm this address',
  notMe: 'This was not me',
} as const;
