import { MAX_POLICY_AREAS, type PolicyArea } from '@rostra/contract';
import { useMessages } from '@rostra/messages/react';
import { Button, CloseIcon, IconButton } from '@rostra/ui';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { MoveButtons } from '../../../lib/controls/move-buttons.tsx';
import { useAreaName } from '../../../lib/policy-areas.ts';
import { useApi } from '../../../session/session-provider.tsx';
import { areasQuery } from '../../policies/index.ts';
import { moveItem } from '../menus/move-item.ts';
import { AreaFields } from './area-fields.tsx';

interface AreasFieldProps {
  value: readonly PolicyArea[];
  /** Those of the site now, whose keys stay. */
  saved: readonly PolicyArea[];
  /** What the server said about a part of an area. */
  errorAt: (index: number, part: 'slug' | 'names') => string | undefined;
  /** Whether something is wrong, so that missing parts are marked. */
  isChecked: boolean;
  onChange: (areas: PolicyArea[]) => void;
}

/** The policy areas in their order. One with policies stays until these are elsewhere. */
export function AreasField({ value, saved, errorAt, isChecked, onChange }: AreasFieldProps) {
  const t = useMessages('studio-pages');
  const menus = useMessages('studio-settings');
  const list = useRef<HTMLOListElement>(null);
  const nameOf = useAreaName();
  const { data: used = [] } = useQuery(areasQuery(useApi()));
  const [announcement, setAnnouncement] = useState('');
  const titleOf = ({ key, names }: PolicyArea) =>
    Object.values(names).find(Boolean) ?? (key === '' ? t('areas.new') : nameOf(key));
  const policiesIn = (key: string) => used.find(({ area }) => area === key)?.policies.length ?? 0;
  const move = (from: number, by: -1 | 1) => {
    setAnnouncement(menus('menu.moved', { position: from + by + 1, count: value.length }));
    onChange(moveItem(value, from, by));
  };
  const add = () => {
    onChange([...value, { key: '', slug: '', names: {} }]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(':scope > li:last-child input')?.focus(),
    );
  };
  return (
    <fieldset>
      <legend className="sr-only">{t('areas.title')}</legend>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol ref={list} aria-label={t('areas.title')} className="border-ink border-t">
        {value.map((area, index) => {
          const count = policiesIn(area.key);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a new area has no key until it has an address
              key={index}
              className="flex items-start gap-2 border-line border-b pt-4"
            >
              <AreaFields
                area={area}
                keysTaken={value.flatMap(({ key }, place) => (place === index ? [] : [key]))}
                isNew={saved.every(({ key }) => key !== area.key)}
                isChecked={isChecked}
                errorOf={(part) => errorAt(index, part)}
                note={count > 0 ? t('areas.policies', { count }) : undefined}
                onChange={(next) => onChange(value.with(index, next))}
              />
              <MoveButtons
                title={titleOf(area)}
                isFirst={index === 0}
                isLast={index === value.length - 1}
                onMove={(by) => move(index, by)}
              />
              <IconButton
                label={t('areas.remove', { name: titleOf(area) })}
                disabled={count > 0 || value.length === 1}
                onClick={() => onChange(value.toSpliced(index, 1))}
                className="size-9"
              >
                <CloseIcon className="size-4" />
              </IconButton>
            </li>
          );
        })}
      </ol>
      <Button
        variant="secondary"
        size="small"
        className="mt-2"
        disabled={value.length >= MAX_POLICY_AREAS}
        onClick={add}
      >
        {t('areas.add')}
      </Button>
    </fieldset>
  );
}
