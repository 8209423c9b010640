const STORAGE_KEY = 'rostra.languageOffer';

/** Storage can be blocked; then the offer is not made, because it could not be dismissed. */
export function isOfferAnswered(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return true;
  }
}

export function rememberAnswer(): void {
  try {
    localStorage.setItem(STORAGE_KEY, 'answered');
  } catch {
    // Nothing can be remembered.
  }
}
