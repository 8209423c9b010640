/** Whoever has one of these words in their name seems to work for the site. In the languages of our translations. */
export const ROLE_WORDS = [
  ...['admin', 'administrator', 'administration', 'editor', 'moderator', 'official', 'staff'],
  ...['support', 'treasurer', 'webmaster', 'sysadmin', 'superuser'],
  ...['redaktion', 'redakteur', 'redakteurin', 'moderation', 'moderatorin', 'administratorin'],
  ...[
    'vorstand',
    'schatzmeister',
    'schatzmeisterin',
    'geschäftsstelle',
    'kundendienst',
    'offiziell',
  ],
  ...['administrateur', 'administratrice', 'rédaction', 'rédacteur', 'rédactrice', 'modérateur'],
  ...['modératrice', 'modération', 'trésorier', 'trésorière', 'officiel', 'officielle'],
  ...['administrador', 'administradora', 'administración', 'redacción', 'redactor', 'redactora'],
  ...['moderador', 'moderadora', 'tesorero', 'tesorera', 'oficial', 'soporte'],
  ...[
    'الإدارة',
    'إدارة',
    'المدير',
    'المحرر',
    'المحررون',
    'التحرير',
    'المشرف',
    'المشرفون',
    'الرسمي',
  ],
  ...['الدعم'],
];

/** Reserved if they are the whole name, or the whole part of it in brackets or behind a dash. */
export const RESERVED_WORDS = [
  ...['abuse', 'account', 'api', 'billing', 'board', 'contact', 'editorial', 'everyone', 'help'],
  ...['helpdesk', 'hostmaster', 'info', 'mailer-daemon', 'noreply', 'office', 'owner', 'payments'],
  ...['postmaster', 'press', 'privacy', 'root', 'security', 'site', 'system', 'team', 'verified'],
  ...['büro', 'hilfe', 'kontakt', 'presse', 'sicherheit', 'verwaltung'],
  ...['aide', 'bureau', 'équipe', 'sécurité'],
  ...['ayuda', 'contacto', 'equipo', 'oficina', 'prensa', 'seguridad'],
  ...['الفريق', 'الموقع', 'المكتب'],
];
