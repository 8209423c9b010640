export default {
  empty: 'Files are empty',
  tooMany: 'Too many files',
  unreadable: 'The upload could not be read',
  onlyOnePicture: 'Only one picture can be uploaded',
  tooLarge: 'The file must be at most {megabytes}\u00a0MB',
  notAPicture: 'The file is not a picture in a known format',
  unknownFormat: 'The file is neither a picture nor a document in a known format',
  tooManyPixels: 'The picture has too many pixels',
  tooWide: 'The picture is more than {pixels} pixels wide or high',
  drawingTooLarge:
    'The drawing must be at most {kilobytes}\u00a0KB. Simplify it and export it again.',
  drawingInvalid:
    'The drawing could not be read. Export it as plain SVG with paths instead of effects, or upload it as PNG.',
  needsPicture: 'A picture can only be replaced by another picture',
  needsDocument: 'A document can only be replaced by another document',
  replacedMeanwhile:
    'Someone else has replaced this file in the meantime. Reload it and try again.',
} as const;
