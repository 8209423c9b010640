export type ConsentChoice = 'granted' | 'denied';
