import { afterEach } from 'vitest';
import '../src/studio.css';

afterEach(() => {
  delete document.documentElement.dataset.theme;
  document.documentElement.dir = 'ltr';
});
