import { ArrowRightIcon, Link } from '@rostra/ui';
import { areaNames, areas } from '../policies/index.ts';
import type { LandingContent } from './landing.ts';

/** The policies as an index, one concrete sentence each. */
export function PolicyIndex({ sentences }: { sentences: LandingContent['policySentences'] }) {
  return (
    <section aria-labelledby="policies" className="border-ink border-t">
      <div className="shell grid gap-x-8 gap-y-6 py-12 lg:grid-cols-12 lg:py-20">
        <h2 id="policies" className="text-2xl lg:col-span-3 lg:pt-6">
          Policies
        </h2>
        <ul className="lg:col-span-9">
          {areas.map((area) => (
            <li key={area} className="border-line border-t last:border-b">
              <Link
                href={`/policies/${area}`}
                className="group grid gap-x-8 gap-y-2 py-6 no-underline md:grid-cols-[14rem_1fr_1.5rem]"
              >
                <span className="font-medium font-serif text-2xl tracking-tight group-hover:text-accent">
                  {areaNames[area].replace(' policy', '')}
                </span>
                <span className="max-w-measure text-muted group-hover:text-ink">
                  {sentences[area] ?? `Read our ${areaNames[area].toLowerCase()}.`}
                </span>
                <ArrowRightIcon className="mt-1 hidden text-accent transition-transform group-hover:translate-x-1 md:block" />
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
