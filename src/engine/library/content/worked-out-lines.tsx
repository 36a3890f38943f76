import { appWorld } from '../records/app-world.ts';
import type { Values } from '../records/check-values.ts';
import type { Entity } from '../records/entity.ts';
import { writeShown } from '../records/write-reason.ts';

interface WorkedOutLinesProps {
  entity: Entity;
  values: Values;
  /** Names of the fields that are worked out, in their order. */
  names: readonly string[];
}

/** What comes out of a form while it is filled in, before anything is sent. */
export function WorkedOutLines({ entity, values, names }: WorkedOutLinesProps) {
  const world = appWorld();
  const kind = world.kind(entity.name);
  if (kind === undefined) return null;
  const record = { id: '', createdAt: '', ...values };
  const rows = names.flatMap((name) => {
    const field = entity.fields.find((one) => one.name === name);
    return field === undefined
      ? []
      : [{ field, text: writeShown(`{${name}}`, { world, self: { kind, record } }) }];
  });
  return (
    <div role="status" aria-label="Worked out" className="rounded-card bg-soft p-4">
      <dl className="grid grid-cols-1 gap-2">
        {rows.map(({ field, text }) => (
          <div key={field.name} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <dt className="text-sm">{field.label}</dt>
            <dd className="font-semibold tabular-nums">{text === '' ? '–' : text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
