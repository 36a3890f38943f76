import type { AppSpec, EntitySpec, SampleValue } from '../spec/app-spec.ts';
import { dayOfSample, sampleDay } from '../spec/sample-day.ts';

export interface StartRecord {
  readonly collection: string;
  readonly id: string;
  readonly data: Readonly<Record<string, SampleValue>>;
}

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
      const near = typeof value === 'string' ? sampleDay(value) : undefined;
      if (near === undefined || (kind !== 'date' && kind !== 'moment')) return [name, value];
      const day = dayOfSample(near, now.toISOString().slice(0, 10));
      return [name, kind === 'moment' ? `${day}T${near.time ?? '10:00'}` : day];
    }),
  );
}
