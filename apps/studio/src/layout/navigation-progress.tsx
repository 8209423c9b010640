import { useNavigation } from 'react-router';

/** A bar at the top while the next screen is loaded, unless that is quick. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === 'idle') return null;
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="navigation-progress h-full bg-accent" />
    </div>
  );
}
