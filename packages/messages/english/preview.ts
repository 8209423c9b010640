export default {
  notice: 'Preview of a draft. Only people with this link see this page.',
} as const;
