export default {
  confirmSubject: 'Confirm your subscription at {site}',
  confirmTitle: 'Confirm your subscription',
  confirmText:
    'Someone asked {site} to send {names} to this address. If it was you, open the link within three days.',
  confirmNotYou:
    'If it was not you, do nothing: you will not receive any newsletters, and we forget the address.',
  confirmAction: 'Confirm the subscription',
  knownSubject: 'You have subscribed already at {site}',
  knownTitle: 'You have subscribed already',
  knownText:
    'Someone asked for newsletters that you receive already. The link leads to your newsletters, where you can choose others or leave.',
  welcomeSubject: 'Welcome: {name}',
  welcomeText: 'Thank you for subscribing. From now on, you receive {name} from {site}.',
  welcomeLeave: 'The link below leads to your newsletters. There you can leave at any time.',
  preferences: 'Choose newsletters or leave',
  freshSubject: 'Your data at {site}',
  freshTitle: 'Your address and your data',
  freshText:
    'With this link you can change the address of your newsletters, and download or erase your data. It is valid for an hour.',
  freshNotYou:
    'If you did not ask for it, do nothing, and do not forward this email. Without the link, nobody can do any of that.',
  freshAction: 'Open my data',
  addressSubject: 'Confirm your new address at {site}',
  addressTitle: 'Confirm your new address',
  addressText:
    'Someone wants to receive their newsletters from {site} at this address. If it was you, open the link within a day.',
  addressNotYou: 'If it was not you, do nothing: nothing will be sent here.',
  addressAction: 'Use this address',
  closedMeanwhile: 'These newsletters have ended in the meantime',
  suppressed: 'This address receives no newsletters. Please contact us if that should change',
  followsAccount: 'This is the address of an account. Change it in the profile',
} as const;
