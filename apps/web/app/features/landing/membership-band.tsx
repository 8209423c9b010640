import { JoinButton } from '../sessions/index.ts';
import type { LandingContent } from './landing.ts';

/** What members get, plainly, and the one action. */
export function MembershipBand({ membership }: { membership: LandingContent['membership'] }) {
  return (
    <section aria-labelledby="membership" className="bg-sunken">
      <div className="shell grid gap-x-8 gap-y-10 py-16 lg:grid-cols-12 lg:py-24">
        <div className="lg:col-span-5">
          <h2 id="membership" className="text-3xl">
            {membership?.heading ?? 'Become a member'}
          </h2>
          <p className="mt-4 max-w-[34rem]">
            {membership?.body ?? 'An account is free and takes a minute to open.'}
          </p>
          <JoinButton size="large" className="mt-8" />
        </div>
        {membership ? (
          <ul className="border-line border-t lg:col-span-6 lg:col-start-7">
            {membership.points.map((point) => (
              <li key={point} className="figures-text border-line border-b py-4 font-serif text-lg">
                {point}
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </section>
  );
}
