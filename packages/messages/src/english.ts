import accounts from '../english/accounts.ts';
import billing from '../english/billing.ts';
import blog from '../english/blog.ts';
import consultations from '../english/consultations.ts';
import dashboard from '../english/dashboard.ts';
import dates from '../english/dates.ts';
import documents from '../english/documents.ts';
import editions from '../english/editions.ts';
import emailChange from '../english/email-change.ts';
import emailConfirmation from '../english/email-confirmation.ts';
import failures from '../english/failures.ts';
import forms from '../english/forms.ts';
import gifts from '../english/gifts.ts';
import groups from '../english/groups.ts';
import identityProof from '../english/identity-proof.ts';
import invitation from '../english/invitation.ts';
import landing from '../english/landing.ts';
import languages from '../english/languages.ts';
import memberContent from '../english/member-content.ts';
import newsletters from '../english/newsletters.ts';
import notifications from '../english/notifications.ts';
import pages from '../english/pages.ts';
import passwordRecovery from '../english/password-recovery.ts';
import pauses from '../english/pauses.ts';
import plans from '../english/plans.ts';
import pledges from '../english/pledges.ts';
import policies from '../english/policies.ts';
import policyList from '../english/policy-list.ts';
import preview from '../english/preview.ts';
import profile from '../english/profile.ts';
import reading from '../english/reading.ts';
import secondFactors from '../english/second-factors.ts';
import accountsServer from '../english/server/accounts-server.ts';
import billingServer from '../english/server/billing-server.ts';
import consultationsServer from '../english/server/consultations-server.ts';
import contentServer from '../english/server/content-server.ts';
import couponsServer from '../english/server/coupons-server.ts';
import emailChangeServer from '../english/server/email-change-server.ts';
import emailConfirmationServer from '../english/server/email-confirmation-server.ts';
import errors from '../english/server/errors.ts';
import giftsServer from '../english/server/gifts-server.ts';
import groupsServer from '../english/server/groups-server.ts';
import importsServer from '../english/server/imports-server.ts';
import mail from '../english/server/mail.ts';
import mailingServer from '../english/server/mailing-server.ts';
import mailingsServer from '../english/server/mailings-server.ts';
import mediaServer from '../english/server/media-server.ts';
import membersServer from '../english/server/members-server.ts';
import moneyServer from '../english/server/money-server.ts';
import newslettersManageServer from '../english/server/newsletters-manage-server.ts';
import newslettersServer from '../english/server/newsletters-server.ts';
import passwordRecoveryServer from '../english/server/password-recovery-server.ts';
import plansServer from '../english/server/plans-server.ts';
import pledgesServer from '../english/server/pledges-server.ts';
import profileServer from '../english/server/profile-server.ts';
import readingServer from '../english/server/reading-server.ts';
import rules from '../english/server/rules.ts';
import secondFactorsServer from '../english/server/second-factors-server.ts';
import sessionsServer from '../english/server/sessions-server.ts';
import staffServer from '../english/server/staff-server.ts';
import studioServer from '../english/server/studio-server.ts';
import votesServer from '../english/server/votes-server.ts';
import webhooksServer from '../english/server/webhooks-server.ts';
import sessions from '../english/sessions.ts';
import site from '../english/site.ts';
import staff from '../english/staff.ts';
import studio from '../english/studio.ts';
import studioAudit from '../english/studio-audit.ts';
import studioCalendar from '../english/studio-calendar.ts';
import studioConsultations from '../english/studio-consultations.ts';
import studioCoupons from '../english/studio-coupons.ts';
import studioEditor from '../english/studio-editor.ts';
import studioForms from '../english/studio-forms.ts';
import studioGifts from '../english/studio-gifts.ts';
import studioImports from '../english/studio-imports.ts';
import studioKeys from '../english/studio-keys.ts';
import studioLists from '../english/studio-lists.ts';
import studioMails from '../english/studio-mails.ts';
import studioMedia from '../english/studio-media.ts';
import studioMembers from '../english/studio-members.ts';
import studioMirror from '../english/studio-mirror.ts';
import studioMoney from '../english/studio-money.ts';
import studioNewsletters from '../english/studio-newsletters.ts';
import studioPages from '../english/studio-pages.ts';
import studioPlans from '../english/studio-plans.ts';
import studioPledges from '../english/studio-pledges.ts';
import studioPreview from '../english/studio-preview.ts';
import studioPublishing from '../english/studio-publishing.ts';
import studioReadership from '../english/studio-readership.ts';
import studioRedirects from '../english/studio-redirects.ts';
import studioReview from '../english/studio-review.ts';
import studioSettings from '../english/studio-settings.ts';
import studioSetup from '../english/studio-setup.ts';
import studioStaff from '../english/studio-staff.ts';
import studioStatus from '../english/studio-status.ts';
import studioTaxonomy from '../english/studio-taxonomy.ts';
import studioTokens from '../english/studio-tokens.ts';
import studioVersions from '../english/studio-versions.ts';
import studioVotes from '../english/studio-votes.ts';
import studioWebhooks from '../english/studio-webhooks.ts';
import studioWording from '../english/studio-wording.ts';
import takePart from '../english/take-part.ts';
import twoStepLogin from '../english/two-step-login.ts';
import ui from '../english/ui.ts';

/** The English messages by feature. They define which messages exist and which values each one takes. */ import votes from '../english/votes.ts';

export const english = {
  accounts,
  'sessions-server': sessionsServer,
  'second-factors-server': secondFactorsServer,
  'consultations-server': consultationsServer,
  'votes-server': votesServer,
  'webhooks-server': webhooksServer,
  'pledges-server': pledgesServer,
  'coupons-server': couponsServer,
  'email-change-server': emailChangeServer,
  'billing-server': billingServer,
  'groups-server': groupsServer,
  'accounts-server': accountsServer,
  billing,
  blog,
  consultations,
  votes,
  pledges,
  dashboard,
  groups,
  dates,
  documents,
  editions,
  'email-change': emailChange,
  'email-confirmation': emailConfirmation,
  'email-confirmation-server': emailConfirmationServer,
  failures,
  forms,
  gifts,
  invitation,
  landing,
  languages,
  'identity-proof': identityProof,
  errors,
  rules,
  'gifts-server': giftsServer,
  'imports-server': importsServer,
  'media-server': mediaServer,
  'profile-server': profileServer,
  'reading-server': readingServer,
  'content-server': contentServer,
  mail,
  'mailing-server': mailingServer,
  'mailings-server': mailingsServer,
  'member-content': memberContent,
  'members-server': membersServer,
  'money-server': moneyServer,
  'newsletters-manage-server': newslettersManageServer,
  'plans-server': plansServer,
  newsletters,
  'newsletters-server': newslettersServer,
  notifications,
  pauses,
  pages,
  'password-recovery': passwordRecovery,
  'password-recovery-server': passwordRecoveryServer,
  plans,
  policies,
  'policy-list': policyList,
  'take-part': takePart,
  preview,
  profile,
  reading,
  sessions,
  site,
  'staff-server': staffServer,
  'studio-server': studioServer,
  ui,
  'second-factors': secondFactors,
  staff,
  studio,
  'studio-calendar': studioCalendar,
  'studio-consultations': studioConsultations,
  'studio-votes': studioVotes,
  'studio-webhooks': studioWebhooks,
  'studio-pledges': studioPledges,
  'studio-coupons': studioCoupons,
  'studio-editor': studioEditor,
  'studio-forms': studioForms,
  'studio-gifts': studioGifts,
  'studio-imports': studioImports,
  'studio-mirror': studioMirror,
  'studio-keys': studioKeys,
  'studio-lists': studioLists,
  'studio-preview': studioPreview,
  'studio-publishing': studioPublishing,
  'studio-readership': studioReadership,
  'studio-redirects': studioRedirects,
  'studio-review': studioReview,
  'studio-versions': studioVersions,
  'studio-mails': studioMails,
  'studio-media': studioMedia,
  'studio-members': studioMembers,
  'studio-money': studioMoney,
  'studio-newsletters': studioNewsletters,
  'studio-plans': studioPlans,
  'studio-pages': studioPages,
  'studio-audit': studioAudit,
  'studio-settings': studioSettings,
  'studio-setup': studioSetup,
  'studio-staff': studioStaff,
  'studio-taxonomy': studioTaxonomy,
  'studio-status': studioStatus,
  'studio-tokens': studioTokens,
  'studio-wording': studioWording,
  'two-step-login': twoStepLogin,
} as const;

export type English = typeof english;
export type MessageFeature = keyof English;
export type MessageKey<Feature extends MessageFeature> = keyof English[Feature] & string;
