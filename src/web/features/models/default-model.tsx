import { useId } from 'react';
import type { z } from 'zod';
import type { usableModel } from '../../../functions/model-shapes.ts';
import { collection as profiles } from '../../app/local/collections/profiles.ts';
import { useRecord } from '../../app/local/use-collection.ts';
import { messageOf } from '../../lib/failures/failure.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { toast } from '../../ui/toast.ts';

type UsableModel = z.infer<typeof usableModel>;

interface DefaultModelProps {
  userId: string;
  models: readonly UsableModel[];
}

const usual = 'usual';
const whose = {
  settings: 'of this installation',
  installation: 'of this installation',
  own: 'with your own key',
} as const;

/** Which one is asked, and where that goes. */
export function DefaultModel({ userId, models }: DefaultModelProps) {
  const headingId = useId();
  const { status, record, save } = useRecord(profiles, userId);
  const settings = record?.value.settings;
  const stored = settings?.['model'];
  const chosen = models.find(({ id }) => id === stored);

  async function choose(value: string): Promise<void> {
    try {
      const { model: _, ...others } = settings ?? {};
      await save(userId, { settings: value === usual ? others : { ...others, model: value } });
      toast({ title: 'Saved', variant: 'success', durationMs: 5_000 });
    } catch (error) {
      toast({
        title: 'Not saved',
        description: messageOf(error, 'Please try again.'),
        variant: 'destructive',
      });
    }
  }

  return (
    <section aria-labelledby={headingId} className="grid gap-3">
      <h3 id={headingId} className="text-small font-semibold text-ink">
        What you may use
      </h3>
      {models.length === 0 ? (
        <p className="text-small text-ink-muted">
          There is no language model here. Everything works without one; an admin can add one.
        </p>
      ) : (
        <>
          <ul aria-label="Models that you may use" className="grid gap-1">
            {models.map(({ id, name, place, whose: by }) => (
              <li key={id} className="text-small wrap-anywhere text-ink-muted">
                <span className="font-medium text-ink">{name}</span>, {whose[by]}. What you ask it is sent to{' '}
                <span className="font-mono text-caption text-ink">{place}</span>.
              </li>
            ))}
          </ul>
          <Field
            label="Used unless you choose another"
            hint="Sent are your words and what the task needs, never your name, address or password. Nothing is sent until you ask for something that uses a model."
          >
            {(control) => (
              <Select
                {...control}
                disabled={status === 'loading'}
                options={[
                  { value: usual, label: 'As the admins have set it' },
                  ...models.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                value={chosen?.id ?? usual}
                onChange={(value) => void choose(value)}
              />
            )}
          </Field>
        </>
      )}
    </section>
  );
}
