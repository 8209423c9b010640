import { section, setting } from '../setting.ts';
import { days, flag } from '../values.ts';

const changedBy = 'settings.edit';
const same = <Value>(value: Value) => value;

const feature = (key: 'blog' | 'memberContent') =>
  setting({
    type: flag,
    default: true,
    studio: { key, changedBy, initial: same },
    meaning:
      '`false` turns the feature off, with its pages, links and API calls; nothing is deleted',
  });

const VOTES =
  'how many days before its opening a vote is announced, and how many it is open, at least; `0`, possible only here, means no minimum. Set here, staff cannot change them';

export const features = section({
  title: 'Features',
  settings: {
    FEATURE_BLOG: feature('blog'),
    FEATURE_MEMBER_CONTENT: feature('memberContent'),
    FEATURE_NEWSLETTERS: setting({
      type: flag,
      default: false,
      studio: { key: 'newsletters', changedBy, initial: same },
      meaning:
        '`true` turns newsletters on; turned off again, nothing is deleted, and links in mails that were sent still end them',
    }),
    VOTE_NOTICE_DAYS: setting({
      type: days('[0-8]?\\d|90'),
      default: 7,
      studio: { key: 'voteNoticeDays', changedBy, initial: same },
      meaning: VOTES,
    }),
    VOTE_DURATION_DAYS: setting({
      type: days('[0-5]?\\d|60'),
      default: 3,
      studio: { key: 'voteDurationDays', changedBy, initial: same },
      meaning: VOTES,
    }),
  },
});
