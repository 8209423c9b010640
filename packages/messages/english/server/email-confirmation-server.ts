export default {
  subject: 'Confirm your email address at {site}',
  title: 'Confirm your email address',
  ifYou:
    'Someone registered at {site} with this address. If it was you, welcome! Open the link within 7 days to confirm that the address is yours.',
  ifNotYou:
    'If it was not you, open the other link: your address is removed from that account, and you can use it yourself.',
  confirm: 'Confirm this address',
  notMe: 'This was not me',
  confirmedMeanwhile: 'This address has been confirmed in the meantime.',
  releasedTitle: 'Your account has no email address',
  released:
    'The owner of the address told us that it is not yours. Add your own address in your profile.',
  noAddress: 'Your account has no email address. Add one in your profile.',
} as const;
