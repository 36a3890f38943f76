import { Sparkles } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Cover } from '../content/cover.tsx';
import { type Entity, imageField, titleOf } from '../records/entity.ts';
import type { Field } from '../records/field.ts';
import { inputClass } from '../records/field-input.tsx';
import { RecordTitle } from '../records/record-views.tsx';
import type { AppRecord } from '../store/collection.ts';
import { useRecords } from '../store/use-records.ts';
import { createValue, useValue } from '../store/value.ts';
import { Button } from '../ui/button.tsx';
import { Card, Panel } from '../ui/card.tsx';
import { Empty } from '../ui/empty.tsx';
import { inText } from '../words/in-text.ts';
import {
  isUpperLimit,
  type Match,
  matchPreferences,
  type Preferences,
  preferenceFields,
} from './match-preferences.ts';

/** Preferences by kind of record, so that they are there at the next visit. */
const kept = createValue<Readonly<Record<string, Preferences>>>('preferences', {});

/** Asks what somebody would like and ranks the records by it, with a reason for each. */
export function Recommend({ entity, limit = 6 }: { entity: Entity; limit?: number }) {
  const records = useRecords(entity.records);
  const [all, keep] = useValue(kept);
  const saved = all[entity.name];
  const [draft, setDraft] = useState<Preferences>(saved ?? {});
  const fields = preferenceFields(entity);
  const matches = matchPreferences(entity, records, saved ?? {}).slice(0, limit);
  const many = inText(entity.many);
  const asked = Object.values(saved ?? {}).some((value) => value.trim() !== '');
  function submit(event: FormEvent): void {
    event.preventDefault();
    keep({ ...all, [entity.name]: draft });
  }
  return (
    <section
      aria-label={`Recommended ${many}`}
      className="grid grid-cols-1 items-start gap-5 lg:grid-cols-[20rem_1fr]"
    >
      <Panel title="Your preferences">
        <form onSubmit={submit} className="grid grid-cols-1 gap-4">
          {fields.map((field) => (
            <PreferenceInput
              key={field.name}
              field={field}
              records={records}
              value={draft[field.name] ?? ''}
              onChange={(value) => setDraft({ ...draft, [field.name]: value })}
            />
          ))}
          <Button look="primary" type="submit">
            <Sparkles aria-hidden="true" className="size-4" />
            Get recommendations
          </Button>
          <Button
            onClick={() => {
              setDraft({});
              keep({ ...all, [entity.name]: {} });
            }}
          >
            Clear preferences
          </Button>
        </form>
      </Panel>
      <div className="grid grid-cols-1 gap-3">
        <h2 aria-live="polite" className="font-heading text-xl font-bold">
          {asked ? `Recommended ${many} for you` : `Popular ${many}`}
        </h2>
        {matches.length === 0 ? <Empty text={`No ${many} yet.`} /> : null}
        <ol className="grid grid-cols-1 gap-3">
          {matches.map((match) => (
            <MatchCard key={match.record.id} entity={entity} match={match} asked={asked} />
          ))}
        </ol>
      </div>
    </section>
  );
}

interface PreferenceInputProps {
  field: Field;
  records: readonly AppRecord[];
  value: string;
  onChange: (value: string) => void;
}

function PreferenceInput({ field, records, value, onChange }: PreferenceInputProps) {
  const isNumber = ['money', 'number', 'percent', 'rating'].includes(field.kind);
  const label = isNumber
    ? `${isUpperLimit(field) ? 'Highest' : 'Lowest'} ${field.label.toLowerCase()}`
    : `Preferred ${field.label.toLowerCase()}`;
  const options = field.kind === 'yes-no' ? ['Yes', 'No'] : (field.options ?? []);
  const tags = field.kind === 'tags' ? tagsIn(records, field) : [];
  return (
    <label className="grid grid-cols-1 gap-1.5 text-sm font-semibold *:font-normal">
      {label}
      {options.length > 0 || tags.length > 0 ? (
        <select value={value} onChange={(event) => onChange(event.target.value)} className={inputClass}>
          <option value="">No preference</option>
          {[...options, ...tags].map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      ) : (
        <input
          type={isNumber ? 'number' : 'text'}
          min={0}
          step="any"
          value={value}
          placeholder="No preference"
          onChange={(event) => onChange(event.target.value)}
          className={inputClass}
        />
      )}
    </label>
  );
}

function tagsIn(records: readonly AppRecord[], field: Field): readonly string[] {
  return [
    ...new Set(
      records.flatMap((record) => {
        const own = record[field.name];
        return Array.isArray(own) ? own : [];
      }),
    ),
  ];
}

interface MatchCardProps {
  entity: Entity;
  match: Match<AppRecord>;
  /** Whether any preference was stated. */
  asked: boolean;
}

function MatchCard({ entity, match, asked }: MatchCardProps) {
  const { record, percent, reasons } = match;
  const image = imageField(entity);
  return (
    <li data-record={record.id}>
      <Card className="flex gap-4 overflow-hidden p-4">
        <Cover
          label={titleOf(entity, record)}
          kind={entity.one}
          className="hidden h-24 w-32 shrink-0 rounded-control sm:grid"
          {...(image === undefined ? {} : { source: String(record[image.name] ?? '') })}
        />
        <div className="min-w-0 flex-1">
          <div className="flex items-start justify-between gap-3">
            <h3 className="font-heading text-lg font-semibold">
              <RecordTitle entity={entity} record={record} />
            </h3>
            {asked ? (
              <span className="shrink-0 rounded-full bg-primary px-3 py-1 text-sm font-bold text-on-primary tabular-nums">
                {percent}% match
              </span>
            ) : null}
          </div>
          <p className="mt-1 text-sm">{reasonText(reasons, asked)}</p>
        </div>
      </Card>
    </li>
  );
}

function reasonText(reasons: readonly string[], asked: boolean): string {
  if (reasons.length === 0)
    return asked ? 'Fits none of your wishes exactly.' : 'State your wishes to see how it fits.';
  const told = reasons.map((reason) => (/^(?:matches|shares)/.test(reason) ? reason : `has ${reason}`));
  return `Because it ${told.join(', ')}.`;
}
