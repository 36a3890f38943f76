import { type FormEvent, useState } from 'react';
import { type Entity, titleOf } from '../records/entity.ts';
import { inputClass } from '../records/field-input.tsx';
import { useRecords } from '../store/use-records.ts';
import { Button } from '../ui/button.tsx';
import { inText } from '../words/in-text.ts';
import { CheckList, Labelled } from './form-parts.tsx';

export interface ReportChoices {
  readonly title: string;
  readonly entity: Entity;
  /** The one record that the report is about; empty for all. */
  readonly recordId: string;
  readonly from: string;
  readonly to: string;
  readonly sections: readonly string[];
}

interface ReportFormProps {
  entities: readonly [Entity, ...Entity[]];
  sections: readonly string[];
  onGenerate: (choices: ReportChoices) => void;
}

/** What the report is about, for which time, and which sections it gets. */
export function ReportForm({ entities, sections, onGenerate }: ReportFormProps) {
  const [title, setTitle] = useState('');
  const [entity, setEntity] = useState<Entity>(entities[0]);
  const [recordId, setRecord] = useState('');
  const [period, setPeriod] = useState({ from: '', to: '' });
  const [left, setLeft] = useState<readonly string[]>([]);
  const [fault, setFault] = useState('');
  const chosen = sections.filter((section) => !left.includes(section));
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (chosen.length === 0) return setFault('Choose at least one section.');
    const { from, to } = period;
    if (from !== '' && to !== '' && from > to) return setFault('The period ends before it starts.');
    setFault('');
    const record = entity.records.find(recordId);
    const about = record === undefined ? entity.many : titleOf(entity, record);
    onGenerate({ title: title.trim() || `${about} report`, entity, recordId, from, to, sections: chosen });
  }
  return (
    <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
      <Labelled label="Report title">
        <input
          value={title}
          onChange={(event) => setTitle(event.target.value)}
          placeholder={`${entity.many} report`}
          className={inputClass}
        />
      </Labelled>
      <SubjectInputs
        entities={entities}
        entity={entity}
        recordId={recordId}
        onChange={(next, id) => {
          setEntity(next);
          setRecord(id);
        }}
      />
      <PeriodInputs period={period} onChange={setPeriod} />
      <CheckList
        legend="Sections"
        options={sections.map((section) => ({ key: section, label: section }))}
        left={left}
        onChange={setLeft}
      />
      {fault === '' ? null : (
        <p role="alert" className="font-medium text-danger-ink">
          {fault}
        </p>
      )}
      <Button look="primary" type="submit">
        Generate report
      </Button>
    </form>
  );
}

interface SubjectInputsProps {
  entities: readonly Entity[];
  entity: Entity;
  recordId: string;
  onChange: (entity: Entity, recordId: string) => void;
}

function SubjectInputs({ entities, entity, recordId, onChange }: SubjectInputsProps) {
  const records = useRecords(entity.records);
  return (
    <>
      {entities.length === 1 ? null : (
        <Labelled label="Report on">
          <select
            value={entity.name}
            onChange={(event) =>
              onChange(entities.find(({ name }) => name === event.target.value) ?? entity, '')
            }
            className={inputClass}
          >
            {entities.map((one) => (
              <option key={one.name} value={one.name}>
                {one.many}
              </option>
            ))}
          </select>
        </Labelled>
      )}
      <Labelled label={entity.one}>
        <select
          value={recordId}
          onChange={(event) => onChange(entity, event.target.value)}
          className={inputClass}
        >
          <option value="">All {inText(entity.many)}</option>
          {records.map((record) => (
            <option key={record.id} value={record.id}>
              {titleOf(entity, record)}
            </option>
          ))}
        </select>
      </Labelled>
    </>
  );
}

interface Period {
  readonly from: string;
  readonly to: string;
}

function PeriodInputs({ period, onChange }: { period: Period; onChange: (period: Period) => void }) {
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <Labelled label="From">
        <input
          type="date"
          value={period.from}
          onChange={(event) => onChange({ ...period, from: event.target.value })}
          className={inputClass}
        />
      </Labelled>
      <Labelled label="To">
        <input
          type="date"
          value={period.to}
          onChange={(event) => onChange({ ...period, to: event.target.value })}
          className={inputClass}
        />
      </Labelled>
    </div>
  );
}
