/** Decorative illustration of an assembly. In a file of its own, which takes its colours from here: the scripts of the page are full. */
export function Hemicycle({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 800 400" aria-hidden="true" className={className}>
      <use href="/hero.svg#drawn" />
    </svg>
  );
}
