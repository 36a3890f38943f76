import { type FormEvent, useState } from 'react';
import type { ModelLimitValues } from '../../../functions/model-shapes.ts';
import { contract as setModelLimits } from '../../../functions/set-model-limits/contract.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { Alert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { LimitFields } from './limit-fields.tsx';
import { limitFormOf, readLimits } from './limit-form.ts';
import type { ModelOverview } from './model-overview.ts';
import { ModelsCard } from './models-card.tsx';
import { PersonLimits } from './person-limits.tsx';
import type { Problems } from './problems.ts';
import { useModelAction } from './use-models.ts';

/** How much may be used of the models of the installation. */
export function LimitsCard({ limits }: { limits: ModelOverview['limits'] }) {
  return (
    <ModelsCard
      heading="Limits"
      intro="How much may be used of the models above, counted in UTC. Before a model is asked, what it may take is set aside, so that nobody gets past a limit."
    >
      <div className="grid divide-y divide-line lg:grid-cols-2 lg:divide-x lg:divide-y-0">
        <ScopeLimits scope="each" heading="For each person" values={limits.each} />
        <ScopeLimits scope="total" heading="For all together" values={limits.total} />
      </div>
      <PersonLimits persons={limits.persons} />
    </ModelsCard>
  );
}

interface ScopeLimitsProps {
  scope: 'each' | 'total';
  heading: string;
  values: ModelLimitValues;
}

function ScopeLimits({ scope, heading, values }: ScopeLimitsProps) {
  const [edited, setEdited] = useState<ReturnType<typeof limitFormOf>>();
  const [problems, setProblems] = useState<Problems>({});
  const action = useModelAction(setModelLimits, () => 'Limits saved');
  const form = edited ?? limitFormOf(values);
  function submit(event: FormEvent) {
    event.preventDefault();
    const read = readLimits(form);
    setProblems(read.ok ? {} : read.problems);
    if (read.ok) action.mutate({ [scope]: read.values }, { onSuccess: () => setEdited(undefined) });
  }
  return (
    <form
      aria-label={`Limits: ${heading.toLowerCase()}`}
      onSubmit={submit}
      noValidate
      className="grid content-start gap-3 p-4 sm:p-5"
    >
      <h3 className="text-small font-semibold text-ink">{heading}</h3>
      <LimitFields
        form={form}
        problems={problems}
        onChange={(next) => {
          setProblems({});
          setEdited(next);
        }}
      />
      {action.isError ? (
        <Alert tone="negative" title="Not saved" announce>
          {messageOf(action.error, 'Please try again.')}
        </Alert>
      ) : null}
      <Button
        type="submit"
        className="justify-self-start"
        busy={action.isPending}
        disabled={edited === undefined}
      >
        Save limits
      </Button>
    </form>
  );
}
