import { findEmbed } from '@rostra/block-syntax';
import { describe, expect, it } from 'vitest';

describe('an address of a provider', () => {
  const YOUTUBE = 'https://www.youtube-nocookie.com/embed/abc-EFG_ijk?autoplay=1';
  it.each([
    ['https://www.youtube.com/watch?v=abc-EFG_ijk', YOUTUBE],
    ['https://m.youtube.com/watch?app=desktop&v=abc-EFG_ijk&t=1m30s', `${YOUTUBE}&start=90`],
    ['https://youtu.be/abc-EFG_ijk?si=x&t=42', `${YOUTUBE}&start=42`],
    ['https://youtube.com/shorts/abc-EFG_ijk', YOUTUBE],
    ['https://www.youtube.com/live/abc-EFG_ijk', YOUTUBE],
    ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?dnt=1&autoplay=1'],
    [
      'https://vimeo.com/123456/0a1b2c3d4e',
      'https://player.vimeo.com/video/123456?dnt=1&autoplay=1&h=0a1b2c3d4e',
    ],
    [
      'https://open.spotify.com/intl-de/episode/4rOoJ6Egrf8K2IrywzwOMk',
      'https://open.spotify.com/embed/episode/4rOoJ6Egrf8K2IrywzwOMk',
    ],
    [
      'https://www.openstreetmap.org/?mlat=52.5&mlon=13.4#map=12/52.5000/13.4000',
      'https://www.openstreetmap.org/export/embed.html?bbox=13.27640%2C52.45768%2C13.52360%2C52.54232&layer=mapnik&marker=52.5%2C13.4',
    ],
  ])('%s has a frame', (address, frameUrl) => {
    expect(findEmbed(address)?.frameUrl).toBe(frameUrl);
  });

  it.each([
    'http://www.youtube.com/watch?v=abc-EFG_ijk',
    'https://www.youtube.com/watch?v=short',
    'https://www.youtube.com/@channel',
    'https://youtube.com.evil.example/watch?v=abc-EFG_ijk',
    'https://user@www.youtube.com/watch?v=abc-EFG_ijk',
    'https://www.youtube.com:8443/watch?v=abc-EFG_ijk',
    'https://vimeo.com/channels/staffpicks',
    'https://open.spotify.com/user/x',
    'https://www.openstreetmap.org/way/12',
    'javascript:alert(1)',
    '',
  ])('%s is only a link', (address) => {
    expect(findEmbed(address)).toBeUndefined();
  });
});
