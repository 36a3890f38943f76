import type { AppSpec, EntitySpec, SampleValue } from '../spec/app-spec.ts';

export interface StartRecord {
  readonly collection: string;
  readonly id: string;
  readonly data: Readonly<Record<string, SampleValue>>;
}

const relativeDay = /^([+-]\d{1,5})(?: (\d\d:\d\d))?$/;
const dayMs = 86_400_000;

function inDays(now: Date, days: number, time?: string): string {
  const day = new Date(now.getTime() + days * dayMs).toISOString().slice(0, 10);
  return time === undefined ? day : `${day}T${time}`;
}

/** The records that an app begins with, as its own code makes them in a browser. */
export function startRecords(spec: AppSpec, now: Date): StartRecord[] {
  return spec.entities.flatMap((entity) =>
    entity.samples.map((sample, index) => ({
      collection: entity.name,
      id: `${entity.name}-${index + 1}`,
      data: { createdAt: inDays(now, -index - 1, '09:30'), ...valuesOf(entity, sample, now) },
    })),
  );
}

function valuesOf(
  { fields }: EntitySpec,
  sample: Readonly<Record<string, SampleValue>>,
  now: Date,
): Record<string, SampleValue> {
  return Object.fromEntries(
    Object.entries(sample).map(([name, value]) => {
      const kind = fields.find((field) => field.name === name)?.kind;
      const match = typeof value === 'string' ? relativeDay.exec(value) : null;
      if (match === null || (kind !== 'date' && kind !== 'moment')) return [name, value];
      return [name, inDays(now, Number(match[1]), kind === 'moment' ? (match[2] ?? '10:00') : undefined)];
    }),
  );
}
