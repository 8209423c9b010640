/** The few texts of Stripe.js itself. Those inside its frames come with their documents. */
const TEXTS = {
  en: {
    frame: 'Secure payment input frame',
    challenge: 'Confirm it is you: 3-D Secure',
    cancel: 'Cancel',
    unreachable: 'We could not reach the payment service. Try again.',
  },
  de: {
    frame: 'Sicherer Eingabebereich für Zahlungen',
    challenge: 'Bestätigen Sie, dass Sie es sind: 3-D Secure',
    cancel: 'Abbrechen',
    unreachable: 'Der Zahlungsdienst ist nicht erreichbar. Bitte versuchen Sie es noch einmal.',
  },
  fr: {
    frame: 'Cadre de saisie sécurisé pour le paiement',
    challenge: 'Confirmez votre identité : 3-D Secure',
    cancel: 'Annuler',
    unreachable: 'Le service de paiement est inaccessible. Veuillez réessayer.',
  },
  es: {
    frame: 'Marco de entrada de pago seguro',
    challenge: 'Confirme su identidad: 3-D Secure',
    cancel: 'Cancelar',
    unreachable: 'No se puede conectar con el servicio de pago. Inténtelo de nuevo.',
  },
  ar: {
    frame: 'إطار آمن لإدخال بيانات الدفع',
    challenge: 'أكّد هويتك: 3-D Secure',
    cancel: 'إلغاء',
    unreachable: 'تعذّر الاتصال بخدمة الدفع. حاول مجددًا.',
  },
} as const;

export type FrameTexts = Record<keyof (typeof TEXTS)['en'], string>;

const isKnown = (code: string): code is keyof typeof TEXTS => Object.hasOwn(TEXTS, code);

export function frameTexts(locale: string): FrameTexts {
  const [code = ''] = locale.toLowerCase().split('-');
  return isKnown(code) ? TEXTS[code] : TEXTS.en;
}
