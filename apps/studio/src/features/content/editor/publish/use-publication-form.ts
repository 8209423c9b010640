import type { ScheduledAction } from '@rostra/contract';
import type { FieldValues } from 'react-hook-form';
import {
  type StudioForm,
  type StudioFormOptions,
  useStudioForm,
} from '../../../../lib/form/use-studio-form.ts';
import type { Publication, PublicationAct } from './use-publication.ts';

interface PublicationFormOptions<Values extends FieldValues>
  extends Omit<StudioFormOptions<Values>, 'save'> {
  action: ScheduledAction;
  actOf: (values: Values) => PublicationAct;
}

/** A form that publishes or takes down, now or later. The panel shows how it went. */
export function usePublicationForm<Values extends FieldValues>(
  { running, perform }: Publication,
  { action, actOf, ...options }: PublicationFormOptions<Values>,
): StudioForm<Values> {
  return useStudioForm({
    ...options,
    save: {
      isBusy:
        running?.type === action || (running?.type === 'schedule' && running.action === action),
      failure: undefined,
      problem: undefined,
      errorOf: () => undefined,
      change: async (values, onSaved) => {
        if (await perform(actOf(values))) onSaved();
      },
    },
  });
}
