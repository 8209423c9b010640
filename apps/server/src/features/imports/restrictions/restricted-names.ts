/** Words in the names of shortcodes and blocks that show a text to some readers only. */
const RESTRICTED = new Set(
  'access accessally amember capability customer customers drip emember encrypt encrypted enrolled exclusive gate gated groups'
    .concat(
      ' hidden hide hidecontent hidepost hugoencrypt ifmember ihc ismember ispaid locked locker logged loggedin',
    )
    .concat(
      ' login loginrequired memb member memberonly memberpress members membership memberships',
    )
    .concat(
      ' membersonly mepr mm paid password passster patreon patron patrons paywall pmpro ppw ppwp',
    )
    .concat(
      ' premium private protect protected protection protector rcp registered restrict restricted',
    )
    .concat(
      ' restriction role roles secret sociallocker student students subscriber subscribers swpm',
    )
    .concat(' subscribed um userlevel vip visibility wcm wishlist wlm wpf wpmem')
    .split(' '),
);

/** Plugins also have the opposite: a text for those who are not members. Everybody could read it. */
const FOR_VISITORS =
  /(?:^|_)(?:visitors?|guests?|anonymous|logged_?out|(?:no|non|not)_?(?:an?_)?(?:logged|login|members?|paid|patrons?|registered|subscribed|subscribers?)(?:_?in)?)(?:_|$)/;

/** Names with digits: of s2Member, and of aMember. */
const SHORT_NAMES = /^(?:s2(?:if|member)|am4show)/i;

/** Namespaces of plugins that only sound like it. */
const NAMESPACES = /^premium\//;

const wordsOf = (name: string): string[] =>
  name
    .replace(NAMESPACES, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter((word) => word !== '');

/** Whether a shortcode or block of this name shows its content to those who are not members. */
export const isForVisitors = (name: string): boolean => FOR_VISITORS.test(wordsOf(name).join('_'));

/** Whether a shortcode or block of this name shows its content to some readers only. */
export function isRestrictedName(name: string): boolean {
  if (isForVisitors(name)) return false;
  return wordsOf(name).some((word) => RESTRICTED.has(word)) || SHORT_NAMES.test(name);
}
