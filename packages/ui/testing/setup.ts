import { afterEach } from 'vitest';
import './styles.css';

afterEach(() => {
  delete document.documentElement.dataset.theme;
});
