import { ArrowRightIcon, Link } from '@rostra/ui';
import { LongDocument, type LongDocumentContent } from '../../components/long-document.tsx';
import { type Area, areaNames, areas } from './areas.ts';

interface PolicyPageProps {
  area: Area;
  policy: LongDocumentContent;
}

export function PolicyPage({ area, policy }: PolicyPageProps) {
  return (
    <LongDocument document={policy} keyPointsTitle="What we ask for">
      <OtherPolicies current={area} />
    </LongDocument>
  );
}

function OtherPolicies({ current }: { current: Area }) {
  return (
    <nav aria-labelledby="other-policies" data-print="hidden" className="shell pb-section">
      <div className="border-ink border-t pt-6">
        <h2 id="other-policies" className="font-sans font-semibold text-sm tracking-normal">
          Other policies
        </h2>
        <ul className="mt-2 grid md:grid-cols-2 md:gap-x-8">
          {areas
            .filter((area) => area !== current)
            .map((area) => (
              <li key={area}>
                <Link
                  href={`/policies/${area}`}
                  className="group flex items-center justify-between gap-4 border-line border-b py-5 font-serif text-2xl no-underline hover:text-accent"
                >
                  {areaNames[area]}
                  <ArrowRightIcon className="transition-transform group-hover:translate-x-1" />
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
